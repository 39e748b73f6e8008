import { z } from 'zod';
import { ItemId, SchemaPointer, Text } from './item.schema.ts';

/** A file of content/sources/<organisation>/<id>.json: a page that exists, which whoever cites it names as <organisation>/<id>. */
export const SourceFile = z.strictObject({
  $schema: SchemaPointer,
  title: Text,
  /** Of the document itself; left out where its page is kept up to date and bears no year. */
  year: z.number().int().min(1980).max(2100).optional(),
  url: z.url({ protocol: /^https$/, error: 'is no https address' }),
  /** When and how somebody made sure that it exists and says what it is cited for; left out: nobody has since it was written down. */
  checked: z.strictObject({ on: z.iso.date(), how: Text }).optional(),
  /** What was looked for and could not be confirmed, where somebody tried. */
  unchecked: Text.optional(),
});
export type SourceFile = z.infer<typeof SourceFile>;

/** The file content/sources/organisations.json: who publishes them; the id is the folder. */
export const OrganisationFile = z.strictObject({ $schema: SchemaPointer, organisations: z.array(z.strictObject({ id: ItemId, name: Text })).min(1) });
