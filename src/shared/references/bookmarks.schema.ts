import { z } from 'zod';
import { ReferenceId, referenceKinds } from './references.schema.ts';

/** What is kept at hand: an article or a condition. */
export const BookmarkInput = z.object({
  kind: z.enum(referenceKinds, { error: `Kind must be one of ${referenceKinds.join(', ')}.` }),
  reference: ReferenceId,
});
export type BookmarkInput = z.infer<typeof BookmarkInput>;

/** A bookmark as its owner sees it. */
export const Bookmark = z.object({
  id: z.uuid(),
  kind: z.enum(referenceKinds),
  /** The id of the article or condition. */
  reference: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
});
export type Bookmark = z.infer<typeof Bookmark>;

/** The id of the bookmark that somebody has of a page; null where there is none. */
export const BookmarkOf = z.object({ id: z.uuid().nullable() });
export type BookmarkOf = z.infer<typeof BookmarkOf>;
