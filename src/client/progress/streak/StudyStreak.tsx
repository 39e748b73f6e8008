import { IconSnowflake } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ProgressOverview } from '../../../shared/progress/progress.schema.ts';
import { figureText } from '../../ui/counts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { HeatMap } from './HeatMap.tsx';
import { heatDays } from './heatMap.rules.ts';
import { StudyDaysTable } from './StudyDaysTable.tsx';
import classes from './StudyStreak.module.css';
import { streakText } from './streakText.rules.ts';

interface StudyStreakProps {
  readonly overview: Pick<ProgressOverview, 'today' | 'streak' | 'days'>;
}

/** Days of study in a row, and all of them of a year. */
export function StudyStreak({ overview: { today, streak, days } }: StudyStreakProps) {
  const drawn = useMemo(() => heatDays(today, days, streak.frozen), [today, days, streak.frozen]);
  const { lead, freeze } = streakText(streak, days.length > 0);
  return (
    <Sheet className={classes.sheet} aria-labelledby="study-streak" data-testid="study-streak">
      <div>
        <h2 id="study-streak" className={classes.title}>
          Study streak
        </h2>
        <p className={classes.figure} data-testid="study-streak-days">
          <strong>{figureText(streak.current)}</strong> {streak.current === 1 ? 'day' : 'days'} in a row
        </p>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.freeze} data-ready={streak.isFreezeReady} data-testid="streak-freeze">
          <IconSnowflake size={16} stroke={1.75} aria-hidden />
          <span>{freeze}</span>
        </p>
      </div>
      <div className={classes.map}>
        <HeatMap days={drawn} />
        <StudyDaysTable days={days} frozen={streak.frozen} />
      </div>
    </Sheet>
  );
}
