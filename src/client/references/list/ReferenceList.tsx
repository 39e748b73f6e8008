import { Badge, Button, Loader } from '@mantine/core';
import { useRef } from 'react';
import type { CategoryName } from '../../../shared/content/schema/categories.ts';
import { errorCodeOf } from '../../lib/errorText.ts';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import { CategoryCounts } from './CategoryCounts.tsx';
import { ReferenceCard } from './ReferenceCard.tsx';
import classes from './ReferenceList.module.css';
import { statusTextOf } from './statusText.ts';
import type { ReferenceSearchState } from './useReferenceSearch.ts';

interface ReferenceListProps {
  readonly search: ReferenceSearchState;
  readonly query: string | undefined;
  readonly category: CategoryName | undefined;
  readonly onCategory: (category: CategoryName | undefined) => void;
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <div className={classes.failed} role="alert" data-testid="references-failed">
      <p>Failed to fetch references: {statusTextOf(errorCodeOf(error))}</p>
      <Button variant="default" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function NoneFound({ query }: { readonly query: string | undefined }) {
  return (
    <div className={classes.empty} data-testid="no-references">
      <LeafAndPulse flat />
      <h3>No References Found</h3>
      <p>
        {query === undefined
          ? 'This installation has no references in this category yet.'
          : `Nothing in the reference answers "${query}". Try fewer or other words, or all categories.`}
      </p>
    </div>
  );
}

/** The articles that were found, or all of them, in each of their states. */
export function ReferenceList({ search, query, category, onCategory }: ReferenceListProps) {
  const { first, references, error, isFetching, hasMore, isFetchingMore } = search;
  const list = useRef<HTMLOListElement>(null);
  const showMore = () => {
    const shown = references.length;
    search.showMore();
    // The first of the new ones takes the focus that the button loses.
    const arrived = new MutationObserver(() => {
      const next = list.current?.children[shown]?.querySelector('a');
      if (!next) return;
      next.focus();
      arrived.disconnect();
    });
    if (list.current) arrived.observe(list.current, { childList: true });
  };
  return (
    <section aria-labelledby="references-title" aria-busy={isFetching}>
      <div className={classes.head}>
        <h2 id="references-title" className={classes.title}>
          {query === undefined ? 'All Medical References' : `Search Results for "${query}"`}
        </h2>
        {first && !error && (
          <Badge variant="light" color="petrol" data-testid="reference-count" role="status">
            {`${first.total}${first.hasMoreThanTotal ? '+' : ''} references found`}
          </Badge>
        )}
      </div>
      {first?.corrected && !error && (
        <p className={classes.corrected} data-testid="corrected">
          No text has a word of this. Shown is what fits <strong>{first.corrected}</strong>.
        </p>
      )}
      {first && !error && <CategoryCounts counts={first.categories} chosen={category} onChoose={onCategory} />}
      {error ? (
        <Failed error={error} onRetry={search.retry} />
      ) : !first ? (
        <div className={classes.loading} role="status">
          <Loader size={28} aria-hidden />
          <span>Loading medical references...</span>
        </div>
      ) : references.length === 0 ? (
        <NoneFound query={query} />
      ) : (
        <ol ref={list} className={classes.list} data-fetching={isFetching}>
          {references.map((reference) => (
            <li key={reference.id}>
              <ReferenceCard reference={reference} />
            </li>
          ))}
        </ol>
      )}
      {hasMore && !error && (
        <Button variant="default" className={classes.more} loading={isFetchingMore} onClick={showMore} data-testid="more-references">
          Show more
        </Button>
      )}
    </section>
  );
}
