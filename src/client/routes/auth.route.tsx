import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readReturnTo } from '../lib/returnTo.ts';
import { rootRoute } from './root.route.tsx';

/** `?to=` is where somebody wanted to go before they were asked to sign in. */
function readSearch({ to }: Readonly<Record<string, unknown>>): { to?: string | undefined } {
  // Said also where there is none: what is left out stays as the address has it.
  return { to: readReturnTo(to) };
}

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('../auth/AuthPage.tsx'), 'AuthPage'),
  staticData: { title: 'Sign in' },
});
