import type { CategoryId } from '../../shared/content/schema/categories.ts';
import type { Covering, PlaceOfParts } from '../../shared/references/coverage.rules.ts';
import { arrayText, joined, type Sql } from '../platform/sql.ts';
import type { FoundPassage } from './passages.queries.ts';
import { inPart } from './search.queries.ts';
import type { Queryable } from './text-search.sql.ts';

/** A word that more sections have tells too little of any of them. */
const mostSections = 3_000;

const nothing: Sql = { text: '', values: [] };

/** The sections that say something of an entry; the others are lists of its names. */
const tellingSections = ['summary', 'presentation', 'diagnosis', 'management', 'pearls', 'red-flags', 'next-steps'];

/** The sections of what is called just as the question calls what it is about, whatever else they have: a page may never use the words of its title. */
function ofSubjects(subjects: readonly string[]): Sql[] {
  return subjects.map((query) => ({
    text: `(select p.kind, p.item, p.section, 0 from reference_entries e join reference_passages p on p.kind = e.kind and p.item = e.item
      where e.head @@ ?::tsquery and p.section = any(?::text[]) limit ${mostSections})`,
    values: [inPart(query, 'AB'), arrayText(tellingSections)],
  }));
}

/**
 * @param queries a text search query for each part of a question
 * @param subjects those of them that name what the question is about
 * @param without what must not be in the whole text, as a text search query; empty where anything may
 * @returns of each section, of each title and of the other names, which parts stand there
 */
export async function placesOf(
  database: Queryable,
  queries: readonly string[],
  { subjects, without, category }: { readonly subjects: readonly string[]; readonly without: string; readonly category: CategoryId | undefined },
): Promise<readonly PlaceOfParts[]> {
  const looks = queries.flatMap((query, i): Sql[] => [
    { text: `(select kind, item, section, ${2 ** i} as part from reference_passages where vector @@ ?::tsquery limit ${mostSections})`, values: [query] },
    {
      text: `(select kind, item, case when head @@ ?::tsquery then 'title' else 'names' end, ${2 ** i} from reference_entries where head @@ ?::tsquery limit ${mostSections})`,
      values: [inPart(query, 'A'), inPart(query, 'AB')],
    },
  ]);
  if (looks.length === 0) return [];
  const found = joined([...looks, ...ofSubjects(subjects)], ' union all ');
  const excluded: Sql =
    without === ''
      ? nothing
      : { text: 'and not exists (select 1 from reference_texts w where w.kind = f.kind and w.item = f.item and w.body @@ ?::tsquery)', values: [without] };
  const kept: Sql =
    category === undefined
      ? nothing
      : { text: 'and exists (select 1 from reference_entries e where e.kind = f.kind and e.item = f.item and e.category = ?)', values: [category] };
  return database.query<PlaceOfParts>(
    `select kind, item, section, bit_or(part) as parts from (${found.text}) as f where true ${excluded.text} ${kept.text} group by kind, item, section`,
    [...found.values, ...excluded.values, ...kept.values],
  );
}

/** @returns some sections with what they say, in no order */
export async function passagesAt(
  database: Queryable,
  sections: readonly Pick<Covering, 'kind' | 'item' | 'section'>[],
): Promise<readonly Omit<FoundPassage, 'rank'>[]> {
  if (sections.length === 0) return [];
  return database.query(
    `select kind, item, section, heading, text, sources from reference_passages
     where (kind, item, section) in (select * from unnest(?::text[], ?::text[], ?::text[]))`,
    [arrayText(sections.map(({ kind }) => kind)), arrayText(sections.map(({ item }) => item)), arrayText(sections.map(({ section }) => section))],
  );
}
