import { plainLine } from '../../content/article-text.ts';
import { drugsNamed, managementOf } from '../../content/management.rules.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { ManagementStepId } from '../../content/schema/management.schema.ts';
import { managementSteps } from '../../content/schema/management.schema.ts';
import { stemsIn } from '../../references/fold.ts';
import { bloodProduct, lowered, type PatientCaution, withoutState } from '../../treatment/cautions.rules.ts';
import { type DrugBook, nameOfDrug } from '../../treatment/drug-book.ts';
import type { PlanText } from '../../treatment/plan-cautions.rules.ts';
import { givesBlood } from '../../treatment/refused-blood.rules.ts';
import type { Quoted } from './composing.ts';
import { emergencyLine, quotedStatements, stopped } from './composing.ts';
import { type Known, partOf } from './known.ts';
import { createNoteWriter, type Note, type NoteSource, type Statement } from './note.ts';

const levels = { contraindicated: 'must not be given', avoid: 'is to be avoided', caution: 'needs care' } as const;

/** Steps that name drugs in order to give them. */
const givingSteps = Object.keys(managementSteps).filter((step) => step !== 'avoid' && step !== 'advice');
/** Of what is monitored only what is given then. */
const givesSomething = /\b(?:gives?|gets?|receives?|adds?|starts?|consider|treat(?:ed)?|protect)\b/i;

/** What a note of treatment is written from. */
type Knowing = Known & { readonly book: DrugBook };

/**
 * @param added what the reference adds
 * @returns what a plan or an outline says of drugs, as it is read: without their doses, in which no drug stands
 */
export function planText({ name, urgency, plan, management }: Condition, added: readonly Quoted[], { drugs }: Pick<Known, 'drugs'>): PlanText {
  const names = new Map([...drugs].map(([id, drug]) => [id, { ...drug, doses: [] }]));
  const { steps, isOutline } = managementOf({ management, plan }, names);
  const linesOf = (wanted: (id: string) => boolean) => steps.filter(({ id }) => wanted(id)).flatMap(({ statements }) => statements.map(plainLine));
  return {
    disease: name,
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

/** What is minded of doses in somebody who is no adult. */
export const adultDoses = 'Doses are those of adults unless they say otherwise; a child’s go by weight and age, from a formulary for children.';

/** @returns whether a plan states doses, and the patient is no adult */
export const hasAdultDoses = ({ plan }: Pick<Condition, 'plan'>, age: number | null): boolean =>
  age !== null &&
  age < 18 &&
  plan !== undefined &&
  givingSteps.some((step) => (plan[step as ManagementStepId] ?? []).some((statement) => drugsNamed(statement).some(({ dose }) => dose !== undefined)));

/** What is minded of one dose in somebody who is no adult. */
export const doseOfAdults = 'This dose is for adults, and none for this child.';

/** "In adults and from 12 years on". */
const fromYears = /\b(?:from|over|above|at least) (?:the age of )?(\d{1,2}) years/i;

/** @returns whether a statement states a dose of adults, and none for children, or none for a child of this age */
export function isForAdults(statement: string, { drugs }: Pick<Known, 'drugs'>, age: number): boolean {
  const doses = drugsNamed(statement).flatMap(({ drug, dose }) => drugs.get(drug)?.doses.filter(({ id }) => id === dose) ?? []);
  const forThem = doses.filter((dose) => /\badults?\b/i.test(dose.for) && !(age >= Number(fromYears.exec(dose.for)?.[1] ?? Number.NaN)));
  return forThem.length > 0 && !/\b(?:child|infant|newborn|bab(?:y|ies)|adolescen)/i.test(doses.map((dose) => dose.for).join(' '));
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

const dosesSource: NoteSource = {
  kind: 'rule',
  id: 'adult-doses',
  section: 'cautions',
  title: 'Doses',
  heading: 'For whom they are',
  text: `${adultDoses}\n${doseOfAdults}`,
  source: null,
  url: null,
};

const mostAdded = 4;
/** Of the words of a line, the share that one statement of a plan may have before the line adds nothing. */
const mostRepeated = 0.5;
const stemsOf = (text: string) => new Set(stemsIn(text).flatMap(({ stem }) => (stem.length > 3 ? [stem] : [])));

/** Whether a line of an article says more than some statement of a plan says already. */
function saysMore(line: string, said: readonly string[]): boolean {
  const stems = stemsOf(line);
  return said.map(stemsOf).every((others) => [...stems].filter((stem) => others.has(stem)).length <= mostRepeated * stems.size);
}

/** Words that are in many names of diseases. */
const inManyNames = new Set(
  ['acute', 'chronic', 'disease', 'disorder', 'syndrome', 'infection', 'primary', 'approach', 'injury', 'failure'].flatMap((word) => [...stemsOf(word)]),
);

/** Whether a line of an article is about a condition: the article is called so, or the line, or what it hangs on, names it. An article on antidepressants says of serotonin syndrome only this and that. */
function isAbout({ text, leadIn = '', passage }: Quoted, { name, aliases }: Condition): boolean {
  const own = new Set([name, ...aliases].flatMap((called) => [...stemsOf(called)]).filter((stem) => !inManyNames.has(stem)));
  return own.size === 0 || [...stemsOf(`${passage.title} ${leadIn} ${text}`)].some((stem) => own.has(stem));
}

/** @returns of lines of the reference, the best first, those that are about a condition and say more than its plan */
export function linesAdded(condition: Condition, articles: readonly Quoted[], { drugs }: Pick<Known, 'drugs'>): Quoted[] {
  const said = managementOf(condition, drugs).steps.flatMap(({ statements }) => statements.map(plainLine));
  return articles.filter((line) => isAbout(line, condition) && saysMore(line.text, said)).slice(0, mostAdded);
}

interface TreatmentCase {
  readonly condition: Condition;
  /** What speaks against drugs of the plan in this patient, the gravest first. */
  readonly cautions: readonly PatientCaution[];
  /** In years; null where it is not told. */
  readonly age: number | null;
  /** Whether help is needed now; it stands before anything else. */
  readonly isEmergency: boolean;
  readonly firstStep: string | null;
  /** What warns of another disease, which is to be excluded first. */
  readonly alarm: string | null;
  /** What the reference adds. */
  readonly added: readonly Quoted[];
}

/**
 * Writes the plan of a condition for one patient: what cannot wait, then what speaks against its drugs in this patient, then the plan step by step.
 * The same patient gets the same note.
 */
export function composeTreatment({ condition, cautions, age, isEmergency, firstStep, alarm, added }: TreatmentCase, known: Knowing): Note {
  const writer = createNoteWriter();
  const page = partOf(condition, 'management', known);
  const on = page ? [page] : [];
  const { isOutline, steps } = managementOf(condition, known.drugs);
  const isAlarmed = isEmergency || alarm !== null;
  const excluded = alarm === null ? '' : `Another danger is to be excluded first: ${stopped(alarm)}`;
  const subject = `This plan is for **${condition.name}**${alarm === null ? '' : ', and holds once that is excluded'}.`;
  const said = [
    !isEmergency
      ? ''
      : condition.urgency === 'emergency'
        ? `${condition.name} is an emergency: help is needed now.`
        : 'What was told of the patient is an emergency: help is needed now.',
    firstStep ?? '',
    excluded,
    subject.replaceAll('*', ''),
  ]
    .join(' ')
    .trim();
  const urgent: NoteSource = {
    kind: 'rule',
    id: condition.id,
    section: 'urgency',
    title: 'Urgency',
    heading: 'What the knowledge base says of it',
    text: said,
    source: null,
    url: null,
  };
  if (isAlarmed) writer.heading('Before anything else');
  writer.paragraph([
    ...(isEmergency ? [{ text: emergencyLine, on: [urgent] }] : []),
    ...(firstStep ? [{ text: firstStep, on: [urgent] }] : []),
    ...(excluded === '' ? [] : [{ text: excluded, on: [urgent] }]),
    { text: subject, on: [urgent] },
  ]);
  const isChild = hasAdultDoses(condition, age);
  const isBloodRefused = cautions.some(({ drug, level }) => drug === bloodProduct && level === 'contraindicated');
  const refusedIn = (text: string): Statement[] => (isBloodRefused && givesBlood(text) ? [{ text: bloodRefused, on: [refusalSource] }] : []);
  if (cautions.length > 0 || isChild) {
    writer.heading('In this patient');
    writer.list([...cautionItems(cautions, known), ...(isChild ? [[{ text: adultDoses, on: [dosesSource] }]] : [])]);
  }
  if (isOutline) {
    writer.heading('Management in outline');
    writer.list(
      steps.map(({ heading, statements }): Statement[] =>
        statements.flatMap((spans, i) => [
          { text: stopped(i === 0 ? `**${heading}**: ${plainLine(spans)}` : plainLine(spans)), on },
          ...refusedIn(plainLine(spans)),
        ]),
      ),
    );
  } else {
    for (const { id, heading, statements } of steps) {
      const written = condition.plan?.[id as ManagementStepId] ?? [];
      const isMarked = (at: number) => isChild && age !== null && isForAdults(written[at] ?? '', known, age);
      writer.heading(heading);
      writer.list(
        statements.map((spans, at) => [
          { text: stopped(plainLine(spans)), on },
          ...refusedIn(plainLine(spans)),
          ...(isMarked(at) ? [{ text: doseOfAdults, on: [dosesSource] }] : []),
        ]),
      );
    }
  }
  if (added.length > 0) {
    writer.heading('What the reference adds');
    writer.list(added.map(quotedStatements));
  }
  return writer.finish();
}
