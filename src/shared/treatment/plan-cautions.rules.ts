import { inOrder, isRuledOut, lowered, type PatientCaution, refusedBlood, takenAlready, toBeGiven, withoutMilder, withoutState } from './cautions.rules.ts';
import { type Against, cautionsOf } from './cautions-of-drugs.rules.ts';
import { cautionsOfCulprits } from './culprits.rules.ts';
import { type DrugBook, isOf, nameOfDrug } from './drug-book.ts';
import { givesWay, isOfDisease } from './emergency-cautions.rules.ts';
import { isMeantFor } from './meant-for.rules.ts';
import { type DrugInPlan, drugsInPlan } from './offered-drugs.ts';
import type { PatientProfile } from './patient.rules.ts';
import { withAllergyChoice } from './plan-allergies.rules.ts';
import { type DrugMention, namesInText } from './read-drugs.ts';
import { givesBlood } from './refused-blood.rules.ts';
import { cautionsOfResistance } from './told-resistance.rules.ts';

/** How a disease is treated, as far as drugs go. */
export interface PlanText {
  readonly disease: string;
  readonly conditionId: string;
  /** What belongs to the picture of the disease: whoever wrote the plan knew of it. */
  readonly picture: ReadonlySet<string>;
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

/** What is taken on: a vaccine, or a fluid by vein, is given and over. */
const takenOn = (patient: PatientProfile, book: DrugBook) =>
  patient.takes.filter(({ id }) => !isOf(id, 'vaccine', book) && !isOf(id, 'intravenous-fluid', book));
const poisoned = /\b(?:overdose|poisoning|toxicity|intoxication)\b|[- ](?:associated|induced)\b/i;

/** @returns the drugs and classes whose poisoning a disease is, by its name */
export function poisonsOf(disease: string, book: DrugBook): string[] {
  return poisoned.test(disease) ? [...new Set(namesInText(disease, book).map(({ id }) => id))] : [];
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

/** What harms by being stopped at once. */
const notAtOnce = [
  'opioid',
  'benzodiazepine',
  'antiseizure',
  'corticosteroid',
  'beta-blocker',
  'antidepressant',
  'antipsychotic',
  'mood-stabiliser',
  'insulins',
];
const howStopped = (drug: string, book: DrugBook) =>
  notAtOnce.some((one) => isOf(drug, one, book))
    ? 'It is not to be taken in this disease: ask today how it is stopped, since stopping at once can harm.'
    : 'It is not to be taken in this disease: stop it now.';

/** What is taken already, or about to be given, and the plan forbids or limits. */
function takenAgainst(plan: PlanText, offered: readonly DrugInPlan[], against: Against): PatientCaution[] {
  const { patient, book } = against;
  const sentences = saidOf({ ...plan, gives: [...plan.gives, ...plan.added] }, against);
  const isPlanned = (drug: string) => patient.planned.some(({ id }) => id === drug);
  const taken = new Map([...takenOn(patient, book), ...patient.planned].map(({ id }) => [id, sentences.filter((named) => isNamedBy(id, named.id, book))]));
  return [...taken].flatMap(([drug, said]): PatientCaution[] => {
    const isOffered = offered.some(({ id }) => isOf(drug, id, book));
    const forbidden = said.find(({ meant }) => meant === 'forbidden');
    const limited = said.find(({ meant }) => meant === 'limited') ?? forbidden;
    const because = isPlanned(drug) ? `${nameOfDrug(drug, book)} is about to be given` : `Takes ${nameOfDrug(drug, book)}`;
    const quoted = (text: string) => `“${text.replace(/[.;]$/, '')}”`;
    if (forbidden && !isOffered)
      return [
        {
          drug,
          level: 'avoid',
          kind: 'condition',
          because,
          text: `${isPlanned(drug) ? 'It is not to be given in this disease.' : howStopped(drug, book)} The plan says: ${quoted(forbidden.text)}.`,
        },
      ];
    if (!limited) return [];
    return [
      {
        drug,
        level: 'caution',
        kind: 'condition',
        because,
        text: `${isPlanned(drug) ? 'It is about to be given' : 'It is taken already'}, and the plan limits it: ${quoted(limited.text)}.`,
      },
    ];
  });
}

/** Whether the data of a drug tell of another: what they advise is said of it. */
const tellsOf = (id: string, other: string, book: DrugBook) =>
  book.drugs.get(id)?.interactions.some((told) => told.with.some((one) => isOf(other, one, book))) === true;

/** What rules out drugs that are taken or about to be given: by what is found of the patient, and of two by the one what is graver. What only needs care was minded when they were begun. */
function takenAgainstPatient(against: Against): PatientCaution[] {
  const { patient, book } = against;
  const states = [...takenOn(patient, book).map((one) => ({ one, state: takenAlready })), ...patient.planned.map((one) => ({ one, state: toBeGiven }))];
  const held = ({ one, state }: (typeof states)[number], others: readonly DrugMention[]) =>
    cautionsOf([one], { ...against, patient: { ...patient, takes: others, hasUnknownAllergy: false } })
      .filter(isRuledOut)
      .map((caution) => ({ ...caution, because: `${state}; ${lowered(caution.because)}` }));
  const alone = states.flatMap((one) => held(one, []));
  const pairs = states.flatMap((a, i) =>
    states
      .slice(i + 1)
      .filter(({ one: { id } }) => !isOf(id, a.one.id, book) && !isOf(a.one.id, id, book))
      .flatMap((b) => {
        const [first, second] = tellsOf(b.one.id, a.one.id, book) ? [b, a] : [a, b];
        return inOrder([...held(first, [second.one]), ...held(second, [first.one])].filter(({ kind }) => kind === 'interaction')).slice(0, 1);
      }),
  );
  return [...alone, ...pairs];
}

/** What is said of one drug in the same words for several reasons is said once. */
function folded(cautions: readonly PatientCaution[]): PatientCaution[] {
  const groups = Map.groupBy(cautions, ({ drug, level, text }) => `${level} ${drug} ${text}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, because: [first.because, ...new Set(more.map(({ because }) => lowered(withoutState(because))))].join('; ') }] : [],
  );
}

/**
 * What rules out drugs that are taken or about to be given in one patient, whatever the disease is.
 * @param conditions what is thought of, which they may have brought about
 * @returns the gravest first
 */
export function cautionsOfTaken(against: Against, conditions: readonly string[] = []): PatientCaution[] {
  const culprits = cautionsOfCulprits(against, conditions);
  const isCulprit = (id: string) => culprits.some(({ drug }) => drug === id);
  const noPlan = { isEmergency: false, offered: [], denied: [], isPoison: isCulprit };
  const held = withCulprits(culprits, takenAgainstPatient(against)).map((caution) => withAlternatives(caution, noPlan, against));
  return [...refusedBlood(against.patient), ...inOrder([...culprits, ...folded(held)])];
}

/** What may be the cause is stopped: how it goes with other drugs, or with care, is nothing to tell then. */
function withCulprits(culprits: readonly PatientCaution[], others: readonly PatientCaution[]): PatientCaution[] {
  const stays = ['allergy', 'pregnancy', 'breast-feeding', 'children'];
  return others.filter(({ drug, kind }) => stays.includes(kind) || !culprits.some((culprit) => culprit.drug === drug));
}

/** A pregnancy without a child whom a drug could harm. */
const noChild = /\b(?:ectopic|mol(?:e|ar)|trophoblastic|choriocarcinoma)\b/i;

/**
 * What speaks in one patient against the drugs of a plan: of those that it offers what their data say, of those that are taken what the plan and their own data say, and of a poison that no more is given.
 * Of what only a page adds, only what rules it out.
 * @returns the gravest first
 */
export function cautionsOfPlan(plan: PlanText, known: Against): PatientCaution[] {
  const against = noChild.test(plan.disease) ? { ...known, patient: { ...known.patient, pregnancy: null } } : known;
  const { book } = against;
  const poisons = poisonsOf(plan.disease, book);
  const isPoison = (id: string) => poisons.some((poison) => isOf(id, poison, book));
  const offeredIn = (texts: readonly string[]) =>
    texts.flatMap((text) => drugsFor(text, false, against)).filter(({ id, meant }) => meant === 'offered' && !isPoison(id));
  const offered = offeredIn(plan.gives);
  const isOffered = (drug: string) => offered.some(({ id }) => id === drug);
  const atOnce = new Set(offeredIn(plan.atOnce).map(({ id }) => id));
  const added = offeredIn(plan.added).filter(({ id }) => !isOffered(id));
  const taken = takenAgainst(plan, [...offered, ...added], against);
  const resisted = cautionsOfResistance(against.patient.told ?? '', [...offered.map(({ id }) => id), ...against.patient.planned.map(({ id }) => id)], book);
  const own = [...resisted, ...cautionsOf(offered, against), ...cautionsOf(added, against).filter(isRuledOut)]
    .filter(({ drug, kind, because }) => !(kind === 'duplicate' && taken.some((one) => one.drug === drug && one.because === because)))
    .filter(
      (caution) =>
        !((atOnce.has(caution.drug) || (plan.isEmergency && caution.kind === 'duplicate')) && givesWay(caution, against)) &&
        !(isOffered(caution.drug) && isOfDisease(caution, plan, against)),
    );
  const before = takenAgainstPatient(against).filter(({ drug }) => !own.some((one) => one.drug === drug && isRuledOut(one)));
  const denied = saidOf({ ...plan, gives: [] }, against).filter(({ meant }) => meant === 'forbidden' || meant === 'limited');
  const culprits = cautionsOfCulprits(against, [plan.conditionId]).filter(({ drug }) => !isPoison(drug));
  const isHarmful = (id: string) => isPoison(id) || culprits.some(({ drug }) => drug === id);
  const planDrugs = { isEmergency: plan.isEmergency, offered: [...offered, ...added], denied, isPoison: isHarmful };
  const poison = poisons.map((drug): PatientCaution => {
    return {
      drug,
      level: 'contraindicated',
      kind: 'condition',
      because: plan.disease,
      text: 'It is what poisoned the patient: no more of it is given, and what is taken of it is stopped.',
    };
  });
  const isSaidOfMember = ({ drug, text }: PatientCaution) => before.some((one) => one.drug !== drug && isOf(one.drug, drug, book) && one.text === text);
  const held = withCulprits(culprits, [...before, ...own.filter((caution) => !isSaidOfMember(caution))]).map((caution) =>
    withAlternatives(caution, planDrugs, against),
  );
  const told = inOrder(folded(withoutMilder([...poison, ...culprits, ...[...held, ...withCulprits(culprits, taken)].filter(({ drug }) => !isPoison(drug))])));
  const blood = plan.isEmergency || [...plan.gives, ...plan.added].some(givesBlood) ? refusedBlood(against.patient) : [];
  return [...blood, ...withAllergyChoice(told, [...plan.gives, ...plan.added], against)];
}
