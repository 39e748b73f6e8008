import { z } from 'zod';
import { SchemaPointer, Text } from './item.schema.ts';
import { Example } from './language.schema.ts';

/** What the reader of context asks of words; a cue of content/language says which words these are. */
export const cueIds = [
  // What denies, and how far.
  'negation',
  'verb-negation',
  'harmless-after-not',
  'list-after-not',
  'circumstance',
  'perception',
  'denial-behind',
  'found',
  'negation-inside',
  'clause-start',
  'clause-inside',
  // What is only feared, or told in general.
  'condition',
  'possibility',
  'worry',
  'medium',
  'medium-that-says',
  'says-in-general',
  'side-effects-that',
  'advice-given',
  'study',
  'study-question',
  'study-task',
  'fiction',
  // What is past or over.
  'history',
  'past-history',
  'formerly',
  'healthy',
  'years',
  'long-unit',
  'last-of-these',
  'young-age',
  'youth',
  'decade-of-life',
  'calendar-decade',
  'not-an-age',
  'no-year-behind',
  'no-year-before',
  'date-word',
  'ended',
  'ended-how',
  'settled',
  'long-ago',
  // Of whom it is told.
  'relative',
  'which-relative',
  'relative-has',
  'reporting',
  'call-name',
  'household',
  'acquaintance',
  'animal',
  'which-other',
  'with-other',
  'other-has',
  'other-is',
  // Run-on notes without punctuation.
  'run-on-denial',
  'run-on-joint',
  'run-on-quality',
  'run-on-since',
  'time-unit',
  // How notes are laid out.
  'heading-past',
  'heading-family',
  'heading-family-alone',
  'heading-social',
  'heading-complaint',
  'heading-complaint-alone',
  'cut-short',
] as const;
export type CueId = (typeof cueIds)[number];

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
