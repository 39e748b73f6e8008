import type { Lexicon } from './lexicon.ts';

/** A finding that a site and a sensation express together, with the content words it rests on. */
export interface FrameMatch {
  readonly findingId: string;
  readonly positions: readonly number[];
  /** The word whose context decides: the sensation. */
  readonly anchor: number;
}

/** Sensations that fall back on plain pain where a finding has no frame of its own. */
export const painful = new Set(['tenderness', 'cramp', 'burning']);

/** The finding of a frame, going up from the part to its region and from a special pain to pain. */
export function findingOf(lexicon: Lexicon, site: string, sensation: string): string | undefined {
  for (let region: string | undefined = site; region !== undefined; region = lexicon.within.get(region)) {
    const exact = lexicon.frames.get(`${region}:${sensation}`);
    if (exact !== undefined) return exact;
  }
  return painful.has(sensation) ? findingOf(lexicon, site, 'pain') : undefined;
}

/** Whether a site is a part of a larger one ("tummy hurts on the lower right" names both). */
export function liesWithin(lexicon: Lexicon, part: string, whole: string): boolean {
  for (let region = lexicon.within.get(part); region !== undefined; region = lexicon.within.get(region)) if (region === whole) return true;
  return false;
}
