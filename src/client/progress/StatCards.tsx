import { IconAward, IconFlame, IconListCheck, IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { counted, figureText, questionCount } from '../ui/counts.ts';
import { percentText } from '../ui/percent.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { passPercentage } from './rating.rules.ts';
import classes from './StatCards.module.css';

interface StatProps {
  readonly name: string;
  readonly testId: string;
  readonly Icon: typeof IconAward;
  readonly figure: string;
  readonly children: ReactNode;
}

function Stat({ name, testId, Icon, figure, children }: StatProps) {
  return (
    <Sheet component="div" className={classes.card} data-testid={testId}>
      <dt className={classes.name}>
        {name}
        <Icon size={18} stroke={1.75} aria-hidden />
      </dt>
      <dd className={classes.figure}>{figure}</dd>
      <dd className={classes.more}>{children}</dd>
    </Sheet>
  );
}

interface StatCardsProps {
  readonly statistics: UserStatistics;
  readonly subjects: readonly UserProgress[];
}

/** The four documented figures. */
export function StatCards({ statistics: { totalQuizzes, totalAchievements, totalBadges, overallPerformance }, subjects }: StatCardsProps) {
  const { averageScore, totalQuestions } = overallPerformance;
  const best = Math.max(0, ...subjects.map(({ longestStreak }) => longestStreak));
  return (
    <dl className={classes.cards}>
      <Stat name="Total Quizzes" testId="stat-quizzes" Icon={IconListCheck} figure={figureText(totalQuizzes)}>
        {questionCount(totalQuestions)} in all
      </Stat>
      <Stat name="Average Score" testId="stat-average" Icon={IconTargetArrow} figure={percentText(averageScore)}>
        <span className={classes.track} aria-hidden="true">
          <span style={{ width: `${averageScore}%` }} />
        </span>
      </Stat>
      <Stat name="Achievements" testId="stat-achievements" Icon={IconAward} figure={figureText(totalAchievements)}>
        and {counted(totalBadges, 'badge')}
      </Stat>
      <Stat name="Best Streak" testId="stat-streak" Icon={IconFlame} figure={figureText(best)}>
        consecutive quizzes of {passPercentage}% or more
      </Stat>
    </dl>
  );
}
