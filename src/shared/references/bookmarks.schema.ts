import { z } from 'zod';
import { ReferenceId, ReferenceLink, referenceKinds } from './references.schema.ts';

/** What is kept at hand: an article or a condition, by its id. */
export const BookmarkInput = z.object({
  kind: z.enum(referenceKinds, { error: `Kind must be one of ${referenceKinds.join(', ')}.` }),
  id: ReferenceId,
});
export type BookmarkInput = z.infer<typeof BookmarkInput>;

/** A bookmark as its owner sees it. */
export const Bookmark = ReferenceLink.extend({ createdAt: z.iso.datetime() });
export type Bookmark = z.infer<typeof Bookmark>;

export const IsBookmarked = z.object({ isBookmarked: z.boolean() });
