import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const conditionId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `?session=` names the open session, `?example=` the condition whose textbook patient is put into the form; anything else in their place is ignored. */
function readSearch({ session, example }: Readonly<Record<string, unknown>>): { session?: string; example?: string } {
  if (typeof session === 'string' && uuid.test(session)) return { session };
  return typeof example === 'string' && conditionId.test(example) ? { example } : {};
}

export const diagnosticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/diagnostics',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('../diagnostics/DiagnosticsPage.tsx'), 'DiagnosticsPage'),
  staticData: { title: 'Diagnostics', navigation: { path: '/diagnostics', label: 'Diagnostics', placement: 'main' } },
});
