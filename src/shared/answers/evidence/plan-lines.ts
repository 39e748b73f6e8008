import { plainLine } from '../../content/article-text.ts';
import { type Drugs, drugsNamed, managementOf, spansOf } from '../../content/management.rules.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { type ManagementStepId, managementSteps } from '../../content/schema/management.schema.ts';
import type { PatientProfile } from '../../treatment/patient.rules.ts';
import { childUntil, fitOf, isChild, withoutAdults } from '../../treatment/plan-fit.rules.ts';

/** What is minded of one dose in somebody who is no adult. */
export const doseOfAdults = 'This dose is for adults, and none for this child.';

/** "In adults and from 12 years on". */
const fromYears = /\b(?:from|over|above|at least) (?:the age of )?(\d{1,2}) years/i;

/** @returns whether a statement states a dose of adults, and none for children, or none for a child of this age */
export function isForAdults(statement: string, { drugs }: { readonly drugs: Drugs }, age: number): boolean {
  const doses = drugsNamed(statement).flatMap(({ drug, dose }) => drugs.get(drug)?.doses.filter(({ id }) => id === dose) ?? []);
  const forThem = doses.filter((dose) => /\badults?\b/i.test(dose.for) && !(age >= Number(fromYears.exec(dose.for)?.[1] ?? Number.NaN)));
  return forThem.length > 0 && !/\b(?:child|infant|newborn|bab(?:y|ies)|adolescen)/i.test(doses.map((dose) => dose.for).join(' '));
}

/** Steps that name drugs in order to give them. */
export const givingSteps: readonly string[] = Object.keys(managementSteps).filter((step) => step !== 'avoid' && step !== 'advice');

export interface PlanStep {
  readonly id: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A plan as it is read to one patient. */
export interface FittedPlan {
  readonly isOutline: boolean;
  /** What is said of people like this patient above all; it is not said again among the steps. */
  readonly own: readonly string[];
  readonly steps: readonly PlanStep[];
  /** Whether something is left out because it is said of adults only, with their doses. */
  readonly isShortened: boolean;
  /** Whether the plan speaks of the pregnancy or the childhood that the patient is in, or is a plan of such people anyway. */
  readonly knowsThem: boolean;
}

/** Plans that are written for such people from beginning to end. */
const isWrittenFor = ({ specialty, requires = [] }: Condition, patient: PatientProfile) =>
  (isChild(patient.age) && specialty === 'Paediatrics') || requires.some((id) => /pregnan|postpartum|trimester|miscarriage|abortion/.test(id));

/** @returns the plan of a condition without what is said of others than this patient, and without doses of adults for a child */
export function fittedPlan(condition: Condition, patient: PatientProfile, drugs: Drugs): FittedPlan {
  const { isOutline, steps } = managementOf(condition, drugs);
  const plain = steps.map(({ id, heading, statements }) => ({ id, heading, lines: statements.map(plainLine) }));
  if (isOutline) return { isOutline, own: [], steps: plain, isShortened: false, knowsThem: knowsOf(condition, patient, plain) };
  const names = new Map([...drugs].map(([id, drug]) => [id, { ...drug, doses: [] }]));
  const { age } = patient;
  const written = (id: string) => condition.plan?.[id as ManagementStepId] ?? [];
  const read = (statement: string) => plainLine(spansOf(statement, age !== null && age < childUntil && isForAdults(statement, { drugs }, age) ? names : drugs));
  const isFronted = !isWrittenFor(condition, patient);
  const fitted = plain.map(({ id, heading }) => ({
    id,
    heading,
    all: written(id).map((statement) => {
      const rest = isChild(age) && fitOf(statement, patient) === 'other' ? withoutAdults(statement) : null;
      return { statement, fit: rest === null ? fitOf(statement, patient) : ('any' as const), line: read(rest ?? statement), isCut: rest !== null };
    }),
  }));
  const fronted = (fit: string, id: string) => fit === 'own' && isFronted && id !== 'advice' && id !== 'escalate';
  return {
    isOutline,
    own: fitted.flatMap(({ id, all }) => all.filter(({ fit }) => fronted(fit, id)).map(({ line }) => line)),
    steps: fitted.map(({ id, heading, all }) => ({
      id,
      heading,
      lines: all.filter(({ fit }) => fit !== 'other' && !fronted(fit, id)).map(({ line }) => line),
    })),
    isShortened:
      isChild(age) &&
      fitted.some(({ all }) => all.some(({ fit, statement, isCut }) => isCut || fit === 'other' || isForAdults(statement, { drugs }, age ?? 0))),
    knowsThem: knowsOf(condition, patient, plain),
  };
}

/** Whether a plan speaks of people in the state that this patient is in. */
function knowsOf(condition: Condition, patient: PatientProfile, steps: readonly PlanStep[]): boolean {
  const text = steps.flatMap(({ lines }) => lines).join(' ');
  if (isWrittenFor(condition, patient)) return true;
  if (patient.pregnancy !== null) return /\bpregnan/i.test(text);
  if (patient.now.has('postpartum')) return /\b(?:after (?:the |a )?birth|postpartum|postnatal|breast-?feed\w*|given birth)\b/i.test(text);
  return !isChild(patient.age) || /\b(?:child|children|infants?|paediatric)\b/i.test(text);
}
