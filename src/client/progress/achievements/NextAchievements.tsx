import type { NextAchievement } from '../../../shared/progress/progress.schema.ts';
import { figureText } from '../../ui/counts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { levelName, relatedText } from '../earned/about.rules.ts';
import { LevelMark } from '../earned/LevelMark.tsx';
import classes from './NextAchievements.module.css';

/** What is earned next, and how far somebody is. */
export function NextAchievements({ next }: { readonly next: readonly NextAchievement[] }) {
  if (next.length === 0) return null;
  return (
    <Sheet className={classes.sheet} aria-labelledby="next-achievements" data-testid="next-achievements">
      <h2 id="next-achievements" className={classes.title}>
        Next
      </h2>
      <ul className={classes.list}>
        {next.map((one) => {
          const { achievementType, achievementLevel, criteria, done, wanted } = one;
          const related = relatedText(one);
          return (
            <li key={`${achievementType} ${achievementLevel} ${related ?? ''}`} className={classes.row}>
              <LevelMark level={achievementLevel} isOpen />
              <div className={classes.about}>
                <h3 className={classes.name}>
                  {achievementType} <span className={classes.level}>{[levelName(achievementLevel), related].filter(Boolean).join(' · ')}</span>
                </h3>
                <p className={classes.criteria}>{criteria}</p>
                <span className={classes.track} aria-hidden="true">
                  <span style={{ width: `${(done / wanted) * 100}%` }} />
                </span>
              </div>
              <p className={classes.figure}>
                {figureText(done)} of {figureText(wanted)}
              </p>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
