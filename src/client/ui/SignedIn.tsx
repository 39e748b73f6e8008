import type { ReactNode } from 'react';
import { useAuth } from '../lib/auth.ts';
import { LeafAndPulse } from './art/LeafAndPulse.tsx';
import { PageLoader } from './PageLoader.tsx';
import { PageMessage } from './PageMessage.tsx';
import { SignInLink } from './SignInLink.tsx';

interface SignedInProps {
  /** What a page says to somebody who is signed out: documented for each page. */
  readonly title: string;
  readonly message: string;
  /** What its way to the sign-in page says; 'Sign In' unless told otherwise. */
  readonly linkText?: string;
  /** The page itself. It is rendered for signed-in users only, so it asks the server for nothing before. */
  readonly children: ReactNode;
}

/** A page that only signed-in users may see: a loader until it is known who is there, a prompt for everybody else. */
export function SignedIn({ title, message, linkText = 'Sign In', children }: SignedInProps) {
  const { user, isLoading } = useAuth();
  if (isLoading) return <PageLoader />;
  if (user) return children;
  return (
    <PageMessage title={title} testId="auth-required" picture={<LeafAndPulse />} actions={<SignInLink data-testid="sign-in-link">{linkText}</SignInLink>}>
      <p>{message}</p>
    </PageMessage>
  );
}
