import type { NumericRange } from '../../../../content/schema/finding.schema.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { firstIndex } from '../../text/search.ts';
import type { Mention } from '../naming/mention.ts';
import type { Measurement } from './measurement.ts';
import { childFactor } from './measurements.ts';
import { isLongAgo } from './of-today.ts';
import type { IsOtherFluid } from './other-fluids.ts';

/** Quantities that are measured together: a value that is low in one is no denial that the other is high. */
const measuredTogether = (quantity: string) => (quantity === 'diastolic' ? 'systolic' : quantity);

/** What a measured value says of a finding. */
type Verdict = 'present' | 'absent' | 'unclear';

/** What is clearly normal: [from, to]. */
type NormalRange = readonly [from: number, to: number];
/** Of a quantity whose normal range nobody has written down, no value denies anything. */
const unknownRange: NormalRange = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

/** Whether a finding is that a value is too high; else that it is too low. */
const isTooHigh = ({ min }: NumericRange) => min !== undefined;

/** What a single number says of a finding: one that is neither in its range nor clearly normal says nothing. A lower normal lowers what is too low, too. */
function verdictOf(value: number, { min, max }: NumericRange, normal: NormalRange, factor: number): Verdict {
  if (value >= (min ?? Number.NEGATIVE_INFINITY) * factor && value <= (max ?? Number.POSITIVE_INFINITY) * Math.min(1, factor)) return 'present';
  const [from, to] = normal;
  return (min === undefined ? value >= from * factor : value <= to * factor) ? 'absent' : 'unclear';
}

/** What "<10" or ">60" says: nothing of what may lie on either side of it. */
function verdictOfBound(value: number, bound: 'below' | 'above', range: NumericRange, normal: NormalRange, factor: number): Verdict {
  if ((bound === 'below') !== isTooHigh(range)) return verdictOf(value, range, normal, factor) === 'present' ? 'present' : 'unclear';
  const isOutside = bound === 'below' ? value <= (range.min ?? 0) * factor : value >= (range.max ?? 0);
  return isOutside ? 'absent' : 'unclear';
}

/**
 * What a measurement says of a finding. What the text itself says of the value comes first; a number of uncertain unit must say the same in both.
 * @param isSpecial whether the finding is a severe form of another one
 */
function judge({ value, other, claim, bound }: Measurement, range: NumericRange, normal: NormalRange, factor: number, isSpecial: boolean): Verdict {
  if (claim === 'normal') return 'absent';
  const isClaimed = claim != null && (claim === 'high') === isTooHigh(range);
  if (isClaimed && !isSpecial) return 'present';
  const read = (number: number) => (bound == null ? verdictOf(number, range, normal, factor) : verdictOfBound(number, bound, range, normal, factor));
  const verdict = read(value);
  if (other != null && read(other) !== verdict) return 'unclear';
  // "PTH 9 (raised)" is not low, whatever the unit; nor does a raised one deny anything of its own direction.
  const contradicts = claim != null && verdict === (isClaimed ? 'absent' : 'present');
  return contradicts ? 'unclear' : verdict;
}

interface Judged {
  readonly quantity: string;
  readonly verdict: Verdict;
  readonly mention: Mention;
}

/** What makes blood clot late on purpose; a little above its range is no disease of the liver either. */
const anticoagulated =
  /(?<!\p{L})(?:warfarin|acitrom|acenocoumarol|phenprocoumon|coumadin|marevan|sintrom|vka|anticoag\p{L}*|ttr|(?:mech\p{L}*|metal|prosthetic) (?:\p{L}+ )?valve|mvr|avr)(?!\p{L})/iu;
const mostMeant = 3.9;

/** Whether a clotting time is as long as a medicine is meant to make it: that says nothing of the liver. */
function isMeant({ quantity, value }: Measurement, text: string): boolean {
  return quantity === 'inr' && value <= mostMeant && anticoagulated.test(text);
}

/** What all measured values of a text say of the findings of their quantities. */
function judgeAll(text: string, measurements: readonly Measurement[], lexicon: Lexicon, age: number | null, isOtherFluid: IsOtherFluid): Judged[] {
  return measurements.flatMap((measurement) => {
    const { quantity, start, end } = measurement;
    if (isOtherFluid(quantity, measurement) || isMeant(measurement, text) || isLongAgo(text, measurement)) return [];
    const candidates = lexicon.numeric.get(quantity) ?? [];
    const normal = lexicon.quantities.normal.get(quantity) ?? unknownRange;
    const ids = new Set(candidates.map(({ id }) => id));
    return candidates.flatMap(({ id, range }) => {
      const isSpecial = lexicon.findings.get(id)?.parents?.some((parent) => ids.has(parent)) ?? false;
      const verdict = judge(measurement, range, normal, childFactor(quantity, age), isSpecial);
      // "No high fever" would deny less than "no fever".
      if (isSpecial && verdict !== 'present') return [];
      return [{ quantity, verdict, mention: { findingId: id, state: verdict === 'present' ? 'present' : 'absent', start, end } as const }];
    });
  });
}

/** What measured values say: the findings that they show or deny, and where they refute the words around them. */
export interface MeasuredFindings {
  readonly mentions: readonly Mention[];
  readonly refuting: readonly Mention[];
}

/** Measured values decide the findings of their quantity: in range present; clearly normal, and no other value against it, absent. */
export function readMeasurements(
  text: string,
  measurements: readonly Measurement[],
  lexicon: Lexicon,
  age: number | null,
  isOtherFluid: IsOtherFluid,
): MeasuredFindings {
  const judged = judgeAll(text, measurements, lexicon, age, isOtherFluid);
  const abnormal = new Set(judged.filter(({ verdict }) => verdict === 'present').map(({ quantity }) => measuredTogether(quantity)));
  const unclear = new Set(judged.filter(({ verdict }) => verdict === 'unclear').map(({ mention }) => mention.findingId));
  const present = judged.filter(({ verdict }) => verdict === 'present');
  const denials = judged.filter(
    ({ quantity, verdict, mention }) => verdict === 'absent' && !abnormal.has(measuredTogether(quantity)) && !unclear.has(mention.findingId),
  );
  const mentions = [...present, ...denials].map(({ mention }) => mention);
  // "Had a temperature of 37.4" is no fever, although it may be on its way to one; nor are "ketones 0.8" a ketosis.
  const lukewarm = judged.filter(({ quantity, verdict }) => /^(?:temperature|ketones)$/.test(quantity) && verdict === 'unclear' && !abnormal.has(quantity));
  return { mentions, refuting: [...mentions, ...lukewarm.map(({ mention }) => mention)] };
}

/** Where measured values deny one finding: stretches by their start, each with the farthest end up to it. */
type Denials = { readonly start: number; readonly reach: number }[];

function denialsByFinding(measured: readonly Mention[]): ReadonlyMap<string, Denials> {
  const denials = new Map<string, Denials>();
  const inOrder = measured.filter(({ state }) => state === 'absent').sort((a, b) => a.start - b.start);
  for (const { findingId, start, end } of inOrder) {
    const list = denials.get(findingId) ?? [];
    denials.set(findingId, list);
    list.push({ start, reach: Math.max(end, list.at(-1)?.reach ?? 0) });
  }
  return denials;
}

/** The mentions that no measured value at their place refutes: "had a temperature of 36.8" is no fever. */
export function unrefuted(mentions: readonly Mention[], measured: readonly Mention[]): Mention[] {
  const denials = denialsByFinding(measured);
  return mentions.filter(({ findingId, state, start, end }) => {
    const denied = state === 'present' ? (denials.get(findingId) ?? []) : [];
    const before = firstIndex(denied.length, (i) => (denied[i]?.start ?? 0) >= end);
    return (denied[before - 1]?.reach ?? 0) <= start;
  });
}
