import { plainLine } from '../../content/article-text.ts';
import { managementOf } from '../../content/management.rules.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { bloodProduct, isRuledOut, lowered, type PatientCaution, withoutState } from '../../treatment/cautions.rules.ts';
import { type DrugBook, nameOfDrug } from '../../treatment/drug-book.ts';
import { drugsInPlan } from '../../treatment/offered-drugs.ts';
import type { PatientProfile } from '../../treatment/patient.rules.ts';
import { allergyInLine } from '../../treatment/plan-allergies.rules.ts';
import type { PlanText } from '../../treatment/plan-cautions.rules.ts';
import { childUntil, fitOf, isChild } from '../../treatment/plan-fit.rules.ts';
import { givesBlood } from '../../treatment/refused-blood.rules.ts';
import type { Quoted } from './composing.ts';
import { emergencyLine, quotedStatements, stopped } from './composing.ts';
import { type Known, partOf } from './known.ts';
import { createNoteWriter, listed, type Note, type NoteSource, type NoteWriter, type Statement } from './note.ts';
import { fittedPlan, givingSteps } from './plan-lines.ts';

const levels = { contraindicated: 'must not be given', avoid: 'is to be avoided', caution: 'needs care' } as const;

/** Of what is monitored only what is given then. */
const givesSomething = /\b(?:gives?|gets?|receives?|adds?|starts?|consider|treat(?:ed)?|protect)\b/i;

/** What a note of treatment is written from. */
type Knowing = Known & { readonly book: DrugBook };

/** What a tenth of the patients have belongs to the picture of a disease. */
const leastOfPicture = 0.1;

/**
 * @param added what the reference adds
 * @returns what a plan or an outline says of drugs to this patient, as it is read: without their doses, in which no drug stands
 */
export function planText(
  { id, name, urgency, findings, plan, management }: Condition,
  added: readonly Quoted[],
  patient: PatientProfile,
  { drugs }: Pick<Known, 'drugs'>,
): PlanText {
  const names = new Map([...drugs].map(([id, drug]) => [id, { ...drug, doses: [] }]));
  const { steps, isOutline } = managementOf({ management, plan }, names);
  const linesOf = (wanted: (id: string) => boolean) =>
    steps
      .filter((step) => wanted(step.id))
      .flatMap(({ statements }) => statements.map(plainLine).filter((line) => isOutline || fitOf(line, patient) !== 'other'));
  return {
    disease: name,
    conditionId: id,
    picture: new Set(Object.entries(findings).flatMap(([finding, share]) => (share >= leastOfPicture ? [finding] : []))),
    gives: [
      ...linesOf((id) => id !== 'monitoring' && givingSteps.includes(id)),
      ...linesOf((id) => id === 'monitoring').filter((line) => givesSomething.test(line)),
    ],
    added: added.map(({ text }) => text),
    isEmergency: urgency === 'emergency',
    atOnce: urgency === 'emergency' ? linesOf((id) => id === 'immediate' || id === 'firstLine') : [],
    avoids: linesOf((id) => id === 'avoid'),
    isOutline,
  };
}

/** @returns what the data of a drug say, as something to stand on */
export function drugSource(id: string, { book }: Pick<Knowing, 'book'>, text: string): NoteSource {
  return {
    kind: 'rule',
    id,
    section: 'cautions',
    title: nameOfDrug(id, book),
    heading: 'What its data say of this patient',
    text,
    source: null,
    url: null,
  };
}

/** A caution as a sentence. */
export function cautionSentence({ drug, level, because, text }: PatientCaution, { book }: Pick<Knowing, 'book'>): string {
  return `**${nameOfDrug(drug, book)}** ${levels[level]} (${lowered(because)}): ${text}`;
}

/** What is said of one drug stands in one item. */
export function cautionItems(cautions: readonly PatientCaution[], known: Pick<Knowing, 'book'>): Statement[][] {
  return [...Map.groupBy(cautions, ({ drug }) => drug).values()].map((group) =>
    group.map((caution, i) => ({
      text: i === 0 ? cautionSentence(caution, known) : `${withoutState(caution.because)}: ${caution.text}`,
      on: [drugSource(caution.drug, known, `${caution.because}: ${caution.text}`)],
    })),
  );
}

/** What speaks against drugs in this patient, as it stands before a provider's words: the section, and its items. */
export function cautionsSection(cautions: readonly PatientCaution[], known: Pick<Knowing, 'book'>, more: readonly string[] = []) {
  const sentences = [...cautionItems(cautions, known).map((item) => item.map(({ text }) => text).join(' ')), ...more];
  return { sentences, text: sentences.length > 0 ? `## In this patient\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n\n` : '' };
}

/** What marks a statement that gives blood to who refuses it. */
const bloodRefused = 'Blood is refused: none of it is given without consent.';
const refusalSource: NoteSource = {
  kind: 'rule',
  id: bloodProduct,
  section: 'cautions',
  title: 'Blood products',
  heading: 'What the patient refuses',
  text: bloodRefused,
  source: null,
  url: null,
};

interface TreatmentCase {
  readonly condition: Condition;
  /** What speaks against drugs of the plan in this patient, the gravest first. */
  readonly cautions: readonly PatientCaution[];
  readonly patient: PatientProfile;
  /** Whether help is needed now; it stands before anything else. */
  readonly isEmergency: boolean;
  readonly firstStep: string | null;
  /** What the assessment put first, where what was told fits this better. */
  readonly insteadOf: string | null;
  /** What the reference adds. */
  readonly added: readonly Quoted[];
}

const ruleSource = (id: string, title: string, heading: string, text: string): NoteSource => ({
  kind: 'rule',
  id,
  section: 'plan',
  title,
  heading,
  text,
  source: null,
  url: null,
});

/** What stands before anything else: that it is an emergency, what is done first, and what the plan is for. */
function writeUrgency(writer: NoteWriter, { condition: { id, name, urgency }, isEmergency, firstStep, insteadOf }: TreatmentCase): void {
  const subject = `This plan is for **${name}**.`;
  const instead = insteadOf === null ? '' : `What was told of the patient fits that better than ${insteadOf}, which the assessment put first.`;
  const isUrgentItself = urgency === 'emergency';
  const why = `${isUrgentItself ? `${name} is an emergency` : 'What was told of the patient is an emergency'}: help is needed now.`;
  const said = [isEmergency ? why : '', firstStep ?? '', subject.replaceAll('*', ''), instead].join(' ').trim();
  const on = [ruleSource(id, 'Urgency', 'What the knowledge base says of it', said)];
  if (isEmergency) writer.heading('Before anything else');
  writer.paragraph([isEmergency ? emergencyLine : '', firstStep ?? '', subject, instead].filter((text) => text !== '').map((text) => ({ text, on })));
}

const notOfAdults =
  'What the plan says of adults, and doses of adults, are left out here: drugs, doses and fluids are decided with a paediatrician, by weight and age, from a formulary for children.';
const ofSixteen = 'Doses of adults hold at 16 and 17 years as a rule from a weight of 50 kg; below that they go by weight.';
const saysNothing = (who: string) => `The plan says nothing of ${who} is asked before anything is given that can wait.`;

/** What of a patient the plan does not know, and who is asked instead. */
export function unfittedSaying(condition: Condition, patient: PatientProfile, known: Pick<Known, 'drugs'>): string[] {
  const { isShortened, knowsThem } = fittedPlan(condition, patient, known.drugs);
  const { age, pregnancy, now } = patient;
  if (isChild(age)) return isShortened ? [notOfAdults] : knowsThem ? [] : [saysNothing('children: a paediatrician')];
  const nearly = age !== null && age >= childUntil && age < 18 && condition.plan !== undefined ? [ofSixteen] : [];
  if (knowsThem) return nearly;
  if (pregnancy !== null) return [...nearly, saysNothing('pregnancy: an obstetrician')];
  return now.has('postpartum') ? [...nearly, saysNothing('the weeks after a birth: an obstetrician')] : nearly;
}

/** So few medicines are held in the head. */
const manyTaken = 4;

/** What is taken and was not spoken of: it may be the cause all the same, and no line may sound as if it were cleared. */
function notSpokenOf({ takes }: PatientProfile, cautions: readonly PatientCaution[], { book }: Pick<Knowing, 'book'>): string[] {
  const rest = new Set(takes.filter(({ id, kind }) => kind === 'drug' && !cautions.some(({ drug }) => drug === id)).map(({ id }) => nameOfDrug(id, book)));
  if (takes.length < manyTaken || rest.size === 0) return [];
  return [
    `Taken as well, and not judged here: ${listed([...rest])}. Each may be part of this illness. Before its next dose somebody holds it against the illness, kidneys and liver, and against the other medicines.`,
  ];
}

/** What is ruled out of what a line of the plan gives: a plan that offers what was just forbidden gives two orders. */
function notForThem(line: string, cautions: readonly PatientCaution[], { book }: Pick<Knowing, 'book'>): Statement[] {
  const offered = drugsInPlan(line, book).filter(({ meant }) => meant === 'offered');
  const against = cautions.filter((caution) => isRuledOut(caution) && caution.drug !== bloodProduct && offered.some(({ id }) => id === caution.drug));
  const names = (level: PatientCaution['level']) => [...new Set(against.filter((one) => one.level === level).map(({ drug }) => nameOfDrug(drug, book)))];
  const on = against.map((caution) => drugSource(caution.drug, { book }, `${caution.because}: ${caution.text}`));
  const [never, hardly] = [names('contraindicated'), names('avoid')];
  return [
    ...(never.length > 0 ? [{ text: `Not for this patient: ${listed(never)}.`, on }] : []),
    ...(hardly.length > 0 ? [{ text: `What speaks against ${listed(hardly)} in this patient stands above.`, on }] : []),
  ];
}

/** What stands before a line that gives what the patient is allergic to: nobody reads on to a mark behind the dose. */
function allergyBefore(line: string, patient: PatientProfile, known: Knowing): Statement[] {
  const { never, partly } = allergyInLine(line, { patient, book: known.book, findings: known.findings });
  const said = [
    ...(never.length > 0 ? [`Not for this patient, who is allergic to it: ${listed(never)}.`] : []),
    ...partly.map(({ of, without }) => `Not for this patient: ${without}, though it is named by its class (${of}).`),
  ];
  return said.map((text) => ({ text, on: [ruleSource('allergy', 'Allergy', 'What is told of the patient', text)] }));
}

/**
 * Writes the plan of a condition for one patient: what cannot wait, then what speaks against its drugs in this patient, then the plan step by step, without what is said of others.
 * The same patient gets the same note.
 */
export function composeTreatment(treatment: TreatmentCase, known: Knowing): Note {
  const { condition, cautions, patient, added } = treatment;
  const writer = createNoteWriter();
  const page = partOf(condition, 'management', known);
  const on = page ? [page] : [];
  const plan = fittedPlan(condition, patient, known.drugs);
  writeUrgency(writer, treatment);
  const isBloodRefused = cautions.some(({ drug, level }) => drug === bloodProduct && level === 'contraindicated');
  const refusedIn = (text: string): Statement[] => (isBloodRefused && givesBlood(text) ? [{ text: bloodRefused, on: [refusalSource] }] : []);
  const unfitted = [...unfittedSaying(condition, patient, known), ...notSpokenOf(patient, cautions, known)].map((text) => ({
    text,
    on: [ruleSource('fit', 'This patient', 'For whom the plan is written', text)],
  }));
  if (cautions.length + unfitted.length > 0) {
    writer.heading('In this patient');
    writer.list([...cautionItems(cautions, known), ...unfitted.map((one) => [one])]);
  }
  const others = cautions.filter(({ kind }) => kind !== 'allergy');
  const item = (line: string, isGiving: boolean): Statement[] => [
    ...(isGiving ? allergyBefore(line, patient, known) : []),
    { text: stopped(line), on },
    ...refusedIn(line),
    ...(isGiving ? notForThem(line, others, known) : []),
  ];
  if (plan.own.length > 0) {
    writer.heading(isChild(patient.age) ? 'In a child' : 'In pregnancy');
    writer.list(plan.own.map((line) => item(line, true)));
  }
  if (plan.isOutline) {
    writer.heading('Management in outline');
    writer.list(
      plan.steps.map(({ id, heading, lines }) => lines.flatMap((line, i) => item(i === 0 ? `**${heading}**: ${line}` : line, givingSteps.includes(id)))),
    );
  }
  for (const { id, heading, lines } of plan.isOutline ? [] : plan.steps.filter((step) => step.lines.length > 0)) {
    writer.heading(heading);
    writer.list(lines.map((line) => item(line, givingSteps.includes(id))));
  }
  if (added.length > 0) {
    writer.heading('What the reference adds');
    writer.list(added.map((quoted) => [...allergyBefore(quoted.text, patient, known), ...quotedStatements(quoted)]));
  }
  return writer.finish();
}
