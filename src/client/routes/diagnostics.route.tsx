import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withComponentStyles } from '../lib/componentStyles.ts';
import { rootRoute } from './root.route.tsx';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `?session=` names the open session; anything else in its place is ignored. */
function readSearch({ session }: Readonly<Record<string, unknown>>): { session?: string } {
  return typeof session === 'string' && uuid.test(session) ? { session } : {};
}

export const diagnosticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/diagnostics',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => withComponentStyles(import('../diagnostics/DiagnosticsPage.tsx')), 'DiagnosticsPage'),
  staticData: { title: 'Diagnostics', navigation: { path: '/diagnostics', label: 'Diagnostics', placement: 'main' } },
});
