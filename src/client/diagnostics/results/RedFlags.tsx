import { IconUrgent } from '@tabler/icons-react';
import classes from './RedFlags.module.css';

/** What needs somebody's eyes as well, whatever the ranking says; the weightiest stand in the line of urgency. */
export function RedFlags({ flags }: { readonly flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <section className={classes.banner} aria-labelledby="red-flags-title" data-testid="red-flags">
      <IconUrgent size={24} stroke={1.75} className={classes.icon} aria-hidden />
      <div>
        <h3 id="red-flags-title" className={classes.title}>
          {flags.length === 1 ? 'Another red flag' : 'Other red flags'}
        </h3>
        <ul className={classes.list}>
          {flags.map((flag) => (
            <li key={flag}>{flag}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
