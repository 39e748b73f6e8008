import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Earned } from '../../../shared/progress/progress.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { levelName, relatedText } from './about.rules.ts';
import { BadgeArt } from './BadgeArt.tsx';
import { LevelMark } from './LevelMark.tsx';
import classes from './NewlyEarned.module.css';

interface NewlyEarnedProps {
  readonly attemptId: string;
  /** Whether the attempt has ended just now; one that is looked at again has earned it some time ago. */
  readonly isNew: boolean;
}

interface EarnedListProps {
  readonly earned: Earned;
  /** What stands before each name. */
  readonly word: string;
}

function EarnedList({ earned: { badges, achievements }, word }: EarnedListProps) {
  return (
    <ul className={classes.list}>
      {badges.map(({ id, badgeName, badgeDescription, badgeIcon, badgeColor }) => (
        <li key={id}>
          <BadgeArt icon={badgeIcon} colour={badgeColor} />
          <p>
            <strong>
              {word}: {badgeName}
            </strong>
            <span>{badgeDescription}</span>
          </p>
        </li>
      ))}
      {achievements.map((achievement) => (
        <li key={achievement.id}>
          <LevelMark level={achievement.achievementLevel} />
          <p>
            <strong>
              {word}: {[achievement.achievementType, levelName(achievement.achievementLevel), relatedText(achievement)].filter(Boolean).join(' · ')}
            </strong>
            <span>{achievement.criteria}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What an attempt has earned, told where it ended. Of one that earned nothing, or where it cannot be asked, nothing. */
export function NewlyEarned({ attemptId, isNew }: NewlyEarnedProps) {
  const utils = trpc.useUtils();
  const { data: earned } = trpc.progress.earnedIn.useQuery({ id: attemptId });
  useEffect(() => {
    if (!isNew) return;
    const { overview, subjects, statistics, achievements, badges } = utils.progress;
    for (const changed of [overview, subjects, statistics, achievements, badges]) void changed.invalidate();
  }, [isNew, utils]);
  const count = earned ? earned.badges.length + earned.achievements.length : 0;
  // The region is there before what it tells, so that it is read aloud.
  return (
    <div role={isNew ? 'status' : undefined} className={classes.region} data-testid="newly-earned">
      {earned && count > 0 && (
        <div className={classes.card}>
          <EarnedList earned={earned} word={isNew ? 'New' : 'Earned'} />
          <Link to="/progress" search={{ tab: earned.badges.length > 0 ? 'badges' : 'achievements' }} className={classes.more}>
            See all you have earned
          </Link>
        </div>
      )}
    </div>
  );
}
