import type { Urgency } from '../../../content/schema/safety.schema.ts';
import { assessVitalSigns } from '../../urgency/charts.rules.ts';
import { type CriticalQuantity, criticalQuantities } from '../../urgency/critical-values/critical-value.types.ts';
import { assessTestResult } from '../../urgency/critical-values/critical-values.rules.ts';
import { assessNewbornJaundice } from '../../urgency/critical-values/newborn-bilirubin.rules.ts';
import { hasteOf, type UrgencyAssessment } from '../../urgency/levels.ts';
import type { Consciousness, MeasuredSign, VitalSigns } from '../../urgency/vital-signs.ts';
import type { Case } from '../case/case.ts';
import type { Measurement } from '../reading/values/measurement.ts';
import { isOfToday } from '../reading/values/of-today.ts';
import { otherFluidsIn } from '../reading/values/other-fluids.ts';

/** How soon this patient must be seen, with one sentence why and one what to do first. */
export interface Alarm {
  readonly level: Urgency;
  readonly why: string;
  readonly firstStep: string;
}

const hoursPerYear = 24 * 365.25;
const newbornUntil = 28 / 365.25;
/** The form gives whole years: a 0 that the text does not make finer is some time in the first year. */
const someInfant = 0.5;

const signs: Readonly<Record<MeasuredSign, { readonly quantity: string; readonly isWorse: (a: number, b: number) => boolean }>> = {
  respiratoryRate: { quantity: 'respiratory-rate', isWorse: (a, b) => Math.abs(a - 16) > Math.abs(b - 16) },
  spo2: { quantity: 'spo2', isWorse: (a, b) => a < b },
  systolic: { quantity: 'systolic', isWorse: (a, b) => (Math.min(a, b) < 105 ? a < b : a > b) },
  diastolic: { quantity: 'diastolic', isWorse: (a, b) => a > b },
  pulse: { quantity: 'pulse', isWorse: (a, b) => Math.abs(a - 75) > Math.abs(b - 75) },
  temperature: { quantity: 'temperature', isWorse: (a, b) => Math.abs(a - 37) > Math.abs(b - 37) },
};

/** "BP 84/50 to 112/70": what became better is no longer so. */
const course = /^\s*(?:mm\s?hg|bpm)?\s*(?:to|→|->|-->)\s*(\d+(?:\.\d+)?)/i;

/** Whether a value went on to a better one. */
function hasImproved(text: string, { quantity, value, end }: Measurement): boolean {
  const next = Number(course.exec(text.slice(end, end + 20))?.[1]);
  const sign = Object.values(signs).find((one) => one.quantity === quantity);
  return sign !== undefined && !Number.isNaN(next) && sign.isWorse(value, next);
}

/** What is dangerous when it is high alone: "above 8" is as critical as 8. */
const dangerousHigh: ReadonlySet<string> = new Set(['inr', 'lactate', 'ketones']);

/** The values that count. */
function counted(text: string, measurements: readonly Measurement[]): Measurement[] {
  const isKnown = ({ bound, quantity }: Measurement) => bound == null || (bound === 'above' && dangerousHigh.has(quantity));
  return measurements.filter((one) => one.claim !== 'normal' && isKnown(one) && isOfToday(text, one) && !hasImproved(text, one));
}

const onOxygen =
  /(?<!\p{L})(?:on (?:\d+(?:\.\d+)?\s?l(?:itres?|pm|\/min)?\s|oxygen|o2|nrb|hfno|\d\d ?% (?:o2|oxygen|venturi))|non-?rebreath|\d+ ?l(?:pm|\/min)?\s+(?:o2|oxygen|nrb|via))/iu;
const retainer =
  /(?:target|aim|scale 2|88\s*(?:-|–|to)\s*92)[^.;\n]{0,20}(?:88|92|sat)|88\s*(?:-|–|to)\s*92|hypercapni|co2 retain|retainer|type (?:2|ii) resp|ltot|long.term oxygen|home oxygen/i;
/** The saturation somebody with lung disease always has. */
const usualSaturation = /(?:sp ?o2|sats?|saturation)[^.;\n]{0,30}\(?(?:at each|usual|baseline|stable|unchanged|at every|as always|his normal|her normal)/i;

function worst(values: readonly Measurement[], isWorse: (a: number, b: number) => boolean): number | undefined {
  return values.reduce<number | undefined>((known, { value }) => (known === undefined || isWorse(value, known) ? value : known), undefined);
}

/** By a Glasgow Coma Scale of now, else by what is told: whoever is hard to wake is not alert, whatever the words say of how he answers. */
function consciousnessOf(patient: Case, values: readonly Measurement[]): Consciousness | undefined {
  const isNow = (id: string) => patient.present.get(id) === 1;
  const gcs = worst(
    values.filter(({ quantity }) => quantity === 'gcs'),
    (a, b) => a < b,
  );
  if (isNow('cannot-be-woken') || (gcs !== undefined && gcs <= 3)) return 'unresponsive';
  if (gcs !== undefined && gcs <= 8) return 'pain';
  // Eyes that open by themselves: whoever scores 13 or 14 mostly is confused, and no chart counts that as answering to a voice alone.
  if (gcs !== undefined && gcs >= 13 && gcs < 15) return 'confused';
  if (isNow('reduced-consciousness') && !patient.present.has('dementia')) return 'voice';
  return isNow('confusion') && !patient.present.has('dementia') ? 'confused' : undefined;
}

/** The age for charts: fractions of a year where the text gives them. */
function chartAge(patient: Case): number | null {
  const { age } = patient.demographics;
  return age === 0 ? someInfant : age;
}

function vitalSigns(text: string, patient: Case, values: readonly Measurement[]): VitalSigns {
  const measured = Object.entries(signs).flatMap(([sign, { quantity, isWorse }]) => {
    const value = worst(
      values.filter((one) => one.quantity === quantity),
      isWorse,
    );
    const isUsual = sign === 'spo2' && usualSaturation.test(text);
    return value === undefined || isUsual ? [] : [[sign, value] as const];
  });
  const consciousness = consciousnessOf(patient, values);
  const isLungPatient = patient.present.has('copd');
  return {
    ageYears: chartAge(patient),
    isPregnant: patient.present.has('pregnancy') || patient.present.has('postpartum'),
    hasHypercapnicCopd: isLungPatient && retainer.test(text),
    ...Object.fromEntries(measured),
    ...(onOxygen.test(text) && { onOxygen: true }),
    // A chart without a measured sign is none: confusion by itself is a finding, and a matter of the red flags.
    ...(measured.length > 0 && consciousness && { consciousness }),
  };
}

const isCritical = (quantity: string): quantity is CriticalQuantity => (criticalQuantities as readonly string[]).includes(quantity);

/** Values that mean something else where the organ has long failed, or a medicine sets them. */
const expectedIn: Partial<Record<CriticalQuantity, readonly string[]>> = { creatinine: ['chronic-kidney-disease', 'dialysis'] };

function ofTests(patient: Case, values: readonly Measurement[], text: string): UrgencyAssessment[] {
  const ageYears = chartAge(patient);
  const isPregnant = patient.present.has('pregnancy');
  return values.flatMap(({ quantity, value, other, start }) => {
    if (!isCritical(quantity) || expectedIn[quantity]?.some((id) => patient.present.has(id))) return [];
    // What is written Ca2+ may be the free part, which is half of the total.
    if (quantity === 'calcium' && /ca\s?(?:2\+|\+\+)/i.test(text.slice(Math.max(0, start - 12), start + 16)) && value < 6) return [];
    const read = [value, ...(other == null ? [] : [other])].map((one) => assessTestResult({ quantity, value: one }, { ageYears, isPregnant }));
    // A number of uncertain unit must be critical in both.
    const [least] = read.toSorted((a, b) => hasteOf(a?.level ?? null) - hasteOf(b?.level ?? null));
    return least ? [least] : [];
  });
}

/** "SBR well below the line": it was measured, though no value is given. */
const saidToBeLow =
  /(?<!\p{L})(?:tcb|sbr|tsb|bili(?:rubin)?|jaundice (?:meter|level))(?!\p{L})[^.;\n]{0,40}(?<!\p{L})(?:below|under|low|fine|ok|normal)(?!\p{L})|(?<!\p{L})(?:below|under) (?:the )?(?:treatment|photo(?:therapy)?|light)[ -]?(?:line|level|threshold)/iu;

function ofNewborn(patient: Case, values: readonly Measurement[], text: string): UrgencyAssessment[] {
  const { age } = patient.demographics;
  if (age === null || age <= 0 || age >= newbornUntil) return [];
  const looksYellow = patient.present.get('neonatal-jaundice') === 1 || patient.present.get('jaundice') === 1;
  const bilirubin = values.find(({ quantity }) => quantity === 'bilirubin')?.value;
  if (bilirubin === undefined && (!looksYellow || saidToBeLow.test(text))) return [];
  const assessment = assessNewbornJaundice({ ageHours: Math.floor(age * hoursPerYear), looksYellow, ...(bilirubin !== undefined && { bilirubin }) });
  return assessment ? [assessment] : [];
}

/**
 * What the vital signs and test results of a text call for, the gravest first: by the chart for this patient (NEWS2, obstetric, paediatric), by critical values,
 * and by the lines for a newborn's bilirubin. Only what is told of now counts; what was measured long ago, before a repeat or in a spoilt sample does not.
 */
export function measuredAlarms(patient: Case): Alarm[] {
  const text = patient.complaint;
  const isOtherFluid = otherFluidsIn(text);
  const values = counted(
    text,
    patient.measurements.filter((one) => !isOtherFluid(one.quantity, one)),
  );
  const assessments: UrgencyAssessment[] = [
    assessVitalSigns(vitalSigns(text, patient, values)),
    ...ofTests(patient, values, text),
    ...ofNewborn(patient, values, text),
  ];
  return assessments
    .flatMap(({ level, reason, firstStep, source }) =>
      level === null ? [] : [{ level, why: `${reason} (${source.organisation}, ${source.year})`, firstStep }],
    )
    .toSorted((a, b) => hasteOf(b.level) - hasteOf(a.level));
}
