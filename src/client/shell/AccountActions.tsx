import { Badge, Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { type AuthState, shortNameOf } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Initials } from '../ui/Initials.tsx';
import { SchemeButton } from '../ui/SchemeButton.tsx';
import { SignInLink } from '../ui/SignInLink.tsx';
import { TierBadge } from '../ui/TierBadge.tsx';
import classes from './AccountActions.module.css';
import { useLogout } from './useLogout.ts';

interface AccountActionsProps {
  readonly auth: AuthState;
  readonly links: readonly NavigationLink[];
  /** One below the other, Logout in words and last. */
  readonly isMenu?: boolean;
  readonly onNavigate?: () => void;
}

/** Name and tier; the way to the profile once there is one. */
function Account({
  user,
  profile,
  onNavigate,
}: {
  readonly user: CurrentUser;
  readonly profile: NavigationLink | undefined;
  readonly onNavigate?: () => void;
}) {
  const who = (
    <>
      <Initials user={user} />
      {profile && <span className={classes.word}>{profile.label}</span>}
      <span className={classes.name} data-testid="user-name">
        {shortNameOf(user)}
      </span>
      <TierBadge tier={user.subscriptionTier} />
    </>
  );
  if (!profile) return <span className={classes.who}>{who}</span>;
  return (
    <Link to={profile.path} className={classes.who} onClick={onNavigate} data-testid="profile-link" activeProps={{ 'aria-current': 'page' }}>
      {who}
    </Link>
  );
}

function LogoutButton({ isSpelledOut }: { readonly isSpelledOut: boolean }) {
  const logout = useLogout();
  const icon = <IconLogout size={20} stroke={1.75} aria-hidden />;
  if (isSpelledOut)
    return (
      <Button variant="default" leftSection={icon} onClick={logout.run} loading={logout.isPending} className={classes.logout} data-testid="logout-button">
        Logout
      </Button>
    );
  return (
    <IconButton aria-label="Logout" hint="Logout" onClick={logout.run} disabled={logout.isPending} data-testid="logout-button">
      {icon}
    </IconButton>
  );
}

/** Who is signed in, and what they can do about it. Nothing until that is known, so that no button flickers. */
export function AccountActions({ auth, links, isMenu = false, onNavigate }: AccountActionsProps) {
  const { user, isLoading } = auth;
  if (isLoading) return <SchemeButton isSpelledOut={isMenu} />;
  if (!user) {
    return (
      <div className={classes.actions}>
        <SignInLink onClick={onNavigate} data-testid="login-button">
          Login
        </SignInLink>
        <SchemeButton isSpelledOut={isMenu} />
      </div>
    );
  }

  const profile = links.find(({ placement }) => placement === 'profile');
  const isAdminLinked = links.some(({ placement }) => placement === 'admin');
  return (
    <div className={classes.actions} data-menu={isMenu || undefined} data-testid="account">
      {links
        .filter(({ placement }) => placement === 'account')
        .map((link) => (
          <ButtonLink key={link.path} to={link.path} variant="light" onClick={onNavigate}>
            {link.label}
          </ButtonLink>
        ))}
      {user.isAdmin && !isAdminLinked && (
        <Badge color="red" variant="filled" data-testid="admin-badge">
          Admin
        </Badge>
      )}
      <Account user={user} profile={profile} onNavigate={onNavigate} />
      <SchemeButton isSpelledOut={isMenu} />
      <LogoutButton isSpelledOut={isMenu} />
    </div>
  );
}
