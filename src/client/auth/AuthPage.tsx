import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../lib/auth.ts';
import { trpc } from '../lib/trpc.ts';
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
  // Asked together with who is signed in, so that the demo account stands there with the form and pushes nothing away.
  const info = trpc.system.info.useQuery();
  if (isLoading || info.isPending) return <PageLoader />;
  return user ? <LeadOn to={to} /> : <AuthCard />;
}
