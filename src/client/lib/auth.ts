import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
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

/** How the interface addresses a user: the first name, else the username. */
export function shortNameOf(user: CurrentUser): string {
  return user.firstName || user.username;
}

/** Paid tiers see the pro variant of the brand. */
export function isPaid(user: CurrentUser | null): boolean {
  return user !== null && user.subscriptionTier !== 'free';
}
