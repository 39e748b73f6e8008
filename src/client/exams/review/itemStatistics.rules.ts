import type { ItemStatistics } from '../../../shared/exams/items.schema.ts';

/** @returns the facility index as a sentence: "62% answered this rightly the first time (of 134)." */
export function facilityText({ facility, count }: Pick<ItemStatistics, 'facility' | 'count'>): string {
  return `${Math.round(facility)}% answered this rightly the first time (of ${count.toLocaleString('en-GB')}).`;
}

/** How well an item tells candidates apart, from the least figure on: after Ebel & Frisbie, Essentials of Educational Measurement (1991), who call 0.4, 0.3 and 0.2 the bounds of very good, good, marginal and poor items. */
const bands = [
  { from: 0.4, words: 'It tells strong from weak candidates well' },
  { from: 0.3, words: 'It tells strong from weak candidates fairly well' },
  { from: 0.2, words: 'It tells strong from weak candidates a little' },
  { from: 0, words: 'It hardly tells strong from weak candidates' },
] as const;

/** @param discrimination -1 to 1 @returns the discrimination index in words, with the figure: "It tells strong from weak candidates well (0.41)." */
export function discriminationText(discrimination: number): string {
  const words = bands.find(({ from }) => discrimination >= from)?.words ?? 'Weak candidates answer it better than strong ones';
  return `${words} (${discrimination.toFixed(2).replace('-', '−')}).`;
}
