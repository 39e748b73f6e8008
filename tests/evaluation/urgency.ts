import { urgencies } from '../../src/shared/content/schema/safety.schema.ts';
import { analyzeWith } from '../../src/shared/diagnostics/engine/analyze.ts';
import { foldSpelling } from '../../src/shared/diagnostics/engine/text/stems.ts';
import { knowledge } from '../setup/content.ts';
import { dangerModel, engine } from '../setup/product.ts';
import { percentOf, type Share, shareOf, wilson } from './shares.ts';
import { type DangerPhrase, dangerPhrases, type Rating, type UrgencyCase, urgencyCases, urgencyRatings } from './urgency-cases.ts';

/** What is counted on one half of the cases and of the sentences. */
export interface UrgencyFigures {
  readonly levelRight: Share;
  readonly levelTooLow: Share;
  readonly levelTooHigh: Share;
  /** The level is right, or what is to be feared is named in the first three, the lane or a red flag. */
  readonly rightOrNamed: Share;
  readonly named: Share;
  /** Of what the lane holds in cases of danger, what is to be feared there. */
  readonly lanePrecision: Share;
  /** Benign look-alikes called urgent or an emergency. */
  readonly alarmedBenign: Share;
  /** Sentences of danger, and near-misses, that are called urgent or an emergency. */
  readonly alarmedSentences: Share;
  readonly alarmedNearMisses: Share;
}

/** British and American spelling are one. */
const words = (text: string) =>
  ` ${text
    .split(/[^\p{L}\d]+/u)
    .map(foldSpelling)
    .filter(Boolean)
    .join(' ')} `;
const namesOf = new Map([
  ...knowledge.conditions.map(({ id, name, aliases }) => [id, [name, ...aliases].map(words)] as const),
  ...(dangerModel?.dangers ?? []).map(({ id, name, alsoCalled = [] }) => [`told:${id}`, [name, ...alsoCalled].map(words)] as const),
]);

/** Whether a condition or a told danger goes by one of the names: the same, longer by a word, or shorter but of two words at least. */
function isNamed(danger: readonly string[], id: string): boolean {
  const names = namesOf.get(id) ?? [];
  return danger.map(words).some((feared) => names.some((name) => name.includes(feared) || (name.trim().includes(' ') && feared.includes(name))));
}

const isAlarm = (urgency: string | null) => urgency === 'emergency' || urgency === 'urgent';

function runCase(one: UrgencyCase) {
  const { symptoms, duration, severity, patientAge, patientGender, medicalHistory } = one;
  const answer = analyzeWith(engine, { symptoms, duration, severity: severity ?? 5, patientAge, patientGender, medicalHistory });
  const lane = answer.mustNotMiss.map(({ conditionId }) => isNamed(one.danger, conditionId));
  const isInFirst = answer.suggestions.slice(0, 3).some(({ conditionId }) => isNamed(one.danger, conditionId));
  const isInFlags = answer.redFlags.some((flag) => one.danger.some((feared) => words(flag).includes(words(feared))));
  const isTold = answer.told.dangers.some(({ dangerId }) => isNamed(one.danger, `told:${dangerId}`));
  // Too little understood is no level at all: lower than every other.
  const distance = (answer.urgency ? urgencies.indexOf(answer.urgency) : urgencies.length) - urgencies.indexOf(one.level);
  return { one, distance, urgency: answer.urgency, lane, isNamed: isInFirst || isInFlags || isTold || lane.includes(true) };
}

function isAlarming({ text }: DangerPhrase): boolean {
  return isAlarm(analyzeWith(engine, { symptoms: text, severity: 5 }).urgency);
}

/** Runs the engine on one half. */
export function measureUrgency(half: 'open' | 'counted'): UrgencyFigures {
  const runs = urgencyCases(half).map(runCase);
  const danger = runs.filter(({ one }) => one.kind === 'danger');
  const benign = runs.filter(({ one }) => one.kind === 'benign');
  const sentences = dangerPhrases(half);
  return {
    levelRight: shareOf(danger, ({ distance }) => distance === 0),
    levelTooLow: shareOf(danger, ({ distance }) => distance > 0),
    levelTooHigh: shareOf(danger, ({ distance }) => distance < 0),
    rightOrNamed: shareOf(danger, (run) => run.distance === 0 || run.isNamed),
    named: shareOf(danger, (run) => run.isNamed),
    lanePrecision: shareOf(
      danger.flatMap(({ lane }) => lane),
      (isRight) => isRight,
    ),
    alarmedBenign: shareOf(benign, ({ urgency }) => isAlarm(urgency)),
    alarmedSentences: shareOf(
      sentences.filter(({ kind }) => kind === 'danger'),
      isAlarming,
    ),
    alarmedNearMisses: shareOf(
      sentences.filter(({ kind }) => kind === 'near-miss'),
      isAlarming,
    ),
  };
}

/** Agreement of the two raters: the share of equal levels, and Cohen's kappa (Cohen 1960). */
export function agreement(ratings: readonly Rating[]): { equal: number; kappa: number } {
  const rate = (level: string, by: 'first' | 'second') => ratings.filter((rating) => rating[by] === level).length / ratings.length;
  const equal = ratings.filter(({ first, second }) => first === second).length / ratings.length;
  const chance = urgencies.reduce((sum, level) => sum + rate(level, 'first') * rate(level, 'second'), 0);
  return { equal, kappa: (equal - chance) / (1 - chance) };
}

const titles: readonly { readonly key: keyof UrgencyFigures; readonly title: string }[] = [
  { key: 'levelRight', title: 'danger: level right' },
  { key: 'levelTooLow', title: 'danger: level too low' },
  { key: 'levelTooHigh', title: 'danger: level too high' },
  { key: 'rightOrNamed', title: 'danger: level right, or named' },
  { key: 'named', title: 'danger: named in the first three, lane or flags' },
  { key: 'lanePrecision', title: 'danger: of the lane, to be feared' },
  { key: 'alarmedBenign', title: 'benign: called urgent or an emergency' },
  { key: 'alarmedSentences', title: 'sentences of danger: called urgent or an emergency' },
  { key: 'alarmedNearMisses', title: 'near-misses: called urgent or an emergency' },
];

/** Both halves, with n and intervals. */
export function urgencyReport(): string[] {
  const { equal, kappa } = agreement(urgencyRatings());
  const lines = [
    `Urgency and danger (${urgencyRatings().length} cases rated twice, ${(100 * equal).toFixed(1)} % alike, kappa ${kappa.toFixed(2)}; those alike are used)`,
  ];
  for (const half of ['open', 'counted'] as const) {
    const figures = measureUrgency(half);
    for (const { key, title } of titles) {
      const share = figures[key];
      const [low, high] = wilson(share);
      lines.push(`  ${half.padEnd(7)} ${title.padEnd(52)} ${percentOf(share)} (${low.toFixed(1)}-${high.toFixed(1)})`);
    }
  }
  return lines;
}
