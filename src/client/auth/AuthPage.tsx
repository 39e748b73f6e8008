import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth, wasSignedIn } from '../lib/auth.ts';
import { PageLoader } from '../ui/PageLoader.tsx';
import { AuthCard } from './AuthCard.tsx';

const route = getRouteApi('/auth');

/** Where somebody is led who did not want to go anywhere else. */
const usual = '/diagnostics';

/** Leads on to where somebody wanted to go; nothing of the way over the sign-in page stays in the history. */
function LeadOn({ to }: { readonly to: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return <PageLoader label={to === usual ? 'You are signed in. Opening diagnostics.' : 'You are signed in. Opening the page.'} />;
}

/** Sign in and sign up. Whoever is signed in, already or just now, is led on. */
export function AuthPage() {
  const { user, isLoading } = useAuth();
  const { to = usual } = route.useSearch();
  // The build draws this page for a visitor, whose card waits for nothing.
  if (isLoading && wasSignedIn()) return <PageLoader />;
  return user ? <LeadOn to={to} /> : <AuthCard />;
}
