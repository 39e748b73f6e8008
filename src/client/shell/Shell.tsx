import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isPaid, useAuth } from '../lib/auth.ts';
import type { NavigationLink } from '../lib/navigation.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import classes from './Shell.module.css';
import { useFocusOnPage } from './useFocusOnPage.ts';

/** Keeps the window's title in step with the page: "Diagnostics · Anamnesis". */
function usePageTitle(brand: string): void {
  // No route but the root matches an address that has no page.
  const title = useMatches({
    select: (matches) => (matches.length === 1 ? '404 Page Not Found' : matches.findLast((match) => match.staticData.title)?.staticData.title),
  });
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : `${brand} · Differential diagnosis, explained`;
  }, [title, brand]);
}

/** What surrounds every page: the way past the header, header, page, footer. */
export function Shell({ navigation }: { readonly navigation: readonly NavigationLink[] }) {
  const { user } = useAuth();
  useFocusOnPage();
  usePageTitle(isPaid(user) ? 'Anamnesis Pro' : 'Anamnesis');

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header navigation={navigation} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <OfflineNote />
      <SessionWatch />
    </div>
  );
}
