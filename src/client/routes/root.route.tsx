import { createRootRouteWithContext, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NavigationLink } from '../lib/navigation.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { Shell } from '../shell/Shell.tsx';

export interface RouterContext {
  /** The links of the features that exist, in the order of routes.ts. */
  readonly navigation: readonly NavigationLink[];
}

/** The frame of every page. */
export function Root(): ReactNode {
  const { navigation } = useRouteContext({ from: '__root__' });
  return <Shell navigation={navigation} />;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: NotFoundPage });
