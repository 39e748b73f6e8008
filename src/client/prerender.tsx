import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { Root, type RouterContext, rootRoute } from './routes/root.route.tsx';
import { routerOptions } from './routes/router.ts';
import { routes } from './routes/routes.ts';
import { PageLoader } from './ui/PageLoader.tsx';

/** The frame of a page that is fetched first. Roots are not shared: a router keeps to the tree that it has seen. */
const frame = createRootRouteWithContext<RouterContext>()({ component: Root });
const waiting = createRoute({ getParentRoute: () => frame, path: '/waiting', component: PageLoader });

/**
 * Runs in the build: what a visitor sees before any script has come.
 * @param path the front page, signing in, or any other for the frame of the rest
 * @returns HTML for the element that the app takes over
 */
export async function prerender(path: '/' | '/auth' | '/waiting'): Promise<string> {
  const router = createRouter({
    ...routerOptions,
    // It would write a script into the page, for servers that draw each page when it is asked for.
    scrollRestoration: false,
    routeTree: path === '/waiting' ? frame.addChildren([waiting]) : rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return renderToString(<App router={router} />);
}
