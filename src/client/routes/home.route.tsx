import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../landing/LandingPage.tsx'), 'LandingPage'),
  staticData: { navigation: { path: '/', label: 'Home', placement: 'main' } },
});
