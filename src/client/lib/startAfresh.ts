import { clearDrafts } from './drafts.ts';

/** Loads the page anew without anything of the user before: no cache, no draft, no case in the address. */
export function startAfresh(): void {
  clearDrafts();
  window.location.assign(window.location.pathname);
}
