import {
  cautionsFor,
  inOrder,
  isRuledOut,
  type KnownFindings,
  lowered,
  type PatientCaution,
  takenAlready,
  toBeGiven,
  withoutMilder,
  withoutState,
} from './cautions.rules.ts';
import { classesOf, type DrugBook, nameOfDrug } from './drug-book.ts';
import { isMeantFor } from './meant-for.rules.ts';
import { type DrugInPlan, drugsInPlan } from './offered-drugs.ts';
import type { PatientProfile } from './patient.rules.ts';
import { type DrugMention, namesInText } from './read-drugs.ts';

/** How a disease is treated, as far as drugs go. */
export interface PlanText {
  readonly disease: string;
  /** What is done, as it is read, from the plan or the outline and from the reference. */
  readonly gives: readonly string[];
  /** What is avoided: whole sentences of a plan, or the list of an outline. */
  readonly avoids: readonly string[];
  readonly isOutline: boolean;
  readonly isEmergency: boolean;
  /** Of what is done, what is done at once in an emergency. */
  readonly atOnce: readonly string[];
  /** What a page adds, which may be of more than this disease. */
  readonly added: readonly string[];
}

/** Whom and what drugs are held against. */
interface Against {
  readonly patient: PatientProfile;
  readonly book: DrugBook;
  readonly findings: KnownFindings;
}

/** What is taken on: a vaccine is given and over. */
const takenOn = (patient: PatientProfile, book: DrugBook) => patient.takes.filter(({ id }) => !isOf(id, 'vaccine', book));
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
    const [mildest] = inOrder(said.flatMap((caution) => caution ?? [])).toReversed();
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
const choosing = /\b(?:choose|chosen|choice|takes?|(?<!\b(?:was|were) )taken|use|instead|prefer|alternative|offered|replaced)\b/i;

/** Goes on from what stands before it. */
const otherwise = /^(?:(?:above|below) (?:it|that)|otherwise|else|without (?:it|them)|if (?:there is none|not|neither))\b/i;

/** What a plan says of drugs, as it is held against what a warning names instead. */
interface PlanDrugs {
  readonly isEmergency: boolean;
  readonly offered: readonly DrugInPlan[];
  readonly denied: readonly DrugInPlan[];
  readonly isPoison: (id: string) => boolean;
}

/**
 * A warning names what is taken instead. Where that is nothing for this patient either, it says so; where it is the poison, what the plan denies, or in an emergency nothing that the plan gives,
 * the sentence that names it is left out.
 */
function withAlternatives(caution: PatientCaution, { isEmergency, offered, denied, isPoison }: PlanDrugs, against: Against): PatientCaution {
  const { patient, book } = against;
  const isAmong = (id: string, drugs: readonly DrugInPlan[]) => drugs.some((drug) => isOf(id, drug.id, book) || isOf(drug.id, id, book));
  const isUnfit = ({ id }: DrugInPlan) => isPoison(id) || isAmong(id, denied) || (isEmergency && !isAmong(id, offered));
  const sentences = caution.text.split(/(?<=[.;]) /).map((text) => ({
    text,
    instead: choosing.test(text)
      ? drugsInPlan(text, book).filter(
          ({ id, meant }) =>
            meant === 'offered' &&
            !isOf(caution.drug, id, book) &&
            !isOf(id, caution.drug, book) &&
            (isPoison(id) || !patient.takes.some((taken) => isOf(taken.id, id, book))),
        )
      : [],
  }));
  const isLeftOut = sentences.map(({ instead }) => instead.some(isUnfit));
  const fit = sentences.filter(({ text }, i) => !isLeftOut[i] && !(isLeftOut[i - 1] && otherwise.test(text)));
  const kept = fit.length > 0 ? fit : sentences;
  const others = cautionsOf(
    kept.flatMap(({ instead }) => instead),
    against,
  ).filter(isRuledOut);
  const first = others.filter(({ drug }, i) => others.findIndex((other) => other.drug === drug) === i);
  const named = first.map(({ drug, because }) => `${nameOfDrug(drug, book)} (${lowered(because)})`);
  const said = named.length === 0 ? '' : ` But for this patient ${named.join(' and ')} ${named.length === 1 ? 'is' : 'are'} nothing either.`;
  // What is left of a sentence whose half is left out begins and ends as one.
  const text = kept
    .map((sentence, i) => (i === 0 || kept[i - 1]?.text.endsWith('.') ? `${sentence.text.charAt(0).toUpperCase()}${sentence.text.slice(1)}` : sentence.text))
    .join(' ')
    .replace(/;$/, '.');
  return { ...caution, text: `${text}${said}` };
}

/** The drugs that a text names, as far as that is said of a patient like this one: what a sentence begins with holds for the whole of it. */
function drugsFor(text: string, isListOfHarms: boolean, { patient, book }: Against): DrugInPlan[] {
  return drugsInPlan(text, book, isListOfHarms).filter((drug) =>
    isMeantFor({ ...drug, before: text.slice(0, text.indexOf(drug.before)) + drug.before }, patient),
  );
}

/** What a plan names in what it avoids, each with the sentence, as far as that is said of a patient like this one. */
function saidOf({ avoids, gives, isOutline }: Pick<PlanText, 'avoids' | 'gives' | 'isOutline'>, against: Against): (DrugInPlan & { readonly text: string })[] {
  const sentences = [...avoids.map((text) => ({ text, isList: isOutline })), ...gives.map((text) => ({ text, isList: false }))];
  return sentences.flatMap(({ text, isList }) =>
    (isList ? text.split(/;\s*/) : [text]).flatMap((part) => drugsFor(part, isList, against).map((drug) => ({ ...drug, text: part }))),
  );
}

/** Whether a plan that names a class means a drug of it; aspirin in its low dose is none of the NSAIDs that a plan stops, and is named by itself. */
const isNamedBy = (drug: string, named: string, book: DrugBook) => isOf(drug, named, book) && !(named === 'nsaid' && isOf(drug, 'salicylate', book));

/** What is taken already, or about to be given, and the plan forbids or limits. */
function takenAgainst(plan: PlanText, offered: readonly DrugInPlan[], against: Against): PatientCaution[] {
  const { patient, book } = against;
  const sentences = saidOf({ ...plan, gives: [...plan.gives, ...plan.added] }, against);
  const isProposed = (drug: string) => patient.planned.some(({ id }) => id === drug);
  const taken = new Map([...takenOn(patient, book), ...patient.planned].map(({ id }) => [id, sentences.filter((named) => isNamedBy(id, named.id, book))]));
  const isProposed = (drug: string) => patient.proposed.some(({ id }) => id === drug);
  const taken = new Map([...patient.takes, ...patient.proposed].map(({ id }) => [id, sentences.filter((named) => isOf(id, named.id, book))]));
 * What rules out drugs that are taken or about to be given in one patient, whatever the disease is.
 * What speaks in one patient against the drugs of a plan: of those that it offers or that somebody proposes what their data say, of those that are taken what the plan says, and of a poison that no more is given.
  const offeredIn = (texts: readonly string[]) =>
    texts.flatMap((text) => drugsFor(text, false, against)).filter(({ id, meant }) => meant === 'offered' && !isPoison(id));
  const offered = offeredIn(plan.gives);
  const isOffered = (drug: string) => offered.some(({ id }) => id === drug);
  const atOnce = new Set(offeredIn(plan.atOnce).map(({ id }) => id));
  const added = offeredIn(plan.added).filter(({ id }) => !isOffered(id));
  const taken = takenAgainst(plan, [...offered, ...added], against);
  const own = [...cautionsOf(offered, against), ...cautionsOf(added, against).filter(isRuledOut)]
  const offered = plan.gives.flatMap((text) => drugsInPlan(text, book)).filter(({ id, meant }) => meant === 'offered' && !isPoison(id));
  const taken = takenAgainst(plan, offered, against).filter(({ drug }) => !isPoison(drug));
  const proposed = against.patient.proposed.filter(({ id }) => !isPoison(id));
  const own = cautionsOf([...offered, ...proposed], against)
