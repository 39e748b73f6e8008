import { Badge, Button } from '@mantine/core';
import { type AuthState, shortNameOf } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { TierBadge } from '../ui/TierBadge.tsx';
import classes from './AccountActions.module.css';
import { useLogout } from './useLogout.ts';

interface AccountActionsProps {
  readonly auth: AuthState;
  readonly links: readonly NavigationLink[];
  readonly onNavigate?: () => void;
}

/** Who is signed in, and what they can do about it. Nothing until that is known, so that no button flickers. */
export function AccountActions({ auth, links, onNavigate }: AccountActionsProps) {
  const logout = useLogout();
  if (auth.isLoading) return null;
  if (!auth.user) {
    return (
      <ButtonLink to="/auth" onClick={onNavigate} data-testid="login-button">
        Login
      </ButtonLink>
    );
  }

  return (
    <div className={classes.actions} data-testid="account">
      <span className={classes.name} data-testid="user-name">
        {shortNameOf(auth.user)}
      </span>
      <TierBadge tier={auth.user.subscriptionTier} />
      {auth.user.isAdmin && (
        <Badge color="red" variant="filled" data-testid="admin-badge">
          Admin
        </Badge>
      )}
      {links
        .filter((link) => link.placement === 'account')
        .map((link) => (
          <ButtonLink key={link.path} to={link.path} variant="default" onClick={onNavigate}>
            {link.label}
          </ButtonLink>
        ))}
      <Button variant="default" onClick={logout.run} loading={logout.isPending} data-testid="logout-button">
        Logout
      </Button>
    </div>
  );
}
