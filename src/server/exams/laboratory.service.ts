import type { LaboratoryPanel } from '../../shared/exams/exams.schema.ts';
import { readContent } from '../content/read-content.ts';

let panels: readonly LaboratoryPanel[] | undefined;

/** @returns the laboratory values that candidates have at hand, by panel; content/ is read once */
export function laboratoryPanels(): LaboratoryPanel[] {
  panels ??= readContent({ endings: ['.json'], only: ['laboratory'] })
    .laboratory.map(({ item }) => item)
    .sort((a, b) => a.order - b.order)
    .map(({ title, values }) => ({ title, values: values.map(({ name, conventional, si }) => ({ name, conventional, si: si ?? null })) }));
  return [...panels];
}
