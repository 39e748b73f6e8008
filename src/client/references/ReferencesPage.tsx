import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AiReference } from './ai/AiReference.tsx';
import { useAiSearch } from './ai/useAiSearch.ts';
import { Bookmarks } from './list/Bookmarks.tsx';
import { FeatureCards } from './list/FeatureCards.tsx';
import { FoundConditions } from './list/FoundConditions.tsx';
import { ReferenceList } from './list/ReferenceList.tsx';
import { SearchForm } from './list/SearchForm.tsx';
import { useReferenceSearch } from './list/useReferenceSearch.ts';
import classes from './ReferencesPage.module.css';

const route = getRouteApi('/references');

/** The reference: articles and conditions, searched or listed. The address says what is looked for. */
export function ReferencesPage() {
  const { query, category, answer } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useReferenceSearch({ query, category });
  const show = (next: { query?: string; category?: typeof category }) => void navigate({ search: next, resetScroll: false });
  const ai = useAiSearch((id) => void navigate({ search: (before) => ({ ...before, answer: id }), resetScroll: false }));
  // A topic that is clicked stands in the box, and is asked by its button.
  const [topic, setTopic] = useState<string>();

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Comprehensive Medical Database</h1>
        <p className={classes.lead}>Articles with a source behind each figure, and every condition of the diagnosis engine. For education only.</p>
        <SearchForm
          key={`${query ?? ''} ${category ?? ''} ${topic ?? ''}`}
          query={topic ?? query}
          category={category}
          onSearch={(next) => {
            setTopic(undefined);
            show(next);
          }}
          isAiPending={ai.isPending}
          onAi={ai.search}
        />
      </header>
      <div className={classes.list}>
        {answer !== undefined && <AiReference id={answer} onQuestion={setTopic} />}
        <ReferenceList
          search={search}
          query={query}
          category={category}
          onCategory={(chosen) => show({ ...(query && { query }), ...(chosen && { category: chosen }) })}
        />
      </div>
      <aside className={classes.aside} aria-label="Beside the articles">
        {query !== undefined && <FoundConditions conditions={search.conditions} />}
        <Bookmarks />
        <FeatureCards />
      </aside>
    </div>
  );
}
