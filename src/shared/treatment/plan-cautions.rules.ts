import type { CautionLevel } from '../content/schema/drug.schema.ts';
import { cautionsFor, type KnownFindings, type PatientCaution } from './cautions.rules.ts';
import { classesOf, type DrugBook, nameOfDrug } from './drug-book.ts';
import { type DrugInPlan, drugsInPlan } from './offered-drugs.ts';
import type { PatientProfile } from './patient.rules.ts';
import { namesInText } from './read-drugs.ts';

/** How a disease is treated, as far as drugs go. */
export interface PlanText {
  readonly disease: string;
  /** What is done, as it is read, from the plan or the outline and from the reference. */
  readonly gives: readonly string[];
  /** What is avoided: whole sentences of a plan, or the list of an outline. */
  readonly avoids: readonly string[];
  readonly isOutline: boolean;
}

/** Whom and what drugs are held against. */
interface Against {
  readonly patient: PatientProfile;
  readonly book: DrugBook;
  readonly findings: KnownFindings;
}

const ruledOut: readonly CautionLevel[] = ['contraindicated', 'avoid'];
const isRuledOut = ({ level }: PatientCaution) => ruledOut.includes(level);
const poisoned = /\b(?:overdose|poisoning|toxicity|intoxication)\b|[- ](?:associated|induced)\b/i;

/** Whether a drug is that one, or of that class. */
const isOf = (drug: string, id: string, book: DrugBook) => drug === id || classesOf(drug, book).includes(id);

/** @returns the drugs and classes whose poisoning a disease is, by its name */
export function poisonsOf(disease: string, book: DrugBook): string[] {
  return poisoned.test(disease) ? [...new Set(namesInText(disease, book).map(({ id }) => id))] : [];
}

/** What rules out every drug of a class, by the mildest that is said of one; what holds of some of them only is minded with the drug. */
function cautionsOfClass(id: string, { patient, book, findings }: Against): PatientCaution[] {
  const members = [...book.drugs.keys()].filter((drug) => classesOf(drug, book).includes(id));
  const perDrug = members.map((drug) => cautionsFor(patient, [drug], book, findings).filter(isRuledOut));
  const reasons = new Set(perDrug.flat().map(({ because }) => because));
  return [...reasons].flatMap((reason) => {
    const said = perDrug.map((cautions) => cautions.find(({ because }) => because === reason));
    const [mildest] = said.flatMap((caution) => caution ?? []).toSorted((a, b) => ruledOut.indexOf(b.level) - ruledOut.indexOf(a.level));
    if (!mildest || said.includes(undefined)) return [];
    const text = mildest.kind === 'allergy' ? `${nameOfDrug(id, book)} is what the patient is allergic to, or of the same class.` : mildest.text;
    return [{ ...mildest, drug: id, text }];
  });
}

function cautionsOf(drugs: readonly Pick<DrugInPlan, 'kind' | 'id'>[], against: Against): PatientCaution[] {
  const single = drugs.flatMap(({ kind, id }) => (kind === 'drug' ? [id] : []));
  // Drugs of the class that are named themselves are checked themselves.
  const classes = drugs.flatMap(({ kind, id }) => (kind === 'class' && !single.some((drug) => isOf(drug, id, against.book)) ? [id] : []));
  return [...cautionsFor(against.patient, single, against.book, against.findings), ...[...new Set(classes)].flatMap((id) => cautionsOfClass(id, against))];
}

/** A sentence that names what is taken instead. */
const choosing = /\b(?:choose|chosen|choice|takes?|taken|use|instead|prefer|alternative|offered|replaced)\b/i;

/** A warning names what is taken instead: where that is nothing for this patient either, it says so. */
function withAlternatives(caution: PatientCaution, against: Against): PatientCaution {
  const { patient, book } = against;
  const instead = drugsInPlan(
    caution.text
      .split(/(?<=[.;]) /)
      .filter((sentence) => choosing.test(sentence))
      .join(' '),
    book,
  ).filter(
    ({ id, meant }) =>
      meant === 'offered' && !isOf(caution.drug, id, book) && !isOf(id, caution.drug, book) && !patient.takes.some((taken) => isOf(taken.id, id, book)),
  );
  const others = cautionsOf(instead, against).filter(isRuledOut);
  const first = others.filter(({ drug }, i) => others.findIndex((other) => other.drug === drug) === i);
  const said = first.map(
    ({ drug, because }) => ` But ${nameOfDrug(drug, book)} is nothing for this patient either (${because.charAt(0).toLowerCase()}${because.slice(1)}).`,
  );
  return { ...caution, text: `${caution.text}${said.join('')}` };
}

/** What is taken already and the plan forbids or limits. */
function takenAgainst({ avoids, gives, isOutline }: PlanText, offered: readonly DrugInPlan[], { patient, book }: Against): PatientCaution[] {
  const sentences = [...avoids.map((text) => ({ text, isList: isOutline })), ...gives.map((text) => ({ text, isList: false }))].flatMap(({ text, isList }) =>
    (isList ? text.split(/;\s*/) : [text]).flatMap((part) => drugsInPlan(part, book, isList).map((drug) => ({ ...drug, text: part }))),
  );
  const taken = new Map(patient.takes.map(({ id }) => [id, sentences.filter((named) => isOf(id, named.id, book))]));
  return [...taken].flatMap(([drug, said]): PatientCaution[] => {
    const isOffered = offered.some(({ id }) => isOf(drug, id, book));
    const forbidden = said.find(({ meant }) => meant === 'forbidden');
    const limited = said.find(({ meant }) => meant === 'limited') ?? forbidden;
    const because = `Takes ${nameOfDrug(drug, book)}`;
    const quoted = (text: string) => `“${text.replace(/[.;]$/, '')}”`;
    if (forbidden && !isOffered)
      return [
        {
          drug,
          level: 'avoid',
          kind: 'condition',
          because,
          text: `It is not to be taken in this disease: stop it, asking first whether it may be stopped at once. The plan says: ${quoted(forbidden.text)}.`,
        },
      ];
    if (!limited) return [];
    return [{ drug, level: 'caution', kind: 'condition', because, text: `It is taken already, and the plan limits it: ${quoted(limited.text)}.` }];
  });
}

/**
 * What speaks in one patient against the drugs of a plan: of those that it offers what their data say, of those that are taken what the plan says, and of a poison that no more is given.
 * @returns the gravest first
 */
export function cautionsOfPlan(plan: PlanText, against: Against): PatientCaution[] {
  const { book } = against;
  const poisons = poisonsOf(plan.disease, book);
  const isPoison = (id: string) => poisons.some((poison) => isOf(id, poison, book));
  const offered = plan.gives.flatMap((text) => drugsInPlan(text, book)).filter(({ id, meant }) => meant === 'offered' && !isPoison(id));
  const taken = takenAgainst(plan, offered, against).filter(({ drug }) => !isPoison(drug));
  const own = cautionsOf(offered, against)
    .filter(({ drug, kind, because }) => !(kind === 'duplicate' && taken.some((one) => one.drug === drug && one.because === because)))
    .map((caution) => withAlternatives(caution, against));
  const poison = poisons.map((drug): PatientCaution => {
    return {
      drug,
      level: 'contraindicated',
      kind: 'condition',
      because: plan.disease,
      text: 'It is what poisoned the patient: no more of it is given, and what is taken of it is stopped.',
    };
  });
  const all = [...poison, ...own, ...taken];
  const order: readonly CautionLevel[] = [...ruledOut, 'caution'];
  return all.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
