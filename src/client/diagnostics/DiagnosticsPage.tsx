import { useAuth } from '../lib/auth.ts';
import { AuthRequired } from '../ui/AuthRequired.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { Assistant } from './Assistant.tsx';

/** The main job: from a description of a patient to a ranked, explained differential. */
export function DiagnosticsPage() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <PageLoader />;
  if (!user) return <AuthRequired message="Please sign in to access diagnostic tools." />;
  return <Assistant />;
}
