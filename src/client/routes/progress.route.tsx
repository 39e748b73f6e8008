import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readProgressSearch } from '../progress/search.rules.ts';
import { rootRoute } from './root.route.tsx';

export const progressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/progress',
  validateSearch: readProgressSearch,
  component: lazyRouteComponent(() => import('../progress/ProgressPage.tsx'), 'ProgressPage'),
  staticData: { title: 'Progress', navigation: { path: '/progress', label: 'Progress', placement: 'main' } },
});
