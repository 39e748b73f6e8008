import { DatabaseSync } from 'node:sqlite';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { writeAnki } from './anki.writer.ts';
import { ankiFields, deckId, modelId } from './anki-schema.ts';
import type { ExportedQuestion } from './question-file.types.ts';

const question = (i: number, more: Partial<ExportedQuestion> = {}): ExportedQuestion => ({
  ...{ id: `gout-${i}`, stem: `Question ${i}?`, options: ['One', 'Two', 'Three', 'Four'].map((text) => ({ text, why: `Why ${text}.` })), key: 2 },
  ...{
    explanation: 'Because.',
    point: 'Keep it.',
    tags: ['big toe'],
    exams: ['neet-pg'],
    subject: 'medicine',
    topic: 'Gout',
    difficulty: 'easy',
    source: 'Notes',
  },
  ...more,
});

const now = new Date('2026-11-27T20:00:00Z');
let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
});
afterEach(() => database.close());

/** Opens a package as Anki does: a ZIP with a SQLite database. */
function open(bytes: Uint8Array): void {
  const { 'collection.anki2': collection = new Uint8Array(), media = new Uint8Array() } = unzipSync(bytes);
  expect(strFromU8(media)).toBe('{}');
  database.deserialize(collection);
}
const all = (statement: string) =>
  database
    .prepare(statement)
    .all()
    .map((row) => ({ ...row }));
const Notes = z.array(z.object({ id: z.number(), guid: z.string(), flds: z.string(), tags: z.string() }));
const notes = () => Notes.parse(all('select id, guid, flds, tags from notes order by id'));

test('a package is a sound collection with one note and one new card for each question, in their order', () => {
  open(writeAnki([question(1), question(2), question(3)], now));
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const counts = ['col', 'notes', 'cards', 'revlog', 'graves'].map((table) => all(`select count(*) as n from ${table}`)[0]?.n);
  expect(counts).toEqual([1, 3, 3, 0, 0]);
  expect(all('select c.did, n.mid, c.ord, c.type, c.queue, c.due, n.mod from cards c join notes n on n.id = c.nid order by c.id')).toEqual(
    [1, 2, 3].map((due) => ({ did: deckId, mid: modelId, ord: 0, type: 0, queue: 0, due, mod: now.getTime() / 1000 })),
  );
  const [first] = notes();
  expect(first?.tags).toBe(' subject::Medicine topic::Gout exam::NEET-PG big-toe ');
  expect(first?.flds.split('\x1f')).toEqual([
    'Question 1?',
    '<ol type="A"><li>One</li><li>Two</li><li>Three</li><li>Four</li></ol>',
    'C. Three',
    '<p>Because.</p><ol type="A"><li value="1">Why One.</li><li value="2">Why Two.</li><li value="3">Why Three.</li><li value="4">Why Four.</li></ol><p><b>Keep it.</b></p>',
    'Notes',
  ]);
});

test('its note type and deck are found again by their ids, and the fields have their names', () => {
  open(writeAnki([question(1)], now));
  const [col] = all('select ver, models, decks, conf, dconf from col');
  expect(col?.ver).toBe(11);
  const models: unknown = JSON.parse(String(col?.models));
  expect(models).toMatchObject({ [modelId]: { id: modelId, flds: ankiFields.map((name, ord) => ({ name, ord })), tmpls: [{ ord: 0 }] } });
  expect(JSON.parse(String(col?.decks))).toMatchObject({ 1: { name: 'Default' }, [deckId]: { id: deckId, name: 'Anamnesis', conf: 1 } });
  expect(Object.keys(JSON.parse(String(col?.dconf)))).toEqual(['1']);
});

test('a text is a text, whatever Anki or HTML would make of it', () => {
  const stem = '<script>alert(1)</script> a & b "c" [sound:x.mp3] {{c1::y}}\nsecond';
  open(writeAnki([question(1, { stem, source: null, point: '', explanation: '', options: ['<b>', 'b', 'c', 'd'].map((text) => ({ text, why: '' })) })], now));
  const [field, options, , explanation, source] = notes()[0]?.flds.split('\x1f') ?? [];
  expect(field).toBe('&lt;script&gt;alert(1)&lt;/script&gt; a &amp; b &quot;c&quot; &#91;sound:x.mp3] &#123;&#123;c1::y}}<br>second');
  expect([options?.includes('<b>'), explanation, source]).toEqual([false, '', '']);
});

test('a question is the same note in every package, and what was corrected is newer', () => {
  open(writeAnki([question(1), question(2)], now));
  const before = notes().map(({ guid }) => guid);
  open(writeAnki([question(2, { explanation: 'Another.' })], new Date(now.getTime() + 60_000)));
  expect([new Set(before).size, notes().map(({ guid }) => guid)]).toEqual([2, before.slice(1)]);
  expect(all('select mod from notes')).toEqual([{ mod: now.getTime() / 1000 + 60 }]);
});
