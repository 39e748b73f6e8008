import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type CategoryName, categoryNames } from '../../shared/content/schema/categories.ts';
import { rootRoute } from './root.route.tsx';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface ReferencesSearch {
  /** What is looked for; left out, everything is listed. */
  readonly query?: string;
  readonly category?: CategoryName;
  /** The AI answer that is shown above the list. */
  readonly answer?: string;
}

/** `?query=`, `?category=` and `?answer=` are what is shown, so that a reload and a shared link keep it; anything else in their place is ignored. */
function readReferencesSearch({ query, category, answer }: Readonly<Record<string, unknown>>): ReferencesSearch {
  const known = categoryNames.find((name) => name === category);
  const words = typeof query === 'number' ? String(query) : query;
  return {
    ...(typeof words === 'string' && words.trim() !== '' && { query: words }),
    ...(known && { category: known }),
    ...(typeof answer === 'string' && uuid.test(answer) && { answer }),
  };
}

/** `?from=` names the session whose differential led here, so that there is a way back. */
function readConditionSearch({ from }: Readonly<Record<string, unknown>>): { from?: string } {
  return typeof from === 'string' && uuid.test(from) ? { from } : {};
}

export const referencesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/references',
  validateSearch: readReferencesSearch,
  component: lazyRouteComponent(() => import('../references/ReferencesPage.tsx'), 'ReferencesPage'),
  staticData: { title: 'References', navigation: { path: '/references', label: 'References', placement: 'main' } },
});

export const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/references/$id',
  component: lazyRouteComponent(() => import('../references/ArticlePage.tsx'), 'ArticlePage'),
  staticData: { title: 'References' },
});

export const conditionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/references/conditions/$id',
  validateSearch: readConditionSearch,
  component: lazyRouteComponent(() => import('../references/ConditionPage.tsx'), 'ConditionPage'),
  staticData: { title: 'References' },
});
