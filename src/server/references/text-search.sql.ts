import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import type { QueryPart } from '../../shared/references/search-query.ts';
import type { Database } from '../db/database.ts';
import { arrayText, joined, type Sql } from '../platform/sql.ts';

export type Queryable = Pick<Database, 'query'>;

/** What a prefix is escaped by, for LIKE. */
export const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** That a row is of one of some articles and conditions, by its primary key. */
export function isOneOf(table: string, of: readonly { readonly kind: ReferenceKind; readonly item: string }[]): Sql {
  return {
    text: `(${table}.kind, ${table}.item) in (select * from unnest(?::text[], ?::text[]))`,
    values: [arrayText(of.map(({ kind }) => kind)), arrayText(of.map(({ item }) => item))],
  };
}

/** A part as a text search query: any of its alternatives word for word, and unless it was quoted all words of the first anywhere. */
export function partSql({ alternatives, isPhrase }: QueryPart): Sql {
  const [typed = ''] = alternatives;
  const anywhere = isPhrase || !typed.includes(' ') ? [] : [{ text: `plainto_tsquery('medical', ?)`, values: [typed] }];
  return joined([...alternatives.map((phrase) => ({ text: `phraseto_tsquery('medical', ?)`, values: [phrase] })), ...anywhere], ' || ');
}
