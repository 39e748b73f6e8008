import { readFile, writeFile } from 'node:fs/promises';
import { engine } from '../setup/product.ts';
import { annotations, heldOutAnnotations } from './annotations.ts';
import { scoreExtraction } from './extraction.ts';
import { accuracyOf, badgePrecision, emergencySensitivity, runVignettes, splitOf } from './measure.ts';
import type { Share } from './shares.ts';
import { measureUrgency } from './urgency.ts';
import { vignettes } from './vignettes.ts';

const file = new URL('./baseline.json', import.meta.url);

/** The figures that a change must not lower by more than two points, in percent. */
export type Figures = Readonly<Record<string, number>>;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Measures the engine as it is. */
export function measureFigures(): Figures {
  const figures: Record<string, number> = {};
  for (const half of ['development', 'test'] as const) {
    const outcomes = runVignettes(
      engine,
      vignettes.filter(({ gold }) => splitOf(gold) === half),
    );
    const { top1, top3, top10 } = accuracyOf(outcomes);
    Object.assign(figures, {
      [`${half} top-1`]: rounded(top1),
      [`${half} top-3`]: rounded(top3),
      [`${half} top-10`]: rounded(top10),
      [`${half} emergencies`]: rounded(emergencySensitivity(outcomes).caught),
      [`${half} high is right`]: rounded(badgePrecision(outcomes, 'high').right),
    });
  }
  figures['extraction F1'] = rounded(100 * scoreExtraction(annotations, engine.kb).f1);
  figures['extraction F1, held out'] = rounded(100 * scoreExtraction(heldOutAnnotations, engine.kb).f1);
  const percent = ({ hits, n }: Share) => rounded((100 * hits) / n);
  for (const half of ['open', 'counted'] as const) {
    const urgency = measureUrgency(half);
    Object.assign(figures, {
      [`${half} urgency right`]: percent(urgency.levelRight),
      [`${half} urgency right, or danger named`]: percent(urgency.rightOrNamed),
      [`${half} danger named`]: percent(urgency.named),
      [`${half} benign left calm`]: rounded(100 - percent(urgency.alarmedBenign)),
      [`${half} sentences of danger understood`]: percent(urgency.alarmedSentences),
      [`${half} near-misses left calm`]: rounded(100 - percent(urgency.alarmedNearMisses)),
    });
  }
  return figures;
}

/** The figures last accepted. */
export async function readBaseline(): Promise<Figures> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Accepts the figures as the new baseline. */
export async function writeBaseline(figures: Figures): Promise<void> {
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}
