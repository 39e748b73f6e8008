import { cautionsFor, inOrder, isRuledOut, type KnownFindings, type PatientCaution } from './cautions.rules.ts';
import { classesOf, type DrugBook, isOf, nameOfDrug } from './drug-book.ts';
import type { DrugInPlan } from './offered-drugs.ts';
import type { PatientProfile } from './patient.rules.ts';

/** Whom and what drugs are held against. */
export interface Against {
  readonly patient: PatientProfile;
  readonly book: DrugBook;
  readonly findings: KnownFindings;
}

/** Where a drug stays by and large where it is put: of a class that a plan names, tablets and what goes into a vein are meant. */
const localRoutes: readonly string[] = ['eye', 'ear', 'topical', 'intranasal', 'vaginal'];

/** What is done instead differs within a class: vitamin K undoes warfarin, and no other anticoagulant. */
const firstSentence = (text: string) => text.split(/(?<=[.;]) /)[0]?.replace(/;$/, '.') ?? text;

/** What rules out every drug of a class, by the mildest that is said of one; what holds of some of them only is minded with the drug. */
function cautionsOfClass(id: string, { patient, book, findings }: Against): PatientCaution[] {
  const all = [...book.drugs.values()].filter((drug) => classesOf(drug.id, book).includes(id));
  const general = all.filter(({ routes }) => routes.some((route) => !localRoutes.includes(route)));
  const members = (general.length > 0 ? general : all).map((drug) => drug.id);
  const perDrug = members.map((drug) => cautionsFor(patient, [drug], book, findings).filter(isRuledOut));
  const reasons = new Set(perDrug.flat().map(({ because }) => because));
  return [...reasons].flatMap((reason) => {
    const said = perDrug.map((cautions) => cautions.find(({ because }) => because === reason));
    const [mildest] = inOrder(said.flatMap((caution) => caution ?? [])).toReversed();
    if (!mildest || said.includes(undefined)) return [];
    const text =
      mildest.kind === 'allergy'
        ? `${nameOfDrug(id, book)} is what the patient is allergic to, or of the same class.`
        : firstSentence(mildest.text).replaceAll(nameOfDrug(mildest.drug, book), nameOfDrug(id, book));
    return [{ ...mildest, drug: id, text }];
  });
}

/** @returns what speaks in one patient against drugs, and against classes of which no drug is named itself */
export function cautionsOf(drugs: readonly Pick<DrugInPlan, 'kind' | 'id'>[], against: Against): PatientCaution[] {
  const single = drugs.flatMap(({ kind, id }) => (kind === 'drug' ? [id] : []));
  // Drugs of the class that are named themselves are checked themselves.
  const classes = drugs.flatMap(({ kind, id }) => (kind === 'class' && !single.some((drug) => isOf(drug, id, against.book)) ? [id] : []));
  return [...cautionsFor(against.patient, single, against.book, against.findings), ...[...new Set(classes)].flatMap((id) => cautionsOfClass(id, against))];
}
