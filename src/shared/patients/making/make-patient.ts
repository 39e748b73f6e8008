import type { RankedCondition } from '../../content/knowledge.types.ts';
import type { BaseRate, DurationProfile } from '../../content/schema/condition.schema.ts';
import { type CaseChoice, checkOf, readCaseCode, writeCaseCode } from '../base/case-code.rules.ts';
import { type Draw, drawBetween, drawOrder, drawsOf } from '../base/draw.rules.ts';
import type { MadePatient, PatientBase, Person } from '../base/patient.types.ts';
import { drawComplaints } from './complaint.rules.ts';
import { alwaysFrom, drawFindings, possibleFor } from './draw-findings.ts';
import { canHaveLasted, durations, fitsDuration } from './durations.ts';
import { drawPerson } from './person.ts';
import { leastSeverity } from './severity.rules.ts';
import { drawValues } from './values.ts';

/** The frequent are met more often, though not as much more as in life: a learner wants to see the others too. */
const lots: Readonly<Record<BaseRate, number>> = { 'very-common': 4, common: 4, uncommon: 3, rare: 2, 'very-rare': 1 };

/** Conditions tried for one seed until somebody can be made who has enough to tell. */
const tries = 12;
/** Of fewer findings, and with fewer complaints, there is nothing to work out. */
const fewestFindings = 5;
const fewestComplaints = 2;
/** What is this frequent is not given up for a duration. */
const typicalFrom = 0.75;
/** A bin of durations with less than this, as a share of the fullest, is not drawn from. */
const latecomers = 0.3;
/** What is done to people is no riddle. */
const notARiddle = /^(?:exposures\/violence|psychiatric\/(?:suicide|danger))/;
const oftenFrom = 0.5;

/** How long it has lasted: as the condition's patients come, but not so that what is typical of it could not be. */
function drawHours(condition: RankedCondition, { age }: Person, draw: Draw): number {
  const typical = Object.entries(condition.findings).flatMap(([id, share]) => (share >= typicalFrom ? [id] : []));
  const options = durations.map((bin) => bin.filter(({ hours }) => canHaveLasted(hours, age)));
  const fitting = options.map((bin) => bin.filter(({ hours }) => typical.every((id) => fitsDuration(id, hours, age))));
  const isUsual = (bin: readonly unknown[], i: number) => bin.length > 0 && (condition.duration[i] ?? 0) >= latecomers * Math.max(...condition.duration);
  const bins = fitting.some(isUsual) ? fitting : options;
  // Those who come late are few, and look like another disease: they are left out.
  const mostFrequent = Math.max(...condition.duration);
  const share = (i: number) => {
    const own = condition.duration[i] ?? 0;
    return (bins[i]?.length ?? 0) > 0 && own >= latecomers * mostFrequent ? own : 0;
  };
  const place = drawPlace(condition.duration, share, draw('duration bin'));
  const bin = bins[place] ?? [];
  return bin[Math.floor(draw('duration') * bin.length)]?.hours ?? 24;
}

/** The place of a lot among shares. */
function drawPlace(profile: DurationProfile, share: (i: number) => number, lot: number): number {
  const total = profile.reduce((sum, _, i) => sum + share(i), 0);
  let rest = lot * total;
  for (let i = 0; i < profile.length; i += 1) {
    rest -= share(i);
    if (rest < 0) return i;
  }
  return profile.findIndex((_, i) => share(i) > 0);
}

/** Whether somebody can have what the condition always shows and what it demands. */
function canHave(condition: RankedCondition, person: Person, base: PatientBase): boolean {
  const isPossible = possibleFor(condition, person, base);
  const always = Object.entries(condition.findings).flatMap(([id, share]) => (share >= alwaysFrom ? [id] : []));
  return always.every(isPossible) && (condition.requires?.some(isPossible) ?? true);
}

/** Somebody with a condition; null where nobody with enough to tell is drawn. */
function patientWith(condition: RankedCondition, seed: number, base: PatientBase): MadePatient | null {
  const all = drawsOf(seed);
  const draw: Draw = (what) => all(`${condition.id} ${what}`);
  const person = drawPerson(condition, draw, (one) => canHave(condition, one, base));
  if (!person) return null;
  const hours = drawHours(condition, person, draw);
  const findings = drawFindings(condition, person, hours, draw, base);
  if (!findings || findings.drawn.length < fewestFindings) return null;
  const { present } = findings;
  const complaints = drawComplaints(condition, { ...person, present, hours }, draw, base);
  if (complaints.length < fewestComplaints) return null;
  const [mild, severe] = condition.severity;
  const severity = Math.max(Math.round(drawBetween(draw, 'severity', mild, severe)), leastSeverity(present));
  const values = drawValues({ ...person, conditionId: condition.id, present, hours, severity }, draw, base);
  return { ...person, conditionId: condition.id, hours, severity, ...findings, values, complaints, seed };
}

/** What of a patient must be the same for the same code, as one text. */
function contentOf({ conditionId, age, sex, hours, severity, drawn, values, complaints }: MadePatient): string {
  const numbers = [...values].map(([quantity, value]) => `${quantity}=${value}`).sort();
  return [conditionId, age, sex, hours, severity, drawn, numbers, complaints].join(';');
}

const riddles = new WeakMap<PatientBase, readonly RankedCondition[]>();

/** The conditions that are set as riddles: not what violence and despair do. Looked through once, since every patient is drawn from them. */
function riddlesOf(base: PatientBase): readonly RankedCondition[] {
  const known = riddles.get(base);
  if (known) return known;
  const isRiddle = ({ findings }: RankedCondition) =>
    !Object.entries(findings).some(([id, share]) => share >= oftenFrom && notARiddle.test(base.topics.get(id) ?? ''));
  const found = base.engine.kb.conditions.filter(isRiddle);
  riddles.set(base, found);
  return found;
}

/**
 * Makes the patient of a seed: somebody with a condition of the wished specialty.
 * @returns null where the specialty has none of whom enough can be told
 */
export function makePatient({ seed, specialty }: Pick<CaseChoice, 'seed' | 'specialty'>, base: PatientBase): MadePatient | null {
  const wished = riddlesOf(base).filter(({ id }) => specialty === null || base.specialties.get(id) === specialty);
  const order = drawOrder(
    drawsOf(seed),
    wished,
    ({ id }) => id,
    ({ baseRate }) => lots[baseRate],
  );
  for (const condition of order.slice(0, tries)) {
    const patient = patientWith(condition, seed, base);
    if (patient) return patient;
  }
  return null;
}

/** @returns the code of the case that a choice makes; null where it makes none */
export function codeOf(choice: CaseChoice, base: PatientBase): string | null {
  const patient = makePatient(choice, base);
  return patient && writeCaseCode(choice, checkOf(contentOf(patient)));
}

/** Why there is no patient for a code: it is none, or its patient is not in the knowledge base any more. */
export type NoPatient = 'broken' | 'gone';

/** @returns the patient of a code, the same for the same code and knowledge; or why there is none */
export function patientOf(code: string, base: PatientBase): { readonly patient: MadePatient; readonly choice: CaseChoice } | NoPatient {
  const read = readCaseCode(code);
  if (!read) return 'broken';
  const patient = makePatient(read.choice, base);
  if (!patient || checkOf(contentOf(patient)) !== read.check) return 'gone';
  return { patient, choice: read.choice };
}
