import { Skeleton } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { dayOfMoment } from '../../ui/dates.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { EmptyTab } from '../EmptyTab.tsx';
import { BadgeArt } from '../earned/BadgeArt.tsx';
import classes from './BadgesTab.module.css';

const pending = (
  <Waiting label="Loading your badges">
    <Skeleton height={200} />
    <Skeleton height={200} />
    <Skeleton height={200} />
  </Waiting>
);

/** The badges somebody has, the latest first. */
export function BadgesTab() {
  const query = trpc.progress.badges.useQuery({ limit: 500 }, { refetchOnMount: 'always' });
  const empty = (
    <EmptyTab title="No badges yet" testId="badges-empty">
      The first one is for your first quiz.
    </EmptyTab>
  );
  return (
    <Loaded query={query} pending={pending} failed="Your badges could not be loaded." empty={empty}>
      {(badges) => (
        <ul className={classes.grid}>
          {badges.map(({ id, badgeName, badgeDescription, badgeIcon, badgeColor, earnedAt }) => (
            <li key={id} className={classes.card} data-testid="badge">
              <BadgeArt icon={badgeIcon} colour={badgeColor} />
              <h3 className={classes.name}>{badgeName}</h3>
              <p className={classes.about}>{badgeDescription}</p>
              <p className={classes.when}>
                Earned <time dateTime={earnedAt}>{dayOfMoment(earnedAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
