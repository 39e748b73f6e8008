import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { isPaid, useAuth } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { AccountActions } from './AccountActions.tsx';
import classes from './Header.module.css';
import { MainLinks } from './MainLinks.tsx';

const loadMenu = () => import('./SmallScreenMenu.tsx');
const SmallScreenMenu = lazy(async () => ({ default: (await loadMenu()).SmallScreenMenu }));

/**
 * Brand, links and account: one row on wide screens; two on tablets, of which only the links stay in view; on small ones the brand and a button that slides the rest in
 * from the right.
 */
export function Header({ navigation }: { readonly navigation: readonly NavigationLink[] }) {
  const auth = useAuth();
  const [isOpen, menu] = useDisclosure(false);
  // Mounted at the first opening and kept, so that closing is shown too.
  const [wasOpened, setWasOpened] = useState(false);
  const links = navigation.filter((link) => link.visibleTo?.(auth.user) ?? true);

  const openMenu = () => {
    setWasOpened(true);
    menu.open();
  };

  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Brand isPro={isPaid(auth.user)} />
        </div>
        <nav aria-label="Main" className={classes.links}>
          <MainLinks links={links} />
        </nav>
        <div className={classes.account}>
          <AccountActions auth={auth} links={links} />
        </div>
        <IconButton
          className={classes.menuButton}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={openMenu}
          aria-label="Open menu"
          aria-expanded={isOpen}
          data-testid="mobile-menu-button"
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <Suspense>{wasOpened && <SmallScreenMenu auth={auth} links={links} isOpen={isOpen} onClose={menu.close} />}</Suspense>
    </header>
  );
}
