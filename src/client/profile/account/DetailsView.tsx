import type { CurrentUser } from '../../../shared/auth/auth.schema.ts';
import classes from './Details.module.css';

interface FactProps {
  readonly label: string;
  readonly value: string | null;
  readonly note?: string;
}

function Fact({ label, value, note }: FactProps) {
  return (
    <div data-noted={note !== undefined || undefined}>
      <dt>{label}</dt>
      <dd>
        {value ? <span className={classes.value}>{value}</span> : <span className={classes.none}>Not provided</span>}
        {note && <small className={classes.note}>{note}</small>}
      </dd>
    </div>
  );
}

/** The account as it is. */
export function DetailsView({ user }: { readonly user: CurrentUser }) {
  return (
    <dl className={classes.facts}>
      <Fact label="First name" value={user.firstName} />
      <Fact label="Last name" value={user.lastName} />
      <Fact label="Username" value={user.username} note="Username cannot be changed" />
      <Fact label="Email" value={user.email} note="Email cannot be changed" />
      <Fact label="Profession" value={user.profession} />
      <Fact label="Institution" value={user.institution} />
    </dl>
  );
}
