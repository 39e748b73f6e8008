import type { Urgency } from '../../content/schema/safety.schema.ts';
import type { Analysis } from '../../diagnostics/diagnostics.schema.ts';
import { speaksAgainst } from '../../diagnostics/engine/answer/explain.ts';
import { type Composing, emergencyLine, fits, leastShare, mostRivals, namesOf, type Quoted, quotedStatements, stopped, type Weighed } from './composing.ts';
import { writeNext } from './diagnosis-next.ts';
import { frequencyIn, type Known, partsOf } from './known.ts';
import { capital, createNoteWriter, listed, type Note, type NoteSource, type NoteWriter, type Statement } from './note.ts';
import { unexplainedBy } from './unexplained.rules.ts';

const urgencyInWords: Readonly<Record<Urgency, string>> = {
  emergency: emergencyLine,
  urgent: '**This patient is to be seen today**, not later.',
  soon: 'This patient is to be seen within days.',
  routine: 'An ordinary appointment is soon enough, as long as nothing changes.',
  'self-care': 'This can be looked after at home, with advice, as long as nothing changes.',
};
const mostArticleLines = 4;

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

const fitsToo = { high: 'fits nearly as well', medium: 'is possible', low: 'is less likely' } as const;

/** What the analysis says, line by line, as something to stand on. */
function rankingSource({ urgency, suggestions, mustNotMiss, nextQuestions }: Analysis, known: Known): NoteSource {
  const names = (findings: readonly { readonly name: string }[]) => findings.map(({ name }) => known.inSentence(name)).join(', ');
  const ranked = suggestions.map(({ condition, probability, findingsFor, findingsAgainst, notMentioned }, i) => {
    const against = findingsAgainst.filter(({ weight }) => weight <= speaksAgainst);
    return `${i + 1}. ${condition} ${i === 0 ? fits[probability] : fitsToo[probability]} (probability ${probability}). For it speak: ${names(findingsFor)}. ${
      against.length > 0 ? `Against it speak: ${names(against)}.` : 'Nothing that was understood speaks clearly against it.'
    } Typical, expected, not recognised in what was told: ${names(notMentioned)}.`;
  });
  const text = [
    ...(urgency ? [urgencyInWords[urgency].replaceAll('*', '')] : []),
    ...ranked,
    ...mustNotMiss.map(({ condition, reason }) => `${condition}: ${reason}.`),
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

/** So many missing findings are named at most. */
const mostMissing = 3;
/** A finding that is this many times as frequent in one of two conditions tells them apart. */
const leastRatio = 2;

/** Of what is expected of the leader and was not recognised, what decides between it and the next: anything else is only a list of what may have been told in other words. */
function decidingOf({ suggestion, condition }: Weighed, rival: Weighed | undefined, composing: Composing): Weighed['suggestion']['notMentioned'] {
  const tells = ({ id }: { readonly id: string }) =>
    rival === undefined || frequencyIn(condition, id, composing) >= leastRatio * frequencyIn(rival.condition, id, composing);
  return suggestion.notMentioned.filter(tells).slice(0, mostMissing);
}

function writeBest(composing: Composing): void {
  const { writer, weighed, told, ranking } = composing;
  const [lead, ...others] = weighed;
  if (!lead) return;
  const { suggestion, condition } = lead;
  const name = composing.inSentence(condition.name);
  const picture = suggestion.findingsFor.filter(({ id }) => (condition.findings[id] ?? 0) > 0.02);
  const risks = suggestion.findingsFor.filter(({ id }) => (condition.risks?.[id] ?? 0) > 1);
  const against = suggestion.findingsAgainst.filter(({ weight }) => weight <= speaksAgainst);
  const left = unexplainedBy(condition, composing.analysis.recognised, composing.findings).map(({ findingId, name }) => ({ id: findingId, name }));
  const deciding = decidingOf(lead, others[0], composing);
  writer.heading('What fits best, and why');
  const statements: Statement[] = [
    { text: `**${condition.name}** ${fits[suggestion.probability]}.`, on: [ranking] },
    ...(picture.length > 0
      ? [
          {
            text: `Of its usual picture there ${picture.length === 1 ? 'is' : 'are'} ${listed(namesOf(picture, composing).slice(0, 5))}.`,
            on: [...partsOf(condition, ['findings'], composing), told],
            isConcluded: true as const,
          },
        ]
      : []),
    ...(risks.length > 0
      ? [
          {
            text: `${capital(listed(namesOf(risks, composing).slice(0, 4)))} ${risks.length === 1 ? 'makes' : 'make'} it likelier.`,
            on: [...partsOf(condition, ['risks'], composing), told],
            isConcluded: true as const,
          },
        ]
      : []),
    { text: condition.description, on: partsOf(condition, ['summary'], composing) },
    against.length > 0
      ? {
          text: `Against it ${against.length === 1 ? 'speaks' : 'speak'} ${listed(namesOf(against, composing).slice(0, 4))}.`,
          on: [told, ...partsOf(condition, ['findings', 'against'], composing)],
          isConcluded: true,
        }
      : { text: `Nothing that was understood speaks clearly against ${name}.`, isConcluded: true },
    ...(left.length > 0 ? [{ text: `It leaves ${listed(namesOf(left, composing))} unexplained.`, on: [told], isConcluded: true as const }] : []),
    ...(deciding.length > 0
      ? [
          {
            text: `Typical of it, and not recognised in what was told: ${listed(namesOf(deciding, composing))}.`,
            on: partsOf(condition, ['findings'], composing),
            isConcluded: true as const,
          },
        ]
      : []),
  ];
  writer.paragraph(statements);
  writer.list(
    others
      .filter(({ suggestion: rival }) => rival.score >= leastShare)
      .slice(0, mostRivals)
      .map((rival) => rivalStatements(rival, composing)),
  );
}

function rivalStatements({ suggestion, condition }: Weighed, composing: Composing): Statement[] {
  const on = partsOf(condition, ['findings', 'risks'], composing);
  const shared = namesOf(suggestion.findingsFor.slice(0, 6), composing).slice(0, 3);
  const against = suggestion.findingsAgainst.filter(({ weight }) => weight <= speaksAgainst).slice(0, 2);
  const missing = suggestion.notMentioned.slice(0, 2);
  return [
    { text: `**${condition.name}** ${fitsToo[suggestion.probability]}.`, on: [composing.ranking] },
    ...(shared.length > 0 ? [{ text: `For it ${shared.length === 1 ? 'speaks' : 'speak'} ${listed(shared)}.`, on, isConcluded: true as const }] : []),
    ...(against.length > 0
      ? [
          {
            text: `Against it ${against.length === 1 ? 'speaks' : 'speak'} ${listed(namesOf(against, composing))}.`,
            on: [composing.told, ...partsOf(condition, ['against'], composing)],
            isConcluded: true as const,
          },
        ]
      : []),
    ...(missing.length > 0 ? [{ text: `One would expect ${listed(namesOf(missing, composing))} as well.`, on, isConcluded: true as const }] : []),
  ];
}

function writeMustNotMiss(composing: Composing): void {
  const { analysis, conditions, writer } = composing;
  const items = analysis.mustNotMiss.slice(0, 5).flatMap(({ conditionId, reason }) => {
    const condition = conditions.get(conditionId);
    if (!condition) return [];
    const [step] = condition.nextSteps;
    const statements: Statement[] = [
      { text: `**${condition.name}** is ${stopped(composing.inSentence(reason))}`, isConcluded: true },
      ...(step ? [{ text: stopped(step), on: partsOf(condition, ['next-steps'], composing) }] : []),
    ];
    return [statements];
  });
  if (items.length === 0) return;
  writer.heading('What must not be missed');
  writer.list(items);
}

/** What articles say of the leader, in their own words. */
function writeReference({ writer, articles }: Composing): void {
  const lines = articles.slice(0, mostArticleLines).map(quotedStatements);
  if (lines.length === 0) return;
  writer.heading('What the reference adds');
  writer.list(lines);
}

/** What is written where too little was understood. */
function insufficient(analysis: Analysis, writer: NoteWriter): Note {
  writer.heading('Too little to go by');
  writer.paragraph([{ text: analysis.summary }]);
  return writer.finish();
}

/**
 * Writes what a registrar would write of a case: how urgent it is, what fits best and why, what speaks against and is left unexplained, what must not be missed, what to do next and what each
 * result would change. The same analysis gives the same note.
 * @param told what was written of the patient
 * @param articles lines of the reference about what fits best, the best first
 */
export function composeDiagnosis(analysis: Analysis, told: string, known: Known, articles: readonly Quoted[] = []): Note {
  const ranking = rankingSource(analysis, known);
  const writer = createNoteWriter(ranking);
  const composing: Composing = {
    ...known,
    analysis,
    told: caseSource(told, analysis),
    ranking,
    weighed: analysis.suggestions.flatMap((suggestion) => {
      const condition = known.conditions.get(suggestion.conditionId);
      return condition ? [{ suggestion, condition }] : [];
    }),
    writer,
    articles,
  };
  writeUrgency(composing);
  if (analysis.outcome === 'insufficient') return insufficient(analysis, writer);
  writeBest(composing);
  writeMustNotMiss(composing);
  writeNext(composing);
  writeReference(composing);
  return writer.finish();
}
