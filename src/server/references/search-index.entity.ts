import { defineEntity, type InferEntity, p, Type } from '@mikro-orm/core';
import { referenceKinds } from '../../shared/references/references.schema.ts';

/** A text search vector. The database makes it; nobody reads it. */
class TextSearchVector extends Type<string, string> {
  override getColumnType(): string {
    return 'tsvector';
  }
}

const vector = (expression: string) => p.type(new TextSearchVector()).generated(`(${expression}) stored`).lazy().nullable();
const part = (column: string, weight: 'A' | 'B' | 'C') => `setweight(to_tsvector('medical'::regconfig, ${column}), '${weight}')`;

/**
 * What is searched first, a row for each article and each condition: title, names and summary. They are folded (lower case, no accents, one spelling of British and
 * American words), and so are queries. Heads are ranked, so that they stay in their rows (storage main, by the migration).
 */
export const SearchEntry = defineEntity({
  name: 'SearchEntry',
  tableName: 'reference_entries',
  indexes: [
    { name: 'reference_entries_head_index', properties: ['head'], type: 'gin' },
    // Beside a hundred thousand articles, the conditions that match a word are found without looking at the articles that do.
    {
      name: 'reference_entries_condition_head_index',
      expression: `create index "reference_entries_condition_head_index" on "reference_entries" using gin ("head") where kind = 'condition'`,
    },
    { name: 'reference_entries_titles_index', properties: ['kind', 'category', 'title', 'item'] },
  ],
  properties: {
    kind: p.enum(referenceKinds).primary(),
    item: p.text().primary(),
    /** The id of a category; empty for a condition that belongs to none. */
    category: p.text(),
    title: p.text(),
    /** Keywords and other names. */
    names: p.text(),
    summary: p.text(),
    head: vector(`${part('title', 'A')} || ${part('names', 'B')} || ${part('summary', 'C')}`),
    /** Of what it was made from. */
    hash: p.text(),
  },
});
export type SearchEntry = InferEntity<typeof SearchEntry>;

/**
 * The whole text of each entry, folded, in a table of its own: PostgreSQL keeps long columns beside the rows, so that these are short, and thousands that match are counted
 * by reading few pages.
 */
export const SearchText = defineEntity({
  name: 'SearchText',
  tableName: 'reference_texts',
  indexes: [
    { name: 'reference_texts_body_index', properties: ['body'], type: 'gin' },
    {
      name: 'reference_texts_condition_body_index',
      expression: `create index "reference_texts_condition_body_index" on "reference_texts" using gin ("body") where kind = 'condition'`,
    },
  ],
  properties: {
    kind: p.enum(referenceKinds).primary(),
    item: p.text().primary(),
    /** That of the entry. */
    category: p.text(),
    /** Everything, title and names included. */
    text: p.text().lazy(),
    body: vector(`to_tsvector('medical'::regconfig, text)`),
  },
});
export type SearchText = InferEntity<typeof SearchText>;

/** A section, which answers cite and snippets come from. */
export const Passage = defineEntity({
  name: 'ReferencePassage',
  tableName: 'reference_passages',
  indexes: [{ name: 'reference_passages_vector_index', properties: ['vector'], type: 'gin' }],
  properties: {
    kind: p.enum(referenceKinds).primary(),
    item: p.text().primary(),
    section: p.text().primary(),
    heading: p.text(),
    /** As it is read. */
    text: p.text(),
    /** Folded, as it is searched. */
    folded: p.text().lazy(),
    vector: vector(`to_tsvector('medical'::regconfig, folded)`),
    /** Ids of the sources that it cites; of a condition's page all that the condition has. */
    sources: p.json<readonly string[]>(),
  },
});
export type Passage = InferEntity<typeof Passage>;

/** By what something is called: its title, keywords, aliases. */
export const SearchName = defineEntity({
  name: 'ReferenceName',
  tableName: 'reference_names',
  indexes: [
    { name: 'reference_names_prefix_index', expression: 'create index "reference_names_prefix_index" on "reference_names" ("folded" text_pattern_ops)' },
  ],
  properties: {
    kind: p.enum(referenceKinds).primary(),
    item: p.text().primary(),
    folded: p.text().primary(),
    /** As it is shown. */
    name: p.text(),
    isTitle: p.boolean(),
  },
});

/** A word that some text has, folded and not stemmed: what slips of the keyboard are put right by. */
export const SearchTerm = defineEntity({
  name: 'ReferenceTerm',
  tableName: 'reference_terms',
  indexes: [
    {
      name: 'reference_terms_trigrams_index',
      expression: 'create index "reference_terms_trigrams_index" on "reference_terms" using gin ("term" gin_trgm_ops)',
    },
    { name: 'reference_terms_prefix_index', expression: 'create index "reference_terms_prefix_index" on "reference_terms" ("term" text_pattern_ops)' },
  ],
  properties: {
    term: p.text().primary(),
    /** How many articles and conditions have it. */
    documents: p.integer(),
  },
});
