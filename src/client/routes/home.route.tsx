import { createRoute } from '@tanstack/react-router';
import { LandingPage } from '../landing/LandingPage.tsx';
import { rootRoute } from './root.route.tsx';

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: LandingPage,
  staticData: { navigation: { path: '/', label: 'Home', placement: 'main' } },
});
