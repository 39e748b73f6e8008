import { z } from 'zod';

/** Identity of an item: lower-case words joined by hyphens, never used again for anything else. */
export const ItemId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** Text that is shown: no blanks at its ends. */
export const Text = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'has blanks at an end');

/** One or more whole sentences. */
export const Sentences = z.string().regex(/^\p{Lu}.*[.!?]$/su, 'must be whole sentences');

/** Where an editor finds the shape of a file; written by `npm run content:fix`. */
export const SchemaPointer = z.string().optional();

/** Lower-case words as people write them, matched by their stems. The first is how a textbook patient says it. */
export const Phrases = z.array(Text).readonly();
