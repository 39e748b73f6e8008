import { z } from 'zod';
import { IdInput, SuccessOutput } from '../../shared/fields.ts';
import { ListHeaders, PageInput } from '../../shared/paging.schema.ts';
import { Bookmark, BookmarkInput, BookmarkOf } from '../../shared/references/bookmarks.schema.ts';
import { ConditionPage } from '../../shared/references/condition-page.schema.ts';
import {
  Article,
  MedicalReference,
  ReferenceIdInput,
  ReferenceListInput,
  ReferenceSearch,
  ReferenceSearchInput,
  SuggestInput,
  Suggestions,
} from '../../shared/references/references.schema.ts';
import { anyone, authed, documented, router } from '../platform/procedures.ts';
import { addBookmark, bookmarkOf, listBookmarks, removeBookmark } from './bookmarks.service.ts';
import { getArticle, getConditionPage } from './references.service.ts';
import { listReferences, searchReferences, suggestReferences } from './search.service.ts';

export const referencesRouter = router({
  list: anyone
    .meta(
      documented('GET', '/medical-references', 'Articles in full: those that answer a query, best first, or all by title', { responseHeaders: ListHeaders }),
    )
    .input(ReferenceListInput.prefault({}))
    .output(z.array(MedicalReference))
    .query(({ ctx, input }) => listReferences(ctx, input)),

  search: anyone
    .meta(documented('GET', '/medical-references/search', 'Articles with the section that answers best, and conditions beside them'))
    .input(ReferenceSearchInput.prefault({}))
    .output(ReferenceSearch)
    .query(({ ctx, input }) => searchReferences(ctx, input)),

  suggest: anyone
    .meta(documented('GET', '/medical-references/suggestions', 'What somebody may be about to type'))
    .input(SuggestInput)
    .output(Suggestions)
    .query(({ ctx, input }) => suggestReferences(ctx, input)),

  article: anyone
    .meta(documented('GET', '/medical-references/{id}', 'One article, by sections'))
    .input(ReferenceIdInput)
    .output(Article)
    .query(({ ctx, input }) => getArticle(ctx, input.id)),

  condition: anyone
    .meta(documented('GET', '/conditions/{id}', 'All that the knowledge base has of a condition'))
    .input(ReferenceIdInput)
    .output(ConditionPage)
    .query(({ ctx, input }) => getConditionPage(ctx, input.id)),

  listBookmarks: authed
    .meta(documented('GET', '/reference-bookmarks', 'Your bookmarks, newest first', { responseHeaders: ListHeaders }))
    .input(PageInput.prefault({}))
    .output(z.array(Bookmark))
    .query(({ ctx, input }) => listBookmarks(ctx, input)),

  bookmarkOf: authed
    .input(BookmarkInput)
    .output(BookmarkOf)
    .query(({ ctx, input }) => bookmarkOf(ctx, input)),

  addBookmark: authed
    .meta(documented('POST', '/reference-bookmarks', 'Keep an article or a condition at hand', { alsoThrows: ['NOT_FOUND', 'CONFLICT'] }))
    .input(BookmarkInput)
    .output(BookmarkOf)
    .mutation(({ ctx, input }) => addBookmark(ctx, input)),

  removeBookmark: authed
    .meta(documented('DELETE', '/reference-bookmarks/{id}', 'Take a bookmark away'))
    .input(IdInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => removeBookmark(ctx, input.id)),
});
