import { z } from 'zod';
import { cueIds } from './cue-ids.ts';
import { SchemaPointer, Text } from './item.schema.ts';
import { Example } from './language.schema.ts';

/** Words that tell how what stands beside them is to the patient's present state. After ConText (Harkema et al. 2009), with the words as data and the algorithm apart. */
export const Cue = z
  .strictObject({
    id: z.enum(cueIds),
    /** What the words do, for whoever adds one. */
    means: Text,
    /** In lower case, without accents and apostrophes ("isnt"). */
    words: z.array(Text).min(1).readonly(),
    /** A text that is read so because of these words, and otherwise without them. */
    example: Example,
  })
  .readonly();
export type Cue = z.infer<typeof Cue>;
export const CueFile = z.strictObject({ $schema: SchemaPointer, cues: z.array(Cue).min(1) });

/** Shorthand of the wards that is told from the same letters elsewhere by how it is written. */
export const Abbreviation = z
  .strictObject({
    written: Text,
    /** A word that phrases have. */
    means: Text,
    /**
     * 'mark': a mark of its own; 'paired': a letter joined to another by a stroke, plus or ampersand, or counted ("D x3"); 'signed': letters behind a plus or minus;
     * 'slashed': before a stroke; 'alone': a capital behind a word, at the end of an item.
     */
    use: z.enum(['mark', 'paired', 'signed', 'slashed', 'alone']),
    example: Example,
  })
  .readonly();
export type Abbreviation = z.infer<typeof Abbreviation>;
export const AbbreviationFile = z.strictObject({ $schema: SchemaPointer, abbreviations: z.array(Abbreviation).min(1) });
