import { DomainError } from '../../shared/errors.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { BookmarkInput, Bookmark as ShownBookmark } from '../../shared/references/bookmarks.schema.ts';
import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import { User } from '../auth/user.entity.ts';
import { findCondition } from '../diagnostics/knowledge.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { newestFirst } from '../platform/paging.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { Bookmark } from './bookmark.entity.ts';
import { StoredReference } from './medical-reference.entity.ts';

/** What somebody keeps at hand, not a library: so many, and then the first must go. */
const mostBookmarks = 1_000;

/** The title of something that can be bookmarked; null where nothing has the id. */
async function titleOf({ em }: Pick<AuthedContext, 'em'>, kind: ReferenceKind, id: string): Promise<string | null> {
  if (kind === 'condition') return (await findCondition(id))?.name ?? null;
  return (await em.findOne(StoredReference, { id }, { fields: ['title'] }))?.title ?? null;
}

/**
 * Keeps an article or a condition at hand. Doing so again changes nothing.
 * @throws NOT_FOUND for what is not there, CONFLICT beyond the most that one keeps
 */
export async function addBookmark(ctx: AuthedContext, { kind, id }: BookmarkInput): Promise<{ success: true }> {
  if ((await titleOf(ctx, kind, id)) === null) throw new DomainError('NOT_FOUND');
  await inOneUnit(ctx, async (em) => {
    const own = { user: ctx.user.id };
    if ((await em.count(Bookmark, { ...own, kind, item: id })) > 0) return;
    if ((await em.count(Bookmark, own)) >= mostBookmarks) throw new DomainError('CONFLICT', `You have ${mostBookmarks} bookmarks. Please remove one first.`);
    await em.upsert(
      Bookmark,
      { id: ctx.deps.newId(), user: em.getReference(User, ctx.user.id), kind, item: id, createdAt: ctx.deps.clock() },
      { onConflictFields: ['user', 'kind', 'item'], onConflictAction: 'ignore' },
    );
  });
  return { success: true };
}

/** Takes a bookmark away. Where there is none, nothing is to be done. */
export async function removeBookmark(ctx: AuthedContext, { kind, id }: BookmarkInput): Promise<{ success: true }> {
  await ctx.em.nativeDelete(Bookmark, { user: ctx.user.id, kind, item: id });
  return { success: true };
}

/** Whether the user keeps something at hand. */
export async function hasBookmark(ctx: AuthedContext, { kind, id }: BookmarkInput): Promise<boolean> {
  return (await ctx.em.count(Bookmark, { user: ctx.user.id, kind, item: id })) > 0;
}

/** @returns the user's own bookmarks, newest first; what is not there any more keeps its place under its id */
export async function listBookmarks(ctx: AuthedContext, page: PageInput): Promise<ShownBookmark[]> {
  const own = { user: ctx.user.id };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(Bookmark, own),
    read: async ({ older, options }) => {
      const rows = await ctx.em.find(Bookmark, { ...own, ...older }, options);
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          createdAt: row.createdAt,
          kind: row.kind,
          item: row.item,
          title: (await titleOf(ctx, row.kind, row.item)) ?? row.item,
        })),
      );
    },
    present: ({ kind, item, title, createdAt }) => ({ kind, id: item, title, createdAt: createdAt.toISOString() }),
  });
}
