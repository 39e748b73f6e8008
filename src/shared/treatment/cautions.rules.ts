import type { Caution, CautionLevel, Drug } from '../content/schema/drug.schema.ts';
import { classesOf, type DrugBook, nameOfDrug } from './drug-book.ts';
import type { PatientProfile, Trimester } from './patient.rules.ts';

/** A reason to mind, or not to give, a drug to this patient. */
export interface PatientCaution {
  readonly drug: string;
  readonly level: Exclude<CautionLevel, 'usual'>;
  /** What of the patient it is about. */
  readonly kind: 'allergy' | 'pregnancy' | 'breast-feeding' | 'children' | 'renal' | 'hepatic' | 'condition' | 'interaction' | 'duplicate';
  /** What of the patient, in words: "Allergic to penicillin", "Takes warfarin". */
  readonly because: string;
  readonly text: string;
}

const order: readonly CautionLevel[] = ['contraindicated', 'avoid', 'caution', 'usual'];
/** Children, where a drug says nothing else. */
const adultAge = 18;
const trimesters: readonly Trimester[] = ['first', 'second', 'third'];
const worst = (levels: readonly Caution[]) => levels.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))[0];

function allergyOf(drug: Drug, { allergies, hasUnknownAllergy }: PatientProfile, book: DrugBook): PatientCaution[] {
  const own = [drug.id, ...classesOf(drug.id, book)];
  const found = allergies.flatMap((allergy): PatientCaution[] => {
    const because = `Allergic to ${nameOfDrug(allergy, book)}`;
    // An allergy to one of a class is taken for one to all of its narrowest class, never for one to whatever that belongs to.
    const shared = [allergy, ...(book.drugs.get(allergy)?.classes.slice(0, 1) ?? [])];
    if (shared.some((id) => own.includes(id)))
      return [
        { drug: drug.id, level: 'contraindicated', kind: 'allergy', because, text: `${drug.name} is what the patient is allergic to, or of the same class.` },
      ];
    const wider = new Set([allergy, ...classesOf(allergy, book)]);
    return (drug.allergies ?? []).flatMap(({ to, level, text }) =>
      wider.has(to) && level !== 'usual' ? [{ drug: drug.id, level, kind: 'allergy' as const, because, text }] : [],
    );
  });
  if (found.length > 0 || !hasUnknownAllergy) return found;
  return [
    {
      drug: drug.id,
      level: 'caution',
      kind: 'allergy',
      because: 'Allergic to some drug',
      text: 'Ask to which drug the patient is allergic, and what happened, before it is given.',
    },
  ];
}

function stateOf(drug: Drug, patient: PatientProfile): PatientCaution[] {
  const { pregnancy, age } = patient;
  const said = (kind: PatientCaution['kind'], because: string, caution: Caution | undefined): PatientCaution[] =>
    caution && caution.level !== 'usual' ? [{ drug: drug.id, level: caution.level, kind, because, text: caution.text ?? '' }] : [];
  const pregnant = pregnancy && (pregnancy.trimester ? drug.pregnancy[pregnancy.trimester] : worst(trimesters.map((trimester) => drug.pregnancy[trimester])));
  const month = pregnancy?.trimester
    ? `Pregnant, ${pregnancy.trimester} trimester`
    : pregnancy?.isCertain
      ? 'Pregnant, trimester not told'
      : 'Perhaps pregnant';
  return [
    ...(pregnant ? said('pregnancy', month, pregnant) : []),
    ...(patient.isBreastFeeding ? said('breast-feeding', 'Breast-feeding', drug.breastFeeding) : []),
    ...(age !== null && age < adultAge
      ? said('children', age === 0 ? 'Less than a year old' : `${age} ${age === 1 ? 'year' : 'years'} old`, drug.children)
      : []),
    ...(patient.hasRenalDisease ? said('renal', 'Impaired kidneys', drug.renal) : []),
    ...(patient.hasHepaticDisease ? said('hepatic', 'Impaired liver', drug.hepatic) : []),
  ];
}

function conditionsOf(drug: Drug, { findings }: PatientProfile, names: ReadonlyMap<string, string>): PatientCaution[] {
  return drug.cautions.flatMap(({ when, level, text }) => {
    const there = when.filter((id) => findings.has(id));
    if (there.length === 0 || level === 'usual') return [];
    return [{ drug: drug.id, level, kind: 'condition' as const, because: there.map((id) => names.get(id) ?? id).join(', '), text }];
  });
}

/** What two drugs do to each other, whichever of them tells of it. */
function interactionOf(one: Drug, other: string, book: DrugBook): Drug['interactions'][number] | undefined {
  const its = new Set([other, ...classesOf(other, book)]);
  const own = new Set([one.id, ...classesOf(one.id, book)]);
  const told = [
    ...one.interactions.filter((interaction) => interaction.with.some((id) => its.has(id))),
    ...(book.drugs.get(other)?.interactions.filter((interaction) => interaction.with.some((id) => own.has(id))) ?? []),
  ];
  return told.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))[0];
}

function interactionsOf(drug: Drug, { takes }: PatientProfile, book: DrugBook): PatientCaution[] {
  return takes.flatMap(({ id, kind }): PatientCaution[] => {
    const because = `Takes ${nameOfDrug(id, book)}`;
    if (id === drug.id)
      return [{ drug: drug.id, level: 'caution', kind: 'duplicate', because, text: `${drug.name} is taken already: count the doses together.` }];
    const told = interactionOf(drug, id, book);
    if (told && told.level !== 'usual') return [{ drug: drug.id, level: told.level, kind: 'interaction', because, text: told.text }];
    const [narrowest] = drug.classes;
    const isSameClass =
      narrowest !== undefined && (kind === 'class' ? id === narrowest : book.drugs.get(id)?.classes[0] === narrowest) && narrowest !== 'other-drug';
    return isSameClass
      ? [
          {
            drug: drug.id,
            level: 'caution',
            kind: 'duplicate',
            because,
            text: `Both are of one class (${nameOfDrug(narrowest, book)}); two of them together seldom do more good than harm.`,
          },
        ]
      : [];
  });
}

/**
 * What speaks against drugs, or has to be minded with them, in one patient: from the drugs' own data, whatever anybody says.
 * @param drugIds the drugs that are considered
 * @param names of findings, by id
 * @returns the gravest first
 */
export function cautionsFor(patient: PatientProfile, drugIds: readonly string[], book: DrugBook, names: ReadonlyMap<string, string>): PatientCaution[] {
  return [...new Set(drugIds)]
    .flatMap((id) => {
      const drug = book.drugs.get(id);
      return drug
        ? [...allergyOf(drug, patient, book), ...stateOf(drug, patient), ...conditionsOf(drug, patient, names), ...interactionsOf(drug, patient, book)]
        : [];
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
