import { firstIndex } from './search.ts';

/** A text without long runs of white space, and the way back to the original. */
export interface Condensed {
  readonly text: string;
  /** The place in the original of a place in `text` (UTF-16 offsets). */
  readonly originalAt: (offset: number) => number;
}

/**
 * Shortens each run of three or more white spaces to one, a line break where it has one. Nobody means anything by the width of a gap, and patterns that
 * allow space in several places would try every way to share out a long one.
 */
export function condenseWhitespace(original: string): Condensed {
  const cuts: { readonly at: number; readonly removed: number }[] = [];
  let removed = 0;
  const text = original.replace(/\s{3,}/g, (run, offset: number) => {
    const at = offset - removed + 1;
    removed += run.length - 1;
    cuts.push({ at, removed });
    return run.includes('\n') ? '\n' : ' ';
  });
  const originalAt = (offset: number) => offset + (cuts[firstIndex(cuts.length, (i) => (cuts[i]?.at ?? 0) > offset) - 1]?.removed ?? 0);
  return { text, originalAt };
}
