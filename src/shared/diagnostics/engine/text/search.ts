/**
 * Binary search.
 * @param holds a condition that stays true once it is true
 * @returns the first index at which it holds; `length` where it never does
 */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A stretch, [from, to). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Of stretches in the order of the text, those that share something with [from, to). */
export function overlapping<T extends Stretch>(ordered: readonly T[], from: number, to: number): readonly T[] {
  const first = firstIndex(ordered.length, (i) => (ordered[i]?.to ?? 0) > from);
  let end = first;
  while (end < ordered.length && (ordered[end]?.from ?? 0) < to) end += 1;
  return ordered.slice(first, end);
}
