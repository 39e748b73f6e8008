import type { Reference } from './schema/condition.schema.ts';

/** @returns a source in words, with its year where it bears one: "NICE: Acute coronary syndromes (NG185) (2020)" */
export function citationText({ organisation, title, year }: Omit<Reference, 'url'>): string {
  return `${organisation}: ${title}${year === undefined ? '' : ` (${year})`}`;
}
