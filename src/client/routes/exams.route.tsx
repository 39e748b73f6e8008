import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readExamsSearch } from '../exams/list/search.rules.ts';
import { rootRoute } from './root.route.tsx';

export const examsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pg-preparation',
  validateSearch: readExamsSearch,
  component: lazyRouteComponent(() => import('./ExamsWithEarnings.tsx'), 'ExamsWithEarnings'),
  staticData: { title: 'Exam Preparation', navigation: { path: '/pg-preparation', label: 'Exam Prep', placement: 'main' } },
});
