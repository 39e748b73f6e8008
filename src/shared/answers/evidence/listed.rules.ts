import type { Suggestion } from '../../diagnostics/diagnostics.schema.ts';

/** So many possibilities are listed: of the first five one was what the patient had in three of four. */
const mostThoughtOf = 5;
/** Behind the first two, what has less of the differential only fills the list. */
const leastThoughtOf = 0.02;
const alwaysThoughtOf = 2;

/** What of a ranking is listed where nothing stands out. */
export function thoughtOf<T>(ranked: readonly T[], scoreOf: (one: T) => Suggestion['score']): T[] {
  return ranked.filter((one, i) => i < alwaysThoughtOf || scoreOf(one) >= leastThoughtOf).slice(0, mostThoughtOf);
}
