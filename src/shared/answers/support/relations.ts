import type { Term } from './terms.ts';

/** Words by which one thing is said to bring about, come before or outdo another. */
export interface Cause {
  readonly start: number;
  readonly end: number;
  /** Whether what stands before it brings about what stands behind it, or the other way round. */
  readonly isForward: boolean;
}

const forward =
  /\b(?:(?:is|are|be|being) (?:a |the |an )?(?:\p{L}+ )?causes? of|causes?|causing|leads? to|leading to|results? in|resulting in|brings? on|precedes?|followed by|before|triggers?|provokes?|produces?)\b/giu;
const backward =
  /\b(?:(?:is|are|be|was|were) (?:\p{L}+ )?(?:caused|triggered|provoked|produced|brought on|preceded) by|caused by|due to|because of|results? from|resulting from|comes? from|owing to|follows|after)\b/giu;

/** @returns what a text says of causes and of before and after, in its places */
export function causesOf(text: string): Cause[] {
  const found = (pattern: RegExp, isForward: boolean) =>
    Array.from(text.matchAll(pattern), ({ 0: cue, index }) => ({ start: index, end: index + cue.length, isForward }));
  const back = found(backward, false);
  // "caused by" is not "cause".
  return [...found(forward, true).filter(({ start, end }) => !back.some((other) => start < other.end && other.start < end)), ...back];
}

/** @returns whether a clause has cause and effect, or before and after, in each other's places: what stands on one side of its word stands on the other side of the passage's */
export function isExchanged(clause: readonly Cause[], passage: readonly Cause[], places: ReadonlyMap<Term, readonly Term[]>): boolean {
  const [said] = clause;
  const [stated] = passage;
  if (!said || !stated || clause.length > 1 || passage.length > 1) return false;
  const sides = [...places].flatMap(([term, found]) => {
    if (!term.isEssential) return [];
    const isFirst = term.end <= said.start === said.isForward;
    const there = new Set(found.map((place) => place.end <= stated.start === stated.isForward));
    return there.size === 1 ? [{ isFirst, isSame: there.has(isFirst) }] : [];
  });
  const crossed = (first: boolean) => sides.some(({ isFirst, isSame }) => isFirst === first && !isSame);
  return crossed(true) && crossed(false);
}
