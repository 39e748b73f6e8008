import { authRoute } from './auth.route.tsx';
import { diagnosticsRoute } from './diagnostics.route.tsx';
import { examsRoute } from './exams.route.tsx';
import { homeRoute } from './home.route.tsx';
import { privacyRoute, termsRoute } from './legal.route.tsx';
import { profileRoute } from './profile.route.tsx';
import { progressRoute } from './progress.route.tsx';
import { articleRoute, conditionRoute, referencesRoute } from './references.route.tsx';

/** Every page. A new feature is its route file and one line here; the header shows links in this order. */
export const routes = [
  homeRoute,
  diagnosticsRoute,
  examsRoute,
  progressRoute,
  referencesRoute,
  conditionRoute,
  articleRoute,
  profileRoute,
  authRoute,
  privacyRoute,
  termsRoute,
] as const;
