import type { Database } from '../src/server/db/database.ts';
import { openDatabase } from '../src/server/db/open-database.ts';
import { arrayText } from '../src/server/platform/sql.ts';
import { prepareForAnybody } from '../src/server/prepared-database.ts';
import { countTerms } from '../src/server/references/search-index.service.ts';
import { articleHeadings } from '../src/shared/content/schema/article.schema.ts';
import { categoryIds } from '../src/shared/content/schema/categories.ts';
import { seededRandom } from '../src/shared/seeded-random.ts';
import { offerHelp, say } from './command.ts';

/** Words of a title, of its keywords and of a section: as long as those that are written by hand. */
const titleWords = 5;
const namesOf = 6;
const sectionWords = 90;
/** Different words that a large reference has. */
const vocabularySize = 30_000;
const rowsAtOnce = 500;

const syllables = 'car di o my neph ro hep a to gas tro en ter pul mo ne du ra scle os te ar thri ti der ma lym pho cy tro hae mo tox ic ure pan cre'.split(
  ' ',
);

/** @returns words as medicine has them, no two alike, the commonest first */
export function syntheticWords(): string[] {
  const random = seededRandom(7);
  const words = new Set<string>();
  while (words.size < vocabularySize) {
    const length = 2 + Math.floor(random() * 4);
    words.add(Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)] ?? '').join(''));
  }
  return [...words];
}

/** A place in a list by Zipf's law, as words of a language are used: the n-th n times as rarely as the first. */
const zipf = (random: () => number, size: number) => Math.min(size - 1, Math.floor(size ** random()) - 1);

interface Rows {
  readonly entries: (readonly string[])[];
  readonly texts: (readonly string[])[];
  readonly passages: (readonly string[])[];
  readonly names: (readonly string[])[];
  readonly articles: (readonly string[])[];
}

/** The rows of one article. */
function rowsOf(number: number, words: readonly string[], random: () => number, rows: Rows): void {
  const pick = (count: number) => Array.from({ length: count }, () => words[zipf(random, words.length)] ?? '').join(' ');
  const id = `synthetic-${number}`;
  const [title, category] = [pick(titleWords), categoryIds[number % categoryIds.length] ?? ''];
  const keywords = Array.from({ length: namesOf }, () => pick(2));
  const sections = Object.entries(articleHeadings).map(([section, heading]) => ({ section, heading, text: pick(sectionWords) }));
  rows.entries.push(['article', id, category, title, keywords.join(' . '), sections[0]?.text ?? '', 'x']);
  rows.texts.push(['article', id, category, [title, ...keywords, ...sections.map(({ text }) => text)].join('\n')]);
  for (const { section, heading, text } of sections) rows.passages.push(['article', id, section, heading, text, text, '[]']);
  for (const name of new Set([title, ...keywords])) rows.names.push(['article', id, name, name, String(name === title)]);
  const stored = sections.map(({ section, heading, text }) => ({ id: section, heading, blocks: [{ kind: 'paragraph', spans: [{ text }] }] }));
  rows.articles.push([id, title, title, category, JSON.stringify(keywords), '[]', JSON.stringify(stored), '[]', '2026-11-23']);
}

/** How each table takes rows: columns, with the type of each. */
const tables = [
  ['entries', 'reference_entries', 'kind text, item text, category text, title text, names text, summary text, hash text'],
  ['texts', 'reference_texts', 'kind text, item text, category text, text text'],
  ['passages', 'reference_passages', 'kind text, item text, section text, heading text, text text, folded text, sources jsonb'],
  ['names', 'reference_names', 'kind text, item text, folded text, name text, is_title boolean'],
  [
    'articles',
    'medical_references',
    'id text, title text, title_key text, category text, keywords jsonb, conditions jsonb, sections jsonb, sources jsonb, reviewed text',
  ],
] as const;

async function insert(database: Database, table: string, columns: string, rows: readonly (readonly string[])[]): Promise<void> {
  const listed = columns.split(', ').map((column) => column.split(' '));
  const names = listed.map(([name]) => name).join();
  const values = listed.map(([, type], i) => `c${i}::${type}`).join();
  await database.query(
    `insert into ${table} (${names}) select ${values} from unnest(${listed.map(() => '?::text[]').join()}) as rows(${listed.map((_, i) => `c${i}`).join()})`,
    listed.map((_, i) => arrayText(rows.map((row) => row[i] ?? ''))),
  );
}

/** Adds so many articles of synthetic words to a database, in the way in which real ones are indexed. Running it again with the same number changes nothing. */
export async function generateReferences(database: Database, count: number): Promise<void> {
  const [{ known }] = (await database.query<{ known: number }>(`select count(*)::int as known from reference_entries where item like 'synthetic-%'`, [])) as [
    { known: number },
  ];
  const [words, random] = [syntheticWords(), seededRandom(known + 1)];
  await database.allowLongStatements(async () => {
    // Built at once, an inverted index takes a fifth of the time that it takes row by row.
    const indexes = await database.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename in ('reference_entries', 'reference_texts', 'reference_passages') and indexdef like '%USING gin%'`,
      [],
    );
    for (const { indexname } of indexes) await database.query(`drop index ${indexname}`, []);
    for (let number = known; number < count; number += rowsAtOnce) {
      const rows: Rows = { entries: [], texts: [], passages: [], names: [], articles: [] };
      for (let i = number; i < Math.min(number + rowsAtOnce, count); i += 1) rowsOf(i, words, random, rows);
      for (const [name, table, columns] of tables) await insert(database, table, columns, rows[name]);
    }
    for (const { indexdef } of indexes) await database.query(indexdef, []);
    await database.fork().transactional(countTerms);
    for (const [, table] of tables) await database.query(`vacuum analyze ${table}`, []);
    await database.query('vacuum analyze reference_terms', []);
  });
}

if (import.meta.main) {
  offerHelp(`
Usage: DATABASE_URL=postgresql://… node scripts/generate-references.ts <count>

Adds articles of synthetic words to a PostgreSQL database, to see how search grows. Never on a database that anybody uses.`);
  const count = Number(process.argv[2]);
  const { DATABASE_URL: databaseUrl } = process.env;
  if (!Number.isInteger(count) || count < 1 || !databaseUrl) {
    say('Say how many, and set DATABASE_URL; see --help.');
    process.exit(1);
  }
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await prepareForAnybody(database);
  await generateReferences(database, count);
  await database.close();
}
