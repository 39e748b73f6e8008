import { Skeleton } from '@mantine/core';
import { trpc } from '../lib/trpc.ts';
import { Loaded, Waiting } from '../ui/Loaded.tsx';
import { PageError } from '../ui/PageError.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import classes from './Dashboard.module.css';
import { ProgressTabs } from './ProgressTabs.tsx';
import { DueReviews } from './reviews/DueReviews.tsx';
import { StatCards } from './StatCards.tsx';
import { StudyStreak } from './streak/StudyStreak.tsx';

/** Asked again whenever the page is opened: what changes it happens elsewhere. */
const anew = { refetchOnMount: 'always' } as const;

function useProgress() {
  const statistics = trpc.progress.statistics.useQuery(undefined, anew);
  const subjects = trpc.progress.subjects.useQuery(undefined, anew);
  const overview = trpc.progress.overview.useQuery(undefined, anew);
  const isThere = statistics.data && subjects.data && overview.data;
  return {
    data: isThere ? { statistics: statistics.data, subjects: subjects.data, overview: overview.data } : undefined,
    error: statistics.error ?? subjects.error ?? overview.error,
    refetch: () => Promise.all([statistics.refetch(), subjects.refetch(), overview.refetch()]),
  };
}

const pending = (
  <Waiting label="Loading your progress">
    <Skeleton height={112} className={classes.cardsPending} data-testid="progress-skeleton" />
    <Skeleton height={214} className={classes.streakPending} data-testid="progress-skeleton" />
    <Skeleton height={420} data-testid="progress-skeleton" />
  </Waiting>
);

/** The figures, the study streak, and the tabs with the rest. */
export function Dashboard() {
  const query = useProgress();
  return (
    <div className={classes.page}>
      <PageHead title="Your Progress" lead="Quizzes, tests, blocks, reviews and patients all count. What you have earned stays yours." />
      <Loaded query={query} pending={pending} failed={(error, retry) => <PageError error={error instanceof Error ? error : new Error()} reset={retry} />}>
        {({ statistics, subjects, overview }) => (
          <>
            <StatCards statistics={statistics} subjects={subjects} />
            <DueReviews due={overview.dueReviews} />
            <StudyStreak overview={overview} />
            <ProgressTabs statistics={statistics} subjects={subjects} overview={overview} />
          </>
        )}
      </Loaded>
    </div>
  );
}
