import { DiagnosticInput } from '../../src/shared/diagnostics/diagnostics.schema.ts';
import { analyzeWith } from '../../src/shared/diagnostics/engine/analyze.ts';
import type { Engine } from '../../src/shared/diagnostics/engine/engine.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import type { Vignette } from './vignette.types.ts';

/** What the engine made of one vignette. */
export interface Outcome {
  readonly vignette: Vignette;
  /** 1 for the first place; 0 when it is not listed. */
  readonly rank: number;
  readonly flagged: boolean;
  readonly emergency: boolean;
  readonly leaders: readonly { readonly id: string; readonly score: number; readonly probability: string; readonly right: boolean }[];
}

/** Accuracy over a set: shares in percent, mean reciprocal rank 0-1. */
export interface Accuracy {
  readonly n: number;
  readonly top1: number;
  readonly top3: number;
  readonly top5: number;
  readonly top10: number;
  readonly mrr: number;
}

/** Whether development (parameters may be fitted on it) or test, decided by the condition so that no disease is in both. */
export function splitOf(conditionId: string): 'development' | 'test' {
  // FNV-1a: any stable hash does.
  let hash = 0x811c9dc5;
  for (const char of conditionId) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return (hash >>> 8) % 2 === 0 ? 'development' : 'test';
}

/**
 * Runs the engine over vignettes.
 * @param anonymous withholds age and sex
 */
export function runVignettes(engine: Engine, vignettes: readonly Vignette[], anonymous = false): Outcome[] {
  return vignettes.map((vignette) => {
    const form = anonymous ? { patientGender: 'other' } : { patientAge: Math.floor(vignette.age), patientGender: vignette.sex };
    const input = DiagnosticInput.parse({ symptoms: vignette.text, ...form });
    const analysis = analyzeWith(engine, input);
    const right = new Set([vignette.gold, ...(vignette.alsoRight ?? [])]);
    const leaders = analysis.suggestions.map(({ conditionId, score, probability }) => ({ id: conditionId, score, probability, right: right.has(conditionId) }));
    const gold = engine.kb.conditions[engine.kb.conditionIndex.get(vignette.gold) ?? -1];
    return {
      vignette,
      rank: leaders.findIndex((leader) => leader.right) + 1,
      flagged: analysis.mustNotMiss.some((item) => right.has(item.conditionId)),
      emergency: gold?.urgency === 'emergency' || gold?.mustNotMiss === true,
      leaders,
    };
  });
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

/** Shares at the top ranks and the mean reciprocal rank. */
export function accuracyOf(outcomes: readonly Outcome[]): Accuracy {
  const within = (k: number) => percent(outcomes.filter(({ rank }) => rank > 0 && rank <= k).length, outcomes.length);
  const mrr = outcomes.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, outcomes.length);
  return { n: outcomes.length, top1: within(1), top3: within(3), top5: within(5), top10: within(10), mrr };
}

/** 95 % percentile bootstrap interval of a measure. */
export function bootstrapInterval(outcomes: readonly Outcome[], measure: (sample: readonly Outcome[]) => number, rounds = 1000): readonly [number, number] {
  const random = seededRandom(7);
  const values = Array.from({ length: rounds }, () => measure(outcomes.map((own) => outcomes[Math.floor(random() * outcomes.length)] ?? own))).sort(
    (a, b) => a - b,
  );
  return [values[Math.floor(rounds * 0.025)] ?? 0, values[Math.ceil(rounds * 0.975) - 1] ?? 0];
}

/** One row of the reliability table: suggestions whose score fell in a band, and how often they were right. */
export interface CalibrationBand {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly meanScore: number;
  readonly right: number;
}

/** Reliability of the scores of the first three suggestions, in ten bands. */
export function calibrationOf(outcomes: readonly Outcome[]): CalibrationBand[] {
  const shown = outcomes.flatMap(({ leaders }) => leaders.slice(0, 3));
  return Array.from({ length: 10 }, (_, i) => {
    const [from, to] = [i / 10, (i + 1) / 10];
    const inside = shown.filter(({ score }) => score >= from && (score < to || (i === 9 && score <= 1)));
    const meanScore = inside.reduce((sum, { score }) => sum + score, 0) / Math.max(1, inside.length);
    return { from, to, n: inside.length, meanScore, right: inside.filter(({ right }) => right).length / Math.max(1, inside.length) };
  });
}

/** Expected calibration error: the mean gap between score and frequency, weighted by how many fell in each band. */
export function calibrationError(bands: readonly CalibrationBand[]): number {
  const total = bands.reduce((sum, band) => sum + band.n, 0);
  return bands.reduce((sum, band) => sum + band.n * Math.abs(band.meanScore - band.right), 0) / Math.max(1, total);
}

/** How often suggestions with a badge are right, in percent. */
export function badgePrecision(outcomes: readonly Outcome[], badge: string): { readonly n: number; readonly right: number } {
  const shown = outcomes.flatMap(({ leaders }) => leaders).filter(({ probability }) => probability === badge);
  return { n: shown.length, right: percent(shown.filter(({ right }) => right).length, shown.length) };
}

/** Share of emergencies that are listed or flagged, in percent. */
export function emergencySensitivity(outcomes: readonly Outcome[]): { readonly n: number; readonly caught: number } {
  const emergencies = outcomes.filter(({ emergency }) => emergency);
  return { n: emergencies.length, caught: percent(emergencies.filter(({ rank, flagged }) => rank > 0 || flagged).length, emergencies.length) };
}
