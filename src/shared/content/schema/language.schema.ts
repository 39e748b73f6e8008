import { z } from 'zod';
import { ItemId, Phrases, SchemaPointer, Text } from './item.schema.ts';

/** How a patient or a note says it, and what it must be read as: why a row of language data is there, for whoever reviews it and for the checks. */
export const Example = z
  .strictObject({
    text: Text,
    finding: ItemId,
    /** Present where it is left out; 'unsaid' where nothing is read of it. */
    state: z.enum(['absent', 'past', 'family', 'unsaid']).optional(),
  })
  .readonly();
export type Example = z.infer<typeof Example>;

/** A row as the engine takes it: the example stays with the content. */
type Row<T> = Omit<T, 'example'>;

/** A part of the body and the words for it; frames join it with a sensation. */
export const Site = z
  .strictObject({
    id: ItemId,
    phrases: Phrases,
    /** The larger region it lies in. */
    within: ItemId.optional(),
    /** Findings that speak of it without naming it: behind a cough, "no blood" is none in the sputum. */
    about: z.array(ItemId).min(1).readonly().optional(),
    example: Example,
  })
  .readonly();
export type Site = Row<z.infer<typeof Site>>;
export const SiteFile = z.strictObject({ $schema: SchemaPointer, sites: z.array(Site).min(1) });

/** What is felt or seen at a site. */
export const Sensation = z.strictObject({ id: ItemId, phrases: Phrases, example: Example }).readonly();
export type Sensation = Row<z.infer<typeof Sensation>>;
export const SensationFile = z.strictObject({ $schema: SchemaPointer, sensations: z.array(Sensation).min(1) });

/** A way to say that something brings a complaint on ('worse') or eases it ('better'). */
export const Effect = z.strictObject({ id: z.enum(['worse', 'better']), phrases: Phrases, example: Example }).readonly();
export type Effect = Row<z.infer<typeof Effect>>;
export const EffectFile = z.strictObject({ $schema: SchemaPointer, effects: z.array(Effect).min(1) });

/** What may bring a complaint on or ease it, and the findings that then hold. */
export const Trigger = z
  .strictObject({
    phrases: Phrases,
    worse: ItemId.optional(),
    better: ItemId.optional(),
    /** Plain pain beside it says that it hurts. */
    hurts: z.literal(true).optional(),
    /** Of one of the two. */
    example: Example,
  })
  .readonly();
export type Trigger = Row<z.infer<typeof Trigger>>;
export const TriggerFile = z.strictObject({ $schema: SchemaPointer, triggers: z.array(Trigger).min(1) });

/**
 * Words that say the same wherever they stand in a phrase. The reader tries a phrase as it is written first, and only then with each word replaced
 * by the first of its set; a phrase that would then mean two findings means neither. So a set may hold words that are merely near each other
 * ("exertion", "exercise") but none whose difference decides a diagnosis.
 */
export const SynonymSet = z
  .strictObject({
    topic: Text,
    words: z.array(z.string().regex(/^\S+$/)).min(2).readonly(),
    /** With a word other than the first. */
    example: Example,
  })
  .readonly();
export const SynonymFile = z.strictObject({ $schema: SchemaPointer, synonyms: z.array(SynonymSet).min(1) });

/**
 * A finding that is another one with a character: "the blood in his urine is painless" is painless haematuria though no phrase says so. Only pairs that
 * mean the special finding in nearly every sentence that has both. `of` may be a finding of a relative, `with` the word "family".
 */
export const Composition = z.strictObject({ of: ItemId, with: ItemId, means: ItemId, example: Example }).readonly();
export const CompositionFile = z.strictObject({ $schema: SchemaPointer, compositions: z.array(Composition).min(1) });

/** Words that collocations share: `<name>` in a group stands for all of them. They are stemmed when they are read, so one form of a word is enough. */
export const WordSet = z.strictObject({ name: ItemId, words: z.array(Text).min(1).readonly(), example: Example }).readonly();
export const WordSetFile = z.strictObject({ $schema: SchemaPointer, wordSets: z.array(WordSet).min(1) });

/** Names that people bear, so that they can be masked before a text leaves the machine. */
export const PersonNameFile = z.strictObject({ $schema: SchemaPointer, given: z.array(Text).min(1), family: z.array(Text).min(1) });

/** Words with which names of conditions and findings begin and which keep their capital within a sentence: people, places, genera. */
export const ProperNameFile = z.strictObject({ $schema: SchemaPointer, properNames: z.array(Text).min(1) });
