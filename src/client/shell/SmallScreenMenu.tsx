import type { AuthState } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { SideMenu } from '../ui/SideMenu.tsx';
import { AccountActions } from './AccountActions.tsx';
import { MainLinks } from './MainLinks.tsx';
import classes from './SmallScreenMenu.module.css';

interface SmallScreenMenuProps {
  readonly auth: AuthState;
  readonly links: readonly NavigationLink[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The header's links and account on small screens. It closes when a link is followed. */
export function SmallScreenMenu({ auth, links, isOpen, onClose }: SmallScreenMenuProps) {
  return (
    <SideMenu title="Menu" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Main" className={classes.links}>
        <MainLinks links={links} onNavigate={onClose} />
      </nav>
      <div className={classes.account}>
        <AccountActions auth={auth} links={links} isMenu onNavigate={onClose} />
      </div>
    </SideMenu>
  );
}
