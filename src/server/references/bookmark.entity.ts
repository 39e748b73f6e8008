import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { referenceKinds } from '../../shared/references/references.schema.ts';
import { User } from '../auth/user.entity.ts';

/** An article or a condition's page that somebody keeps at hand. */
export const Bookmark = defineEntity({
  name: 'ReferenceBookmark',
  tableName: 'reference_bookmarks',
  uniques: [{ name: 'reference_bookmarks_once_key', properties: ['user', 'kind', 'item'] }],
  indexes: [{ name: 'reference_bookmarks_listing_index', properties: ['user', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    kind: p.enum(referenceKinds),
    item: p.text(),
    createdAt: p.datetime(),
  },
});
export type Bookmark = InferEntity<typeof Bookmark>;
