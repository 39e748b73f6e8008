import { arrayText } from '../platform/sql.ts';
import { escaped, type Queryable } from './text-search.sql.ts';

/** In how many texts each word stands, by the word; the empty word counts them all. Words that no text has are left out. */
export async function countDocuments(database: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ term: string; documents: number }>(`select term, documents from reference_terms where term = any(?::text[])`, [
    arrayText(['', ...new Set(words)]),
  ]);
  return new Map(rows.map(({ term, documents }) => [term, documents]));
}

/**
 * Words of the reference that a word may be a slip of, the likeliest first: those with the same first letter a few letters away, for slips of the keyboard spare it mostly;
 * else those that share most of their trigrams, for whoever writes by ear.
 * @param isStrict one letter only, two of a long word: what is no slip is a word that the reference does not have, and aciduria is no acidaemia
 */
export async function correctionsOf(database: Queryable, word: string, isStrict = false): Promise<string[]> {
  const most = isStrict ? (word.length < 12 ? 1 : 2) : word.length < 6 ? 1 : word.length < 10 ? 2 : 3;
  const [first = ''] = word;
  const near = await database.query<{ term: string }>(
    `select term from reference_terms where term like ? and length(term) between ? and ? and levenshtein_less_equal(term, ?, ?) <= ?
     order by levenshtein_less_equal(term, ?, ?), documents desc, term limit 3`,
    [`${escaped(first)}%`, word.length - most, word.length + most, word, most, most, word, most],
  );
  const alike =
    near.length > 0 || isStrict
      ? near
      : await database.query<{ term: string }>(`select term from reference_terms where term % ? order by similarity(term, ?) desc, term limit 3`, [word, word]);
  return alike.map(({ term }) => term);
}

/** The commonest words of the reference that begin so. */
export async function completionsOf(database: Queryable, prefix: string): Promise<string[]> {
  const rows = await database.query<{ term: string }>(`select term from reference_terms where term like ? order by documents desc, term limit 4`, [
    `${escaped(prefix)}_%`,
  ]);
  return rows.map(({ term }) => term);
}

/** Words that begin nearly so: for somebody who is still typing, and slipped. */
export async function nearCompletionsOf(database: Queryable, prefix: string): Promise<string[]> {
  // Two letters that changed places are two edits.
  const most = prefix.length < 5 ? 1 : 2;
  const [first = ''] = prefix;
  const rows = await database.query<{ term: string }>(
    `select term from reference_terms
     where term like ? and length(term) >= ? and levenshtein_less_equal(left(term, ?), ?, ?) <= ?
     order by levenshtein_less_equal(left(term, ?), ?, ?), documents desc, term limit 4`,
    [`${escaped(first)}%`, prefix.length, prefix.length, prefix, most, most, prefix.length, prefix, most],
  );
  return rows.map(({ term }) => term);
}
