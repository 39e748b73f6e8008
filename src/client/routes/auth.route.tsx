import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withComponentStyles } from '../lib/componentStyles.ts';
import { rootRoute } from './root.route.tsx';

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  component: lazyRouteComponent(() => withComponentStyles(import('../auth/AuthPage.tsx')), 'AuthPage'),
  staticData: { title: 'Sign in' },
});
