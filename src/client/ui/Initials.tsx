import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { initialsOf } from '../lib/auth.ts';
import classes from './Initials.module.css';

/** The user's initials in a disc, in place of a picture. */
export function Initials({ user, isLarge }: { readonly user: CurrentUser; readonly isLarge?: boolean }) {
  return (
    <span className={classes.initials} data-large={isLarge || undefined} aria-hidden="true">
      {initialsOf(user)}
    </span>
  );
}
