import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Opens the section that the address names once its text is there: the browser looked for it when the page was still empty. The heading takes the focus, so that a screen
 * reader begins where the eye does.
 * @param loaded changes with the text that is shown
 */
export function useHashTarget(loaded: string): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (loaded === '' || hash === '') return;
    const target = document.getElementById(hash);
    if (!target) return;
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    const heading = target.querySelector('h2') ?? target;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    for (const other of document.querySelectorAll('[data-target]')) other.removeAttribute('data-target');
    target.setAttribute('data-target', '');
  }, [hash, loaded]);
}
