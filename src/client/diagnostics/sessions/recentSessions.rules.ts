import type { InfiniteData } from '@tanstack/react-query';
import { type DiagnosticSession, ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import type { PageInput } from '../../../shared/paging.schema.ts';

/** As documented: the first five. */
export const shownAtFirst = 5;
/** So few that the server never sends less: its answers end at 1 MB, and a row has at most 70 kB. */
export const shownMore = 10;

export type ListedPages = readonly ListedSession[][];

/** @returns what to ask for next. One more than is shown is always there, so that it is known whether there are earlier ones. */
export function nextPage(pages: ListedPages): PageInput {
  return pages.length === 0 ? { offset: 0, limit: shownAtFirst + 1 } : { offset: pages.flat().length, limit: shownMore };
}

/** @returns the sessions that are shown, and whether there are earlier ones */
export function listedRows(pages: ListedPages): { shown: ListedSession[]; hasEarlier: boolean } {
  // A session made in another window moves the others down, so that one may come twice.
  const rows = [...new Map(pages.flat().map((session) => [session.id, session])).values()];
  const count = shownAtFirst + (pages.length - 1) * shownMore;
  return { shown: rows.slice(0, count), hasEarlier: rows.length > count };
}

/** @returns the list with a session as it is now: in its place, or first when it is new */
export function withSession(list: InfiniteData<ListedSession[], PageInput>, session: DiagnosticSession): InfiniteData<ListedSession[], PageInput> {
  const row = ListedSession.parse(session);
  const isListed = list.pages.flat().some(({ id }) => id === row.id);
  const [first = [], ...others] = list.pages;
  const pages = isListed ? list.pages.map((page) => page.map((one) => (one.id === row.id ? row : one))) : [[row, ...first], ...others];
  return { ...list, pages };
}
