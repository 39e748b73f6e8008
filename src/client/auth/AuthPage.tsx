import { Navigate } from '@tanstack/react-router';
import { useAuth } from '../lib/auth.ts';
import { PageLoader } from '../ui/PageLoader.tsx';
import { AuthCard } from './AuthCard.tsx';

/** Sign in and sign up. Whoever is signed in, already or just now, is led on. */
export function AuthPage() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <PageLoader />;
  if (!user) return <AuthCard />;
  return (
    <>
      <PageLoader label="You are signed in. Opening diagnostics." />
      <Navigate to="/diagnostics" replace />
    </>
  );
}
