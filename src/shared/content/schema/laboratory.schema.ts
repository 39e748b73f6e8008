import { z } from 'zod';
import { SchemaPointer, Text } from './item.schema.ts';

/** A range as it is printed beside a value, such as "135–145 mmol/L"; by sex or state where that matters. */
const Range = Text.describe('The range with its unit; "men …; women …" where they differ');

/** A file of content/laboratory/<panel>.json: what is usual in adults, as the panel of an examination shows it. */
export const LaboratoryFile = z.strictObject({
  $schema: SchemaPointer,
  title: Text.describe('The panel, such as "Blood count"'),
  order: z.int().min(1).describe('Its place among the panels'),
  values: z
    .array(
      z.strictObject({
        name: Text,
        conventional: Range.describe('In the units of the American and most Indian laboratories'),
        si: Range.optional().describe('In SI units; left out where they are the same'),
      }),
    )
    .min(1),
  sources: z.array(z.string()).min(1).max(3).describe('Ids of files in content/sources: organisation/page'),
});
export type LaboratoryFile = z.infer<typeof LaboratoryFile>;
