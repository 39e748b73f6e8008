import type { Share } from '../../../shared/exams/attempts.schema.ts';

/**
 * How weak somebody is at something: the share of right answers as Laplace's rule of succession estimates it, (correct + 1) / (total + 2), so that one wrong answer does
 * not stand before five wrong ones of eight.
 */
const estimate = ({ correct, total }: Share): number => (correct + 1) / (total + 2);

/** @returns the weakest first; of equals the one with more answers */
export function weakestFirst<Row extends Share>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => estimate(a) - estimate(b) || b.total - a.total || a.name.localeCompare(b.name));
}

/** @returns percent of right answers; 0 where there is no answer */
export const percentageOf = ({ correct, total }: Share): number => (total === 0 ? 0 : (correct / total) * 100);
