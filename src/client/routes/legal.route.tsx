import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../legal/PrivacyPage.tsx'), 'PrivacyPage'),
  staticData: { title: 'Privacy Policy' },
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  component: lazyRouteComponent(() => import('../legal/TermsPage.tsx'), 'TermsPage'),
  staticData: { title: 'Terms of Service' },
});
