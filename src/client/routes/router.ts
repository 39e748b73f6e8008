import { createRouter } from '@tanstack/react-router';
import type { NavigationLink } from '../lib/navigation.ts';
import { PageError } from '../ui/PageError.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { rootRoute } from './root.route.tsx';
import { routes } from './routes.ts';

const navigation: readonly NavigationLink[] = routes.flatMap((route) => route.options.staticData?.navigation ?? []);

export const router = createRouter({
  routeTree: rootRoute.addChildren(routes),
  context: { navigation },
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PageLoader,
  defaultErrorComponent: PageError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}
