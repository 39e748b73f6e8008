import { createRouter } from '@tanstack/react-router';
import type { NavigationLink } from '../lib/navigation.ts';
import { PageError } from '../ui/PageError.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { rootRoute } from './root.route.tsx';
import { routes } from './routes.ts';

const navigation: readonly NavigationLink[] = routes.flatMap((route) => route.options.staticData?.navigation ?? []);

/** What the router is like wherever it runs: in the browser, and in the build for what is drawn beforehand. */
export const routerOptions = {
  context: { navigation },
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PageLoader,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
} as const;

export const router = createRouter({ ...routerOptions, routeTree: rootRoute.addChildren(routes) });

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}
