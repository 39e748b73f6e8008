import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readProfileSearch } from '../profile/search.rules.ts';
import { rootRoute } from './root.route.tsx';

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: readProfileSearch,
  component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  staticData: { title: 'Profile', navigation: { path: '/profile', label: 'Profile', placement: 'profile' } },
});
