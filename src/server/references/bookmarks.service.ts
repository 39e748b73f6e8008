import { DomainError } from '../../shared/errors.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { BookmarkInput, BookmarkOf, Bookmark as ShownBookmark } from '../../shared/references/bookmarks.schema.ts';
import type { ReferenceKind } from '../../shared/references/references.schema.ts';
import { User } from '../auth/user.entity.ts';
import { findCondition } from '../diagnostics/knowledge.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { newestFirst } from '../platform/paging.ts';
import { findOwn, inOneUnit } from '../platform/unit-of-work.ts';
import { Bookmark } from './bookmark.entity.ts';
import { StoredReference } from './medical-reference.entity.ts';

/** What somebody keeps at hand, not a library: so many, and then the first must go. */
const mostBookmarks = 1_000;

/** The title of something that can be bookmarked; null where nothing has the id. */
async function titleOf({ em }: Pick<AuthedContext, 'em'>, kind: ReferenceKind, item: string): Promise<string | null> {
  if (kind === 'condition') return (await findCondition(item))?.name ?? null;
  return (await em.findOne(StoredReference, { id: item }, { fields: ['title'] }))?.title ?? null;
}

/**
 * Keeps an article or a condition at hand. Doing so again changes nothing.
 * @throws NOT_FOUND for what is not there, CONFLICT beyond the most that one keeps
 */
export async function addBookmark(ctx: AuthedContext, { kind, reference }: BookmarkInput): Promise<BookmarkOf> {
  if ((await titleOf(ctx, kind, reference)) === null) throw new DomainError('NOT_FOUND');
  const own = { user: ctx.user.id };
  await inOneUnit(ctx, async (em) => {
    if ((await em.count(Bookmark, { ...own, kind, item: reference })) > 0) return;
    if ((await em.count(Bookmark, own)) >= mostBookmarks) throw new DomainError('CONFLICT', `You have ${mostBookmarks} bookmarks. Please remove one first.`);
    const bookmark = { id: ctx.deps.newId(), user: em.getReference(User, ctx.user.id), kind, item: reference, createdAt: ctx.deps.clock() };
    // Of two clicks at once one makes it, and both have it.
    await em.upsert(Bookmark, bookmark, { onConflictFields: ['user', 'kind', 'item'], onConflictAction: 'ignore' });
  });
  return bookmarkOf(ctx, { kind, reference });
}

/**
 * Takes a bookmark away.
 * @throws NOT_FOUND also for one that belongs to somebody else
 */
export async function removeBookmark(ctx: AuthedContext, id: string): Promise<{ success: true }> {
  ctx.em.remove(await findOwn(ctx, Bookmark, id));
  await ctx.em.flush();
  return { success: true };
}

/** @returns the user's own bookmark of an article or a condition, if there is one */
export async function bookmarkOf(ctx: AuthedContext, { kind, reference }: BookmarkInput): Promise<BookmarkOf> {
  const bookmark = await ctx.deps.database.fork().findOne(Bookmark, { user: ctx.user.id, kind, item: reference }, { fields: ['id'] });
  return { id: bookmark?.id ?? null };
}

/** @returns the user's own bookmarks, newest first; what is not there any more keeps its place under its id */
export async function listBookmarks(ctx: AuthedContext, page: PageInput): Promise<ShownBookmark[]> {
  const own = { user: ctx.user.id };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(Bookmark, own),
    read: async ({ older, options }) => {
      const rows = await ctx.em.find(Bookmark, { ...own, ...older }, options);
      return Promise.all(rows.map(async ({ id, kind, item, createdAt }) => ({ id, kind, item, createdAt, title: await titleOf(ctx, kind, item) })));
    },
    present: ({ id, kind, item, title, createdAt }) => ({ id, kind, reference: item, title: title ?? item, createdAt: createdAt.toISOString() }),
  });
}
