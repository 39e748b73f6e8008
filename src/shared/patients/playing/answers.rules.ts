import type { Finding, FindingKind } from '../../content/schema/finding.schema.ts';
import { questionFor } from '../../diagnostics/engine/answer/questions.ts';
import { drawsOf } from '../base/draw.rules.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import type { AskKind } from '../limits.ts';
import { lowerPressure } from '../making/linked-values.rules.ts';
import { normalValue } from '../making/values.ts';
import { isNotBack } from './known.ts';

const kindOf: Readonly<Record<FindingKind, AskKind>> = {
  symptom: 'symptom',
  character: 'symptom',
  exposure: 'history',
  history: 'history',
  medication: 'history',
  family: 'history',
  sign: 'examination',
  vital: 'examination',
  laboratory: 'test',
  ecg: 'test',
  imaging: 'test',
};

/** @returns how a finding is found out: symptoms and history are asked for, signs looked for, tests ordered */
export function askKindOf({ kind }: Pick<Finding, 'kind'>): AskKind {
  return kindOf[kind];
}

/** What came of a question. */
export interface PatientAnswer {
  readonly findingId: string;
  readonly kind: AskKind;
  readonly name: string;
  readonly question: string;
  /** In words: "Yes.", "No.", "Normal: 37.0 °C." */
  readonly words: string;
  readonly isPresent: boolean;
}

interface Measured {
  readonly quantity: string;
  readonly value: number;
}

/** The values that a finding is told by; of several quantities those that are out of the ordinary, where some are. */
function measuredBy(finding: Finding, patient: MadePatient, base: PatientBase): Measured[] {
  const draw = drawsOf(patient.seed);
  const quantities = [...new Set((finding.numeric ?? []).map(({ quantity }) => quantity))];
  const drawn = quantities.flatMap((quantity): Measured[] => {
    const value = patient.values.get(quantity);
    return value === undefined ? [] : [{ quantity, value }];
  });
  if (drawn.length > 0) return drawn;
  // Present without a number of its own: a normal one beside it would contradict it.
  if (patient.present.has(finding.id)) return [];
  return quantities.flatMap((quantity): Measured[] => {
    const value = normalValue(quantity, patient, draw, base);
    return value === null ? [] : [{ quantity, value }];
  });
}

/** The pressures go together: "118/74 mmHg". */
function pressureInWords(patient: MadePatient, base: PatientBase): string {
  const draw = drawsOf(patient.seed);
  const normalOf = (quantity: string) => normalValue(quantity, patient, draw, base) ?? 0;
  const diastolicDrawn = patient.values.get('diastolic');
  const systolic =
    patient.values.get('systolic') ?? (diastolicDrawn === undefined ? normalOf('systolic') : Math.max(normalOf('systolic'), diastolicDrawn + 40));
  // Where only the upper one is out of the ordinary, the lower one goes along.
  const diastolic = diastolicDrawn ?? (patient.values.has('systolic') ? lowerPressure(systolic, patient) : Math.min(normalOf('diastolic'), systolic - 30));
  return `${systolic}/${diastolic} mmHg`;
}

const pressures = new Set(['systolic', 'diastolic']);

/** What people know of themselves in figures. */
const measuredAtHome = new Set(['temperature', 'gestation', 'pack-years', 'bmi']);

function figuresInWords(finding: Finding, patient: MadePatient, base: PatientBase): string {
  const isTold = askKindOf(finding) === 'symptom' || askKindOf(finding) === 'history';
  const measured = measuredBy(finding, patient, base).filter(({ quantity }) => !isTold || measuredAtHome.has(quantity));
  if (measured.some(({ quantity }) => pressures.has(quantity))) return pressureInWords(patient, base);

  return measured
    .map(({ quantity, value }) => {
      const unit = base.units.get(quantity);
      const figure = `${value.toLocaleString('en-GB')}${unit === undefined ? '' : ` ${unit}`}`;
      return measured.length > 1 || unit === undefined ? `${nameOfQuantity(quantity)} ${figure}` : figure;
    })
    .join(', ');
}

function nameOfQuantity(quantity: string): string {
  const written: Readonly<Record<string, string>> = { ph: 'pH', 'fev1-fvc': 'FEV1/FVC', pco2: 'pCO₂' };
  return written[quantity] ?? (quantity.length <= 4 ? quantity.toUpperCase() : quantity.replaceAll('-', ' '));
}

/** Called out of range, or found: what is normal is so said of the first. */
const ranged = /^(?:raised|high|low|prolonged|abnormal|very high|reduced|severe|marked|heavy|toxic|fast|slow)\b/i;
const serological = /antibod|positive|culture|serology|antigen|markers|test\b/i;

function absentWords(finding: Finding, kind: AskKind): string {
  if (kind === 'symptom' || kind === 'history') return 'No.';
  if (kind === 'examination') return ranged.test(finding.name) ? 'Normal.' : 'Not found.';
  if (ranged.test(finding.name)) return 'Normal.';
  return serological.test(finding.name) ? 'Negative.' : 'Not found.';
}

const found: Readonly<Record<AskKind, string>> = { symptom: 'Yes', history: 'Yes', examination: 'Found', test: 'Abnormal' };

function wordsFor(finding: Finding, kind: AskKind, patient: MadePatient, base: PatientBase): string {
  if (isNotBack(finding.id, patient, base)) return 'The result is not back yet.';
  const figures = figuresInWords(finding, patient, base);
  if (patient.present.has(finding.id)) return figures === '' ? `${kind === 'test' ? 'Found' : found[kind]}.` : `${found[kind]}: ${figures}.`;
  if (figures === '') return absentWords(finding, kind);
  return isOrdinary(finding, patient) ? `Normal: ${figures}.` : `No: ${figures}.`;
}

/** Whether nothing is wrong with the quantities of a finding. */
function isOrdinary({ numeric = [] }: Finding, { values }: MadePatient): boolean {
  return !numeric.some(({ quantity }) => values.has(quantity));
}

/** @returns what the patient answers when a finding is asked for, looked for or tested; null for one that the knowledge does not have */
export function answerOf(findingId: string, patient: MadePatient, base: PatientBase): PatientAnswer | null {
  const finding = base.engine.kb.lexicon.findings.get(findingId);
  if (!finding) return null;
  const kind = askKindOf(finding);
  return {
    findingId,
    kind,
    name: finding.name,
    question: questionFor(finding, base.engine.kb),
    words: wordsFor(finding, kind, patient, base),
    isPresent: patient.present.has(findingId),
  };
}
