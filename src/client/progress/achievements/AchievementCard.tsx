import type { UserAchievement } from '../../../shared/progress/progress.schema.ts';
import { dayOfMoment } from '../../ui/dates.ts';
import { levelName, relatedText } from '../earned/about.rules.ts';
import { LevelMark } from '../earned/LevelMark.tsx';
import classes from './AchievementCard.module.css';

/** An achievement: its level, what it was earned for, and when. */
export function AchievementCard({ achievement }: { readonly achievement: UserAchievement }) {
  const { achievementType, achievementLevel, criteria, earnedAt } = achievement;
  const related = relatedText(achievement);
  return (
    <li className={classes.card} data-testid="achievement">
      <LevelMark level={achievementLevel} />
      <div className={classes.about}>
        <h3 className={classes.name}>{achievementType}</h3>
        <p className={classes.facts}>
          <span className={classes.level}>{levelName(achievementLevel)}</span>
          {related && <span>{related}</span>}
        </p>
        <p className={classes.criteria}>{criteria}</p>
        <p className={classes.facts}>
          Earned <time dateTime={earnedAt}>{dayOfMoment(earnedAt)}</time>
        </p>
      </div>
    </li>
  );
}
