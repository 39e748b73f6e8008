import { z } from 'zod';
import { SchemaPointer, Text } from './item.schema.ts';
import { type HelpKind, helpKinds } from './safety.schema.ts';

const Page = z.url({ protocol: /^https$/ });

/** A service to call for help. */
export const HelpLine = z
  .strictObject({
    name: Text,
    /** As dialled within the country; spaces only for reading. */
    call: z.string().regex(/^\d[\d ]*$/, 'must be a number that can be dialled'),
    /** Left out: day and night, every day. */
    hours: Text.optional(),
    /** How to write instead of calling: "Text 988". */
    text: Text.optional(),
    /** The service's own page, where the number stands. */
    url: Page,
  })
  .readonly();
export type HelpLine = z.infer<typeof HelpLine>;

const Lines = z.array(HelpLine).min(1).readonly();

/** Where to turn in one country; the file is named by its code (ISO 3166-1 alpha-2, in lower case). */
const countryFields = {
  name: Text,
  emergencyNumber: z.string().regex(/^\d+(?: or \d+)*$/, 'must be numbers that can be dialled, with "or" between them'),
  /** When its numbers were last gone through. */
  reviewed: z.iso.date(),
  lines: z
    .strictObject({ 'self-harm': Lines, poisoning: Lines.optional(), violence: Lines.optional(), 'child-protection': Lines.optional() } satisfies Record<
      HelpKind,
      unknown
    >)
    .readonly(),
};
export const HelpCountryFile = z.strictObject({ $schema: SchemaPointer, ...countryFields });

/** Where to turn in one country, with its code in upper case. */
export interface CountryHelp extends Readonly<Omit<z.infer<typeof HelpCountryFile>, '$schema'>> {
  readonly country: string;
}

/** A directory of services for every country that is not listed, by what they are for. */
export const HelpDirectory = z.strictObject({ id: z.enum(helpKinds), name: Text, url: Page }).readonly();
export type HelpDirectory = z.infer<typeof HelpDirectory>;
export const HelpDirectoryFile = z.strictObject({
  $schema: SchemaPointer,
  directories: z
    .array(HelpDirectory)
    .refine((rows) => helpKinds.every((kind) => rows.filter(({ id }) => id === kind).length === 1), `must have one each for ${helpKinds.join(', ')}`),
});
