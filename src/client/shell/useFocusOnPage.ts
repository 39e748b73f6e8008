import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the heading of a page that somebody went to, as a browser does for a page that it loads; a change within a page (a search, an open case) moves nothing. */
export function useFocusOnPage(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || fromLocation === undefined || toLocation.hash !== '') return;
        const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.dataset.focusTarget = '';
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
