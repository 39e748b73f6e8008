import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { isPaid, useAuth } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { Brand } from '../ui/Brand.tsx';
import { SchemeSwitch } from '../ui/SchemeSwitch.tsx';
import { AccountActions } from './AccountActions.tsx';
import classes from './Header.module.css';
import { MainLinks } from './MainLinks.tsx';

const loadMenu = () => import('./SmallScreenMenu.tsx');
const SmallScreenMenu = lazy(async () => ({ default: (await loadMenu()).SmallScreenMenu }));

/** Brand, links and account. On small screens the brand and a button that slides the rest in from the right. */
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
        <Brand isPro={isPaid(auth.user)} />
        <nav aria-label="Main" className={classes.wide}>
          <MainLinks links={links} />
        </nav>
        <div className={classes.account}>
          <SchemeSwitch />
          <AccountActions auth={auth} links={links} />
        </div>
        <button
          type="button"
          className={classes.menuButton}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={openMenu}
          aria-label="Open menu"
          aria-expanded={isOpen}
          data-testid="mobile-menu-button"
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <Suspense>{wasOpened && <SmallScreenMenu auth={auth} links={links} isOpen={isOpen} onClose={menu.close} />}</Suspense>
    </header>
  );
}
