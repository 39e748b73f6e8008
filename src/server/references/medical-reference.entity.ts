import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Section } from '../../shared/content/schema/article.schema.ts';
import { categoryIds } from '../../shared/content/schema/categories.ts';

/** An article of the reference. */
export const StoredReference = defineEntity({
  name: 'MedicalReference',
  tableName: 'medical_references',
  // Of a condition, the articles about it.
  indexes: [
    {
      name: 'medical_references_conditions_index',
      expression: 'create index "medical_references_conditions_index" on "medical_references" using gin ("conditions" jsonb_path_ops)',
    },
  ],
  properties: {
    /** The name of its file in content/references. */
    id: p.text().primary(),
    title: p.text(),
    /** By which it is listed: its words, folded; in an order that does not depend on how a database was set up. */
    titleKey: p.text().collation('C'),
    category: p.enum(categoryIds),
    keywords: p.json<readonly string[]>(),
    /** Ids of the conditions that it treats of. */
    conditions: p.json<readonly string[]>(),
    sections: p.json<readonly Section[]>(),
    /** Ids of sources, in the order in which the text first cites them. */
    sources: p.json<readonly string[]>(),
    /** The day on which somebody last held it against its sources, such as 2026-11-23. */
    reviewed: p.text(),
    /** Of what content/ says; null for what an operator wrote or changed, which content/ never overwrites. */
    contentHash: p.text().nullable(),
    /** When content/ lost it; it is found no more, and stays readable. */
    retiredAt: p.datetime().nullable(),
  },
});
export type StoredReference = InferEntity<typeof StoredReference>;
