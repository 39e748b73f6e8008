import type { Urgency } from '../../content/schema/safety.schema.ts';
import type { Analysis } from '../../diagnostics/diagnostics.schema.ts';
import { speaksAgainst } from '../../diagnostics/engine/answer/explain.ts';
import { type Composing, emergencyLine, fits, isSure, namesOf, type Person, stopped, type Weighed } from './composing.ts';
import { writeNext } from './diagnosis-next.ts';
import { fitsPerson } from './fitting.rules.ts';
import { type Known, partsOf } from './known.ts';
import { thoughtOf } from './listed.rules.ts';
import { shownDangers } from './must-not-miss.rules.ts';
import { capital, createNoteWriter, listed, type Note, type NoteSource, type NoteWriter, type Statement } from './note.ts';

const urgencyInWords: Readonly<Record<Urgency, string>> = {
  emergency: emergencyLine,
  urgent: '**This patient is to be seen today**, not later.',
  soon: 'This patient is to be seen within days.',
  routine: 'An ordinary appointment is soon enough, as long as nothing changes.',
  'self-care': 'This can be looked after at home, with advice, as long as nothing changes.',
};

/** What was told of the patient, as something to stand on. */
function caseSource(told: string, analysis: Analysis): NoteSource {
  const states = { present: 'present', absent: 'absent', past: 'in the past', family: 'in the family', unknown: 'not known' } as const;
  const understood = analysis.recognised.map(({ name, state }) => `${name}: ${states[state]}.`).join(' ');
  return {
    kind: 'case',
    id: '',
    section: 'case',
    title: 'The case',
    heading: 'As it was told and understood',
    text: `${told}\n${understood}`,
    source: null,
    url: null,
  };
}

/** What the analysis says, line by line, as something to stand on. */
function rankingSource({ urgency, suggestions, mustNotMiss, nextQuestions }: Analysis, known: Known, doubtful: ReadonlySet<string>): NoteSource {
  const names = (findings: readonly { readonly id: string; readonly name: string }[]) =>
    findings.flatMap(({ id, name }) => (doubtful.has(id) ? [] : [known.inSentence(name)])).join(', ');
  const ranked = suggestions.map(({ condition, probability, findingsFor, findingsAgainst }, i) => {
    const against = findingsAgainst.filter(({ weight }) => weight <= speaksAgainst);
    return `${i + 1}. ${condition} ${i === 0 && isSure(suggestions) ? fits.sure : 'is thought of'} (probability ${probability}). For it speak: ${names(findingsFor)}.${
      against.length > 0 ? ` Against it speak: ${names(against)}.` : ''
    }`;
  });
  const text = [
    ...(urgency ? [urgencyInWords[urgency].replaceAll('*', '')] : []),
    `${fits.unsure}.`,
    ...ranked,
    ...mustNotMiss.map(({ condition }) => `${condition} is dangerous if missed.`),
    ...nextQuestions.map(({ question }) => `To ask next: ${question}`),
  ].join('\n');
  return {
    kind: 'rule',
    id: '',
    section: 'ranking',
    title: 'Basic Analysis',
    heading: 'How the knowledge base ranks this case',
    text,
    source: null,
    url: null,
  };
}

/** What the engine says of urgency, as something to stand on. */
export function urgencySource({ urgencyReasons, firstStep }: Pick<Analysis, 'urgencyReasons' | 'firstStep'>): NoteSource {
  const text = [...urgencyReasons, ...(firstStep ? [firstStep] : [])].join('\n');
  return {
    kind: 'rule',
    id: '',
    section: 'red-flags',
    title: 'Red flags of the knowledge base',
    heading: 'What speaks up whatever the ranking says',
    text,
    source: null,
    url: null,
  };
}

function writeUrgency({ analysis, writer, ranking }: Composing): void {
  const { urgency, urgencyReasons, firstStep } = analysis;
  if (urgency === null) return;
  const rules = urgencySource(analysis);
  writer.heading('How urgent, and why');
  const step = firstStep ? [{ text: firstStep, on: [rules] }] : [];
  writer.paragraph([{ text: urgencyInWords[urgency], on: [ranking] }, ...step]);
  writer.list(urgencyReasons.slice(0, 4).map((text) => [{ text, on: [rules] }]));
}

/**
 * Writes what fits best and why. What it does not account for, what is typical of it and was not recognised, and what argues against it are left out: a reader who knows no paraphrase calls much
 * of what was told missing or foreign, and of such lines hardly one in ten was right on cases that others judged.
 */
function writeBest(composing: Composing): void {
  const { writer, weighed, told, ranking } = composing;
  const [lead] = weighed;
  if (!lead) return;
  const { suggestion, condition } = lead;
  const said = suggestion.findingsFor.filter(({ id }) => !composing.doubtful.has(id));
  const picture = said.filter(({ id }) => (condition.findings[id] ?? 0) > 0.02);
  const risks = said.filter(({ id }) => (condition.risks?.[id] ?? 0) > 1);
  writer.heading('What fits best, and why');
  const statements: Statement[] = [
    { text: `**${condition.name}** ${fits.sure}.`, on: [ranking] },
    ...(picture.length > 0
      ? [
          {
            text: `Of its usual picture there ${namesOf(picture, composing).length === 1 ? 'is' : 'are'} ${listed(namesOf(picture, composing).slice(0, 5))}.`,
            on: [...partsOf(condition, ['findings'], composing), told],
            isConcluded: true as const,
          },
        ]
      : []),
    ...(risks.length > 0
      ? [
          {
            text: `${capital(listed(namesOf(risks, composing).slice(0, 4)))} ${namesOf(risks, composing).length === 1 ? 'makes' : 'make'} it likelier.`,
            on: [...partsOf(condition, ['risks'], composing), told],
            isConcluded: true as const,
          },
        ]
      : []),
    ...descriptionOf(condition, composing),
  ];
  writer.paragraph(statements);
}

/** Writes what is thought of where nothing stands out: a list, of which each may be it, and something else too. */
function writeThoughtOf(composing: Composing): void {
  const { writer, weighed, ranking } = composing;
  writer.heading('What is to be thought of');
  writer.paragraph([
    { text: `${fits.unsure}.`, on: [ranking] },
    { text: 'These are possibilities to be confirmed or excluded, those that fit best first; something else may be behind it, a medicine among others.' },
  ]);
  const listedOnes = thoughtOf(weighed, ({ suggestion }) => suggestion.score);
  writer.list(listedOnes.map((one) => [{ text: `**${one.condition.name}**.`, on: [ranking] }, ...reasonsFor(one, composing)]));
}

/** What a condition is, without the sentences that are about somebody else. */
function descriptionOf(condition: Weighed['condition'], composing: Composing): Statement[] {
  const fitting = condition.description.split(/(?<=\.)\s+(?=\p{Lu})/u).filter((sentence) => fitsPerson(sentence, composing.person));
  return fitting.length > 0 ? [{ text: fitting.join(' '), on: partsOf(condition, ['summary'], composing) }] : [];
}

/** What speaks for a condition. What speaks against it is left out: what was not understood is called absent too easily. */
function reasonsFor({ suggestion, condition }: Weighed, composing: Composing): Statement[] {
  const on = partsOf(condition, ['findings', 'risks'], composing);
  const said = suggestion.findingsFor.filter(({ id }) => !composing.doubtful.has(id));
  const shared = namesOf(said.slice(0, 6), composing).slice(0, 3);
  return shared.length > 0 ? [{ text: `For it ${shared.length === 1 ? 'speaks' : 'speak'} ${listed(shared)}.`, on, isConcluded: true }] : [];
}

function writeMustNotMiss(composing: Composing): void {
  const { analysis, conditions, writer } = composing;
  const items = shownDangers(analysis, conditions).flatMap(({ conditionId }) => {
    const condition = conditions.get(conditionId);
    if (!condition) return [];
    const [step] = condition.nextSteps;
    const statements: Statement[] = [
      { text: `**${condition.name}** is dangerous if missed.`, isConcluded: true },
      ...(step ? [{ text: stopped(step), on: partsOf(condition, ['next-steps'], composing) }] : []),
    ];
    return [statements];
  });
  if (items.length === 0) return;
  writer.heading('What must not be missed');
  writer.list(items);
}

/** What is written where too little was understood. */
function insufficient(analysis: Analysis, writer: NoteWriter): Note {
  writer.heading('Too little to go by');
  writer.paragraph([{ text: analysis.summary }]);
  return writer.finish();
}

/**
 * Writes what a registrar would write of a case: how urgent it is, what fits best and why, what else is thought of, what must not be missed, and what to do next. The same analysis gives the
 * same note.
 * @param told what was written of the patient
 * @param doubtful findings that were read and are not said of the patient
 */
export function composeDiagnosis(
  analysis: Analysis,
  told: string,
  known: Known,
  person: Person = { age: null, gender: null },
  doubtful: ReadonlySet<string> = new Set(),
): Note {
  const ranking = rankingSource(analysis, known, doubtful);
  const writer = createNoteWriter(ranking);
  const composing: Composing = {
    ...known,
    analysis,
    person,
    text: told,
    doubtful,
    told: caseSource(told, analysis),
    ranking,
    weighed: analysis.suggestions.flatMap((suggestion) => {
      const condition = known.conditions.get(suggestion.conditionId);
      return condition ? [{ suggestion, condition }] : [];
    }),
    writer,
  };
  writeUrgency(composing);
  if (analysis.outcome === 'insufficient') return insufficient(analysis, writer);
  if (isSure(analysis.suggestions)) writeBest(composing);
  else writeThoughtOf(composing);
  writeMustNotMiss(composing);
  writeNext(composing);
  return writer.finish();
}
