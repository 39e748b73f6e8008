import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { examTypes, questionSubjects } from '../../shared/content/schema/exam-names.ts';
import { ankiTables, collectionRow, deckId, modelId } from './anki-schema.ts';
import { type ExportedQuestion, optionLetters } from './question-file.types.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '[': '&#91;', '{': '&#123;', '\n': '<br>' };

/** @returns a text as HTML; brackets and braces too, since Anki reads `[sound:…]`, `[latex]` and `{{…}}` as its own */
const escapeHtml = (text: string) => text.replaceAll(/[&<>"[{\n]/g, (character) => entities[character] ?? character);

/** Between the fields of a note. */
const fieldSeparator = '\x1f';

function fieldsOf({ stem, options, key, explanation, point, source }: ExportedQuestion): string[] {
  const why = options.flatMap((one, i) => (one.why ? [`<li value="${i + 1}">${escapeHtml(one.why)}</li>`] : []));
  const best = options[key]?.text ?? '';
  return [
    escapeHtml(stem),
    `<ol type="A">${options.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`,
    escapeHtml(`${optionLetters[key]}. ${best}`),
    [explanation && `<p>${escapeHtml(explanation)}</p>`, why.length > 0 && `<ol type="A">${why.join('')}</ol>`, point && `<p><b>${escapeHtml(point)}</b></p>`]
      .filter(Boolean)
      .join(''),
    escapeHtml(source ?? ''),
  ];
}

/** Anki's tags have no blanks, and stand between blanks. */
function tagsOf({ subject, topic, exams, tags }: ExportedQuestion): string {
  const all = [`subject::${questionSubjects[subject]}`, `topic::${topic}`, ...exams.map((exam) => `exam::${examTypes[exam]}`), ...tags];
  return ` ${all.map((tag) => tag.replaceAll(/[\s"]+/g, '-')).join(' ')} `;
}

/** The same for a question in every package, so that importing one again brings its note up to date and makes no second one. */
const guidOf = ({ id }: ExportedQuestion) => hash('sha256', `anamnesis ${id}`, 'base64url').slice(0, 16);

/** By which Anki finds notes whose first field is the same: the first eight digits of its SHA-1, without its tags. */
const checksumOf = (field: string) => Number.parseInt(hash('sha1', field.replaceAll('<br>', '')).slice(0, 8), 16);

function collectionOf(questions: readonly ExportedQuestion[], now: Date): Uint8Array {
  using database = new DatabaseSync(':memory:');
  database.exec(ankiTables);
  const marks = (count: number) => Array(count).fill('?').join(', ');
  const row = collectionRow(now);
  database.prepare(`insert into col values (${marks(row.length)})`).run(...row);
  const addNote = database.prepare(`insert into notes values (${marks(11)})`);
  const addCard = database.prepare(`insert into cards values (${marks(18)})`);
  const seconds = Math.floor(now.getTime() / 1000);
  database.exec('begin');
  for (const [i, question] of questions.entries()) {
    const id = now.getTime() + i;
    const fields = fieldsOf(question);
    const [first = ''] = fields;
    addNote.run(id, guidOf(question), modelId, seconds, -1, tagsOf(question), fields.join(fieldSeparator), first, checksumOf(first), 0, '');
    // A new card (type, queue 0), which comes in the order of the block.
    addCard.run(id, id, deckId, 0, seconds, -1, 0, 0, i + 1, 0, 0, 0, 0, 0, 0, 0, 0, '');
  }
  database.exec('commit');
  return database.serialize();
}

/** @returns questions as an Anki package (.apkg): one note and one card each, in the deck "Anamnesis" */
export function writeAnki(questions: readonly ExportedQuestion[], now: Date): Uint8Array {
  const media = new TextEncoder().encode('{}');
  return zipSync({ 'collection.anki2': collectionOf(questions, now), media }, { mtime: now, level: 6 });
}
