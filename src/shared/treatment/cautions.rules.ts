import type { Caution, CautionLevel, Drug } from '../content/schema/drug.schema.ts';
import type { Finding, FindingKind } from '../content/schema/finding.schema.ts';
import { classesOf, type DrugBook, nameOfDrug } from './drug-book.ts';
import type { PatientProfile, Trimester } from './patient.rules.ts';

/** A reason to mind, or not to give, a drug to this patient. */
export interface PatientCaution {
  readonly drug: string;
  readonly level: Exclude<CautionLevel, 'usual'>;
  /** What of the patient it is about. */
  readonly kind: 'allergy' | 'intolerance' | 'pregnancy' | 'breast-feeding' | 'children' | 'renal' | 'hepatic' | 'condition' | 'interaction' | 'duplicate';
  /** What of the patient, in words: "Allergic to penicillin", "Takes warfarin". */
  readonly because: string;
  readonly text: string;
  /** The findings that it rests on, where it does on any. */
  readonly findings?: readonly string[];
}

/** Findings by id, as they are called and what they are. */
export type KnownFindings = ReadonlyMap<string, Pick<Finding, 'name' | 'kind'>>;

const order: readonly CautionLevel[] = ['contraindicated', 'avoid', 'caution', 'usual'];
/** Children, where a drug says nothing else. */
const adultAge = 18;
/** From here on bodies are those of adults as a rule: what only needs care in childhood is past. */
const nearlyAdult = 16;
const trimesters: readonly Trimester[] = ['first', 'second', 'third'];
const worst = (levels: readonly Caution[]) => levels.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))[0];

/** The classes, up to the widest, of which an allergy to one drug is taken for one to all. */
const sharedClassesOf = (id: string, book: DrugBook) => classesOf(id, book).filter((one) => book.classes.get(one)?.sharesAllergy);

function allergyOf(drug: Drug, { allergies, hasUnknownAllergy }: PatientProfile, book: DrugBook): PatientCaution[] {
  const own = [drug.id, ...classesOf(drug.id, book)];
  const found = allergies.flatMap((allergy): PatientCaution[] => {
    const because = `Allergic to ${nameOfDrug(allergy, book)}`;
    // What is said of just these two comes before what their class shares: two cephalosporins of unlike side chains.
    const told = drug.allergies?.find(({ to }) => to === allergy);
    if (told && book.drugs.has(allergy)) return told.level === 'usual' ? [] : [{ drug: drug.id, level: told.level, kind: 'allergy', because, text: told.text }];
    const shared = [allergy, ...(book.drugs.has(allergy) ? sharedClassesOf(allergy, book) : [])];
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

/** What did harm once, or was not borne: it may be given, but not as if nothing had been. */
function illBorneOf(drug: Drug, { illBorne }: PatientProfile, book: DrugBook): PatientCaution[] {
  const own = [drug.id, ...classesOf(drug.id, book)];
  return illBorne
    .filter(({ id }) => own.includes(id))
    .map(({ id, isGrave }): PatientCaution => {
      const name = nameOfDrug(id, book);
      const text = isGrave
        ? `${name} did harm before: ask what happened, and choose another drug where there is one.`
        : `${name} was not borne well before: ask what happened before it is given again.`;
      return { drug: drug.id, level: isGrave ? 'avoid' : 'caution', kind: 'intolerance', because: `Trouble from ${name} before`, text };
    });
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
    ...(age !== null && age < (drug.children.below ?? (drug.children.level === 'caution' ? nearlyAdult : adultAge))
      ? said('children', age === 0 ? 'Less than a year old' : `${age} ${age === 1 ? 'year' : 'years'} old`, drug.children)
      : []),
    ...(patient.hasRenalDisease ? said('renal', 'Impaired kidneys', drug.renal) : []),
    ...(patient.hasHepaticDisease ? said('hepatic', 'Impaired liver', drug.hepatic) : []),
  ];
}

/** What is told of the past counts for what somebody has or does for good; a sign or a value only now. */
const lasting: readonly FindingKind[] = ['history', 'exposure', 'family', 'medication'];

function conditionsOf(drug: Drug, { findings, now }: PatientProfile, known: KnownFindings): PatientCaution[] {
  return drug.cautions.flatMap(({ when, level, text }) => {
    const there = when.flatMap((id) => {
      const finding = known.get(id);
      return finding && (lasting.includes(finding.kind) ? findings : now).has(id) ? [{ id, name: finding.name }] : [];
    });
    if (there.length === 0 || level === 'usual') return [];
    const because = there.map(({ name }) => name).join(', ');
    return [{ drug: drug.id, level, kind: 'condition' as const, because, text, findings: there.map(({ id }) => id) }];
  });
}

/** What two drugs do to each other, as it is said of the one, whichever of them tells of it: what names the drug itself before what names its class, then the gravest. */
function interactionOf(one: Drug, other: string, book: DrugBook): Caution | undefined {
  const own = [one.id, ...classesOf(one.id, book)];
  const its = [other, ...classesOf(other, book)];
  const nearest = (ids: readonly string[], among: readonly string[]) => Math.min(...ids.map((id) => among.indexOf(id)).filter((at) => at >= 0));
  const told: { readonly said: Caution; readonly distance: number }[] = [
    ...one.interactions.map((said) => ({ said, distance: nearest(said.with, its) })),
    ...(book.drugs.get(other)?.interactions ?? []).map((said) => ({ said: said.reverse ?? said, distance: nearest(said.with, own) })),
  ];
  return told
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance || order.indexOf(a.said.level) - order.indexOf(b.said.level))[0]?.said;
}

/** The class that two drugs, or a drug and a class, share and of which two together are as a rule a mistake. */
function sharedClass(drug: Drug, other: string, book: DrugBook): string | undefined {
  const its = new Set([other, ...classesOf(other, book)]);
  return classesOf(drug.id, book).find((id) => its.has(id) && book.classes.get(id)?.seldomTogether);
}

function interactionsOf(drug: Drug, { takes }: PatientProfile, book: DrugBook): PatientCaution[] {
  return takes.flatMap(({ id }): PatientCaution[] => {
    const because = `Takes ${nameOfDrug(id, book)}`;
    const said = (caution: Omit<PatientCaution, 'drug' | 'because'>): PatientCaution[] => [{ drug: drug.id, because, ...caution }];
    if (id === drug.id) return said({ level: 'caution', kind: 'duplicate', text: `${drug.name} is taken already: count the doses together.` });
    const told = interactionOf(drug, id, book);
    if (told) return told.level === 'usual' ? [] : said({ level: told.level, kind: 'interaction', text: told.text ?? '' });
    const shared = sharedClass(drug, id, book);
    if (shared === undefined) return [];
    const text = `Both are of one class (${nameOfDrug(shared, book)}); two of them together seldom do more good than harm.`;
    return said({ level: 'caution', kind: 'duplicate', text });
  });
}

/** @returns whether a drug is not to be given, or only by a specialist's decision */
export const isRuledOut = ({ level }: Pick<PatientCaution, 'level'>): boolean => level === 'contraindicated' || level === 'avoid';

/** How a drug is given with care is nothing to tell of what is not to be given: "given all the same" beside "to be avoided" are two orders. */
export function withoutMilder(cautions: readonly PatientCaution[]): PatientCaution[] {
  const ruledOut = new Set(cautions.filter(isRuledOut).map(({ drug }) => drug));
  return cautions.filter((caution) => isRuledOut(caution) || !ruledOut.has(caution.drug));
}

/** What is said of one drug together, the drug with the gravest first. */
export function inOrder(cautions: readonly PatientCaution[]): PatientCaution[] {
  const sorted = cautions.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return [...Map.groupBy(sorted, ({ drug }) => drug).values()].flat();
}

/** A reason within a sentence: names of a few capitals stay as they are. */
export const lowered = (because: string): string => (/^\p{Lu}(?!\p{Ll}|$)/u.test(because) ? because : `${because.charAt(0).toLowerCase()}${because.slice(1)}`);

/** What a reason begins with where the drug is not one of a plan. */
export const takenAlready = 'Taken already';
export const toBeGiven = 'About to be given';
/** A further reason of the same drug does not say again that it is taken. */
export const withoutState = (because: string): string =>
  because.replace(new RegExp(`^(?:${takenAlready}|${toBeGiven}); (.)`, 'u'), (_, first: string) => first.toUpperCase());

/**
 * What speaks against drugs, or has to be minded with them, in one patient: from the drugs' own data, whatever anybody says.
 * @param drugIds the drugs that are considered
 * @param known findings, by id
 * @returns the gravest first
 */
export function cautionsFor(patient: PatientProfile, drugIds: readonly string[], book: DrugBook, known: KnownFindings): PatientCaution[] {
  return [...new Set(drugIds)]
    .flatMap((id) => {
      const drug = book.drugs.get(id);
      if (!drug) return [];
      const all = [
        ...allergyOf(drug, patient, book),
        ...illBorneOf(drug, patient, book),
        ...stateOf(drug, patient),
        ...conditionsOf(drug, patient, known),
        ...interactionsOf(drug, patient, book),
      ];
      return withoutMilder(all);
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

/** The class of blood and what is made of it. */
export const bloodProduct = 'blood-product';

/** What a patient who refuses blood is told before all else; a parent's word does not bind where a child is in danger. */
export function refusedBlood({ refusesBlood, age }: PatientProfile): PatientCaution[] {
  if (!refusesBlood) return [];
  const isChild = age !== null && age < 18;
  const asked =
    'Which of red cells, plasma, platelets, clotting factors, albumin and cell salvage are refused and which accepted is asked alone, now, and written down.';
  const binds = isChild
    ? 'A parent’s refusal does not bind where a child’s life is in danger: call the most senior doctor and the hospital’s lawyer at once, and withhold no blood that saves it.'
    : 'The refusal of a capable adult, or a valid advance decision, holds in an emergency too. Bleeding is stopped sooner than in others: senior surgeon, anaesthetist and haematologist at once, what the patient accepts early, and small samples of blood.';
  return [
    {
      drug: bloodProduct,
      level: isChild ? 'caution' : 'contraindicated',
      kind: 'condition',
      because: 'Refused by the patient or the family',
      text: `${binds} ${asked}`,
    },
  ];
}
