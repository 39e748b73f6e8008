import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A page that exists, which articles and conditions cite. */
export const StoredSource = defineEntity({
  name: 'ReferenceSource',
  tableName: 'reference_sources',
  properties: {
    /** <organisation>/<page>, as content/sources has it. */
    id: p.text().primary(),
    organisation: p.text(),
    title: p.text(),
    /** Of the document itself; null where its page is kept up to date and bears no year. */
    year: p.integer().nullable(),
    url: p.text(),
    /** The day on which somebody made sure of it; null where nobody could. */
    checkedOn: p.text().nullable(),
    /** How it was checked, or that it could not be. */
    check: p.text(),
  },
});
export type StoredSource = InferEntity<typeof StoredSource>;
