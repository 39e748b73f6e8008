import { Badge } from '@mantine/core';
import type { CurrentUser } from '../../shared/auth/auth.schema.ts';
import { fullNameOf } from '../lib/auth.ts';
import { dayOfMoment, momentInWords } from '../ui/dates.ts';
import { Initials } from '../ui/Initials.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { TierBadge } from '../ui/TierBadge.tsx';
import classes from './IdentityCard.module.css';

const Day = ({ instant }: { readonly instant: string }) => (
  <time dateTime={instant} title={momentInWords(instant)}>
    {dayOfMoment(instant)}
  </time>
);

/** Who is signed in: name, email, tier, since when. */
export function IdentityCard({ user }: { readonly user: CurrentUser }) {
  return (
    <Sheet className={classes.card} aria-labelledby="profile-name" data-testid="identity-card">
      <div className={classes.who}>
        <Initials user={user} isLarge />
        <div className={classes.names}>
          <h2 id="profile-name" className={classes.name} data-testid="display-name">
            {fullNameOf(user)}
          </h2>
          <p className={classes.email}>{user.email}</p>
          <div className={classes.badges}>
            <TierBadge tier={user.subscriptionTier} />
            {user.isAdmin && <Badge color="red">Administrator</Badge>}
          </div>
        </div>
      </div>
      <dl className={classes.dates}>
        <div>
          <dt>Member since</dt>
          <dd>
            <Day instant={user.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Last active</dt>
          <dd>
            <Day instant={user.lastLoginAt ?? user.createdAt} />
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}
