import type { Urgency } from '../../content/schema/safety.schema.ts';
import type { PatientCaution } from '../../treatment/cautions.rules.ts';
import type { DrugBook } from '../../treatment/drug-book.ts';
import { emergencyLine, stopped } from './composing.ts';
import type { Known } from './known.ts';
import { createNoteWriter, listed, type Note, type NoteSource } from './note.ts';
import { cautionItems } from './treatment-note.ts';

interface UnclearCase {
  readonly urgency: Urgency | null;
  /** The weightiest first. */
  readonly urgencyReasons: readonly string[];
  readonly firstStep: string | null;
  /** What the weightiest alarm warns of. */
  readonly names: readonly string[];
  /** What speaks against drugs that are taken, the gravest first. */
  readonly cautions: readonly PatientCaution[];
  /** What is taken and may be the whole matter, by name. */
  readonly culprits: readonly string[];
}

const none =
  'There is no plan before the diagnosis is clear: no single diagnosis stands out, or what sounds an alarm is not what fits best. What is thought of, and how it is confirmed, stands in the assessment.';

/** What is done in everybody whose diagnosis is open, whatever it turns out to be. */
const meanwhile = [
  'Meanwhile airway, breathing, circulation, glucose and consciousness are watched and treated by what is found; what keeps somebody alive does not wait for a diagnosis.',
  'A senior is asked today what else it may be, which test decides it, which medicine may be the cause, and what is given before the result.',
];

/** Writes that there is no plan before the diagnosis is clear, and what is done first. */
export function composeNoPlan(
  { urgency, urgencyReasons, firstStep, names, cautions, culprits }: UnclearCase,
  known: Pick<Known, 'inSentence'> & { readonly book: DrugBook },
): Note {
  const thought = names.length > 0 ? `The alarm warns of ${listed(names.map(known.inSentence), 'or')}: whether it is that is settled at once.` : '';
  const why =
    culprits.length > 0
      ? `There is no plan for what fits best yet: ${listed(culprits)} may be behind all of it, and whether that is so is settled first.`
      : none;
  const source: NoteSource = {
    kind: 'rule',
    id: '',
    section: 'no-plan',
    title: 'Basic Analysis',
    heading: 'What the knowledge base says of this case',
    text: [emergencyLine.replaceAll('*', ''), why, thought, ...meanwhile, ...urgencyReasons, firstStep ?? ''].join('\n'),
    source: null,
    url: null,
  };
  const on = [source];
  const writer = createNoteWriter();
  if (urgency === 'emergency' || firstStep !== null) {
    writer.heading('Before anything else');
    writer.paragraph([...(urgency === 'emergency' ? [{ text: emergencyLine, on }] : []), ...(firstStep === null ? [] : [{ text: stopped(firstStep), on }])]);
    writer.list(urgencyReasons.slice(0, 2).map((text) => [{ text: stopped(text), on }]));
  }
  if (cautions.length > 0) {
    writer.heading('In this patient');
    writer.list(cautionItems(cautions, known));
  }
  writer.heading('No plan yet');
  writer.paragraph([{ text: why, on }, ...(thought === '' ? [] : [{ text: thought, on }])]);
  writer.list(meanwhile.map((text) => [{ text, on }]));
  return writer.finish();
}
