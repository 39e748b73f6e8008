import type { UserStatistics } from '../../../shared/progress/progress.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { EmptyTab } from '../EmptyTab.tsx';
import classes from './AnalyticsTab.module.css';
import { RecentQuizzes } from './RecentQuizzes.tsx';
import { Trends } from './Trends.tsx';
import type { Trend } from './trend.rules.ts';

interface AnalyticsTabProps {
  readonly attempts: UserStatistics['recentAttempts'];
  readonly trends: readonly Trend[];
}

/** The latest attempts, and how each subject goes. */
export function AnalyticsTab({ attempts, trends }: AnalyticsTabProps) {
  if (attempts.length === 0)
    return (
      <EmptyTab title="Nothing to analyse yet" testId="analytics-empty">
        Your latest quizzes and tests are listed here, and a chart shows how each subject goes from one to the next.
      </EmptyTab>
    );
  return (
    <div className={classes.page}>
      <Sheet className={classes.recent} aria-labelledby="recent-quizzes">
        <h2 id="recent-quizzes" className={classes.title}>
          Recent Quiz Attempts
        </h2>
        <RecentQuizzes attempts={attempts} />
      </Sheet>
      <Trends trends={trends} />
    </div>
  );
}
