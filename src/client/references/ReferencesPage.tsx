import { getRouteApi } from '@tanstack/react-router';
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
  const { query, category } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useReferenceSearch({ query, category });
  const show = (next: { query?: string; category?: typeof category }) => void navigate({ search: next, resetScroll: false });

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Comprehensive Medical Database</h1>
        <p className={classes.lead}>Articles with a source behind each figure, and every condition of the diagnosis engine. For education only.</p>
        <SearchForm key={`${query ?? ''} ${category ?? ''}`} query={query} category={category} onSearch={show} />
      </header>
      <div className={classes.list}>
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
