import type { Culprit } from '../content/schema/culprit.schema.ts';
import { inOrder, type PatientCaution, takenAlready, toBeGiven } from './cautions.rules.ts';
import { type DrugBook, isOf, nameOfDrug } from './drug-book.ts';
import type { PatientProfile } from './patient.rules.ts';
import type { DrugMention } from './read-drugs.ts';

interface Suspected {
  readonly row: Culprit;
  readonly drug: DrugMention;
  readonly isPlanned: boolean;
}

/** The drugs that a patient takes, or is about to get, which may be the cause of what is found or what is treated. */
function suspectsIn({ takes, planned, now }: PatientProfile, conditions: readonly string[], book: DrugBook): Suspected[] {
  const isAny = (id: string, ids: readonly string[] = []) => ids.some((one) => isOf(id, one, book));
  const fires = ({ conditions: of = [], findings = [], none = [] }: Culprit) =>
    !none.some((id) => now.has(id)) && (of.some((id) => conditions.includes(id)) || findings.some((id) => now.has(id)));
  const all = [...takes.map((drug) => ({ drug, isPlanned: false })), ...planned.map((drug) => ({ drug, isPlanned: true }))];
  return book.culprits.filter(fires).flatMap((row) =>
    all.flatMap(({ drug, isPlanned }) => {
      const isMeant = isAny(drug.id, row.drugs) && !isAny(drug.id, row.unless);
      const isBeside = row.beside === undefined || takes.some(({ id }) => id !== drug.id && isAny(id, row.beside));
      return isMeant && isBeside ? [{ row, drug, isPlanned }] : [];
    }),
  );
}

/** A class is told by the word that was said: "tolterodine" says more than its class. */
function stateOf({ drug: { kind, id, text }, isPlanned }: Suspected, book: DrugBook): string {
  const state = isPlanned ? toBeGiven : takenAlready;
  return kind === 'class' && text.toLowerCase() !== nameOfDrug(id, book).toLowerCase() ? `${state} as ${text}` : state;
}

/**
 * What is taken and may be the cause of what is found, or of what the plan is for: it is stopped, held or asked about before anything is treated.
 * @param conditions ids of what the plan is for, or of what is thought of
 * @returns of each drug the gravest, the gravest first
 */
export function cautionsOfCulprits(
  { patient, book }: { readonly patient: PatientProfile; readonly book: DrugBook },
  conditions: readonly string[],
): PatientCaution[] {
  // What is said of the drug itself is told before what is said of its class.
  const own = suspectsIn(patient, conditions, book).toSorted((a, b) => Number(b.row.drugs.includes(b.drug.id)) - Number(a.row.drugs.includes(a.drug.id)));
  const all = own.map(
    (one): PatientCaution => ({ drug: one.drug.id, level: one.row.level, kind: 'condition', because: stateOf(one, book), text: one.row.text }),
  );
  const sorted = inOrder(all);
  return sorted.filter(({ drug }, at) => sorted.findIndex((other) => other.drug === drug) === at);
}

/** @returns the names of the drugs that may be the whole of what looks like a condition: until that is settled there is no plan for it */
export function explainedBy(conditionId: string, { patient, book }: { readonly patient: PatientProfile; readonly book: DrugBook }): string[] {
  const found = suspectsIn(patient, [conditionId], book).filter(({ row, isPlanned }) => !isPlanned && row.explains?.includes(conditionId));
  return [...new Set(found.map(({ drug: { kind, id, text } }) => (kind === 'class' ? text : nameOfDrug(id, book))))];
}
