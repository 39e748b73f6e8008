import { Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { type LoadableQuery, Loaded, Waiting } from '../../ui/Loaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { usePreferences } from '../preferences.ts';
import type { FilteredPaper, PaperFilters } from './filters.rules.ts';
import { HowYouTakeIt } from './HowYouTakeIt.tsx';
import { PaperCards } from './PaperCards.tsx';
import { PaperFilterBar } from './PaperFilterBar.tsx';
import classes from './PaperList.module.css';
import { filtersOf, searchOf } from './search.rules.ts';
import { useBegin } from './useBegin.ts';

const route = getRouteApi('/pg-preparation');

/** What a card does beside showing its paper. */
export interface CardStart {
  readonly isStarting: boolean;
  readonly onStart: (id: string) => void;
}

interface PaperListProps<Paper> {
  readonly kind: PaperKind;
  /** All papers there are: filtered here, so that a filter answers at once. */
  readonly query: LoadableQuery<readonly Paper[]>;
  readonly children: (paper: Paper, start: CardStart) => ReactNode;
}

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A list of papers with its filters, how they are taken, and a card for each that passes. */
export function PaperList<Paper extends FilteredPaper & { readonly id: string }>({ kind, query, children }: PaperListProps<Paper>) {
  const filters = filtersOf(kind, route.useSearch());
  const navigate = route.useNavigate();
  const { user, isLoading } = useAuth();
  const [preferences, change] = usePreferences();
  const { pendingId, begin } = useBegin(kind, filters, preferences);
  const filterBy = (next: PaperFilters) => void navigate({ search: (before) => ({ ...before, ...searchOf(next) }), resetScroll: false });
  const pending = (
    <Waiting label={kind === 'quiz' ? 'Loading mini quizzes' : 'Loading test series'}>
      <Skeleton height={24} width={160} />
      <div className={classes.grid}>
        {cards.map((card) => (
          <Skeleton key={card} height={248} />
        ))}
      </div>
    </Waiting>
  );
  return (
    <div className={classes.list}>
      <Sheet component="div" className={classes.bar}>
        <PaperFilterBar kind={kind} filters={filters} onChange={filterBy} />
        <HowYouTakeIt kind={kind} preferences={preferences} isSignedIn={isLoading || user !== null} onChange={change} />
      </Sheet>
      <Loaded query={query} pending={pending} failed={kind === 'quiz' ? 'The mini quizzes could not be loaded.' : 'The test series could not be loaded.'}>
        {(papers) => (
          <PaperCards kind={kind} papers={papers} filters={filters} onFilter={filterBy}>
            {(paper) => children(paper, { isStarting: paper.id === pendingId, onStart: begin })}
          </PaperCards>
        )}
      </Loaded>
    </div>
  );
}
