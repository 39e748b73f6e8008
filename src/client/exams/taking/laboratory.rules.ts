import type { LaboratoryPanel } from '../../../shared/exams/exams.schema.ts';

/** Letters alone, without their accents, so that what is typed plainly finds what is written well. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** @returns the panels with the values whose name, or whose panel's, has each of the words; no panel without a value */
export function filterPanels(panels: readonly LaboratoryPanel[], sought: string): LaboratoryPanel[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  return panels.map(({ title, values }) => ({ title, values: values.filter(({ name }) => has(`${title} ${name}`)) })).filter(({ values }) => values.length > 0);
}
