import { type Engine, withParameters } from '../../src/shared/diagnostics/engine/engine.ts';
import type { Parameters } from '../../src/shared/diagnostics/engine/ranking/parameters.ts';
import { engine } from '../setup/product.ts';
import type { AnnotatedText } from './annotation.types.ts';
import { annotations, heldOutAnnotations, heldOutVoices } from './annotations.ts';
import { scoreExtraction } from './extraction.ts';
import {
  accuracyOf,
  badgePrecision,
  bootstrapInterval,
  calibrationError,
  calibrationOf,
  emergencySensitivity,
  type Outcome,
  runVignettes,
  splitOf,
} from './measure.ts';
import type { Vignette } from './vignette.types.ts';

const one = (value: number) => value.toFixed(1);

function accuracyLine(name: string, outcomes: readonly Outcome[]): string {
  const { n, top1, top3, top5, top10, mrr } = accuracyOf(outcomes);
  return `${name.padEnd(24)} n=${n} top-1 ${one(top1)} % · top-3 ${one(top3)} % · top-5 ${one(top5)} % · top-10 ${one(top10)} % · MRR ${mrr.toFixed(3)}`;
}

function intervalLine(outcomes: readonly Outcome[]): string {
  const [low1, high1] = bootstrapInterval(outcomes, (sample) => accuracyOf(sample).top1);
  const [low3, high3] = bootstrapInterval(outcomes, (sample) => accuracyOf(sample).top3);
  const [lowM, highM] = bootstrapInterval(outcomes, (sample) => accuracyOf(sample).mrr);
  return `  95 % intervals (bootstrap): top-1 ${one(low1)}-${one(high1)}, top-3 ${one(low3)}-${one(high3)}, MRR ${lowM.toFixed(3)}-${highM.toFixed(3)}`;
}

/** The engine with parts of its reasoning switched off, to see what each part is worth. */
export function ablations(engine: Engine): readonly { readonly name: string; readonly engine: Engine; readonly anonymous?: boolean }[] {
  const change = (parameters: Partial<Parameters>): Engine => withParameters(engine, parameters);
  return [
    { name: 'denials ignored', engine: change({ denialWeight: 0 }) },
    { name: 'no priors, age or sex', engine: change({ priorExponent: 0 }), anonymous: true },
    { name: 'no damping of clusters', engine: change({ clusterFraction: 1 }) },
    { name: 'no credit for coverage', engine: change({ coverageWeight: 0 }) },
    { name: 'no cost of unexplained', engine: change({ unexplainedWeight: 0, unexplainedCharacterWeight: 0 }) },
  ];
}

function calibrationLines(outcomes: readonly Outcome[]): string[] {
  const bands = calibrationOf(outcomes);
  const rows = bands
    .filter(({ n }) => n > 0)
    .map(
      ({ from, to, n, meanScore, right }) =>
        `  ${from.toFixed(1)}-${to.toFixed(1)}  n=${String(n).padEnd(4)} mean score ${meanScore.toFixed(2)}  right ${right.toFixed(2)}`,
    );
  const badges = ['high', 'medium', 'low'].map((badge) => {
    const { n, right } = badgePrecision(outcomes, badge);
    return `${badge} ${one(right)} % of ${n}`;
  });
  return [
    `  Scores of the first three, by band (expected calibration error ${calibrationError(bands).toFixed(3)}):`,
    ...rows,
    `  Badges right: ${badges.join(', ')}`,
  ];
}

/** The whole evaluation as lines of text: accuracy with intervals, calibration, emergencies and ablations, for both halves. */
export function evaluationReport(vignettes: readonly Vignette[]): string[] {
  const golds = new Set(vignettes.map(({ gold }) => gold));
  const lines = [
    `${vignettes.length} vignettes of ${golds.size} conditions; the base knows ${engine.kb.conditions.length} conditions and ${engine.kb.lexicon.findings.size} findings`,
  ];
  for (const half of ['development', 'test'] as const) {
    const own = vignettes.filter(({ gold }) => splitOf(gold) === half);
    const outcomes = runVignettes(engine, own);
    const { n, caught } = emergencySensitivity(outcomes);
    lines.push(
      '',
      accuracyLine(half, outcomes),
      intervalLine(outcomes),
      `  Emergencies listed or flagged: ${one(caught)} % of ${n}`,
      ...calibrationLines(outcomes),
    );
    for (const { name, engine: altered, anonymous } of ablations(engine)) lines.push(`  ${accuracyLine(name, runVignettes(altered, own, anonymous))}`);
  }
  const halves: readonly (readonly [string, readonly AnnotatedText[]])[] = [
    ['reader, looked at', annotations],
    ['reader, held out', heldOutAnnotations],
    ...Object.entries(heldOutVoices).map(([voice, texts]) => [`  ${voice}`, texts] as const),
  ];
  lines.push('');
  for (const [name, chosen] of halves) {
    const { texts, statements, precision, recall, f1 } = scoreExtraction(chosen, engine.kb);
    lines.push(
      `${name.padEnd(24)} ${texts} texts, ${statements} statements: precision ${precision.toFixed(3)} · recall ${recall.toFixed(3)} · F1 ${f1.toFixed(3)}`,
    );
  }
  return lines;
}
