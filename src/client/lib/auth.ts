import { useEffect } from 'react';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { attempt } from './attempt.ts';
import { trpc } from './trpc.ts';

export interface AuthState {
  /** The signed-in user; null when signed out or not known yet. */
  readonly user: CurrentUser | null;
  /** True until the first answer about the current user. */
  readonly isLoading: boolean;
}

/** Who is signed in. A failed check means signed out. */
export function useAuth(): AuthState {
  const session = trpc.auth.session.useQuery();
  return { user: session.data?.user ?? null, isLoading: session.isPending };
}

const wasSignedInKey = 'anamnesis-signed-in';

/** Whether somebody was signed in here when this browser last knew: what is drawn until it is known again. The page reads it before its first paint, too (index.html). */
export function wasSignedIn(): boolean {
  return attempt(() => localStorage.getItem(wasSignedInKey)) !== null;
}

/** Keeps what `wasSignedIn` answers in step with what is known. */
export function useRememberSignedIn({ user, isLoading }: AuthState): void {
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isLoading) return;
    // From here on the page itself knows.
    delete document.documentElement.dataset.signedIn;
    // A browser that keeps nothing draws the page of those who are signed out first.
    attempt(() => (isSignedIn ? localStorage.setItem(wasSignedInKey, '1') : localStorage.removeItem(wasSignedInKey)));
  }, [isLoading, isSignedIn]);
}

/** How the interface addresses a user: the first name, else the username. */
export function shortNameOf(user: CurrentUser): string {
  return user.firstName || user.username;
}

/** The whole name: first and last, else the username. */
export function fullNameOf({ firstName, lastName, username }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}

/** The user's initials, at most two. */
export function initialsOf({ firstName, lastName, username }: CurrentUser): string {
  return (firstName ? [firstName, lastName] : [username]).map((name) => Array.from(name ?? '')[0] ?? '').join('');
}

/** Paid tiers see the pro variant of the brand. */
export function isPaid(user: CurrentUser | null): boolean {
  return user !== null && user.subscriptionTier !== 'free';
}
