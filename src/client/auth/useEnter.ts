import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { tellOtherTabs } from '../lib/otherTabs.ts';
import { trpc } from '../lib/trpc.ts';

/** @returns what makes a user the current one; the page then leads them on, like everyone who is already signed in */
export function useEnter(): (user: CurrentUser) => void {
  const utils = trpc.useUtils();
  return (user) => {
    utils.auth.session.setData(undefined, { user });
    tellOtherTabs(user.id);
  };
}
