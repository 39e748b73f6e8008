import { Skeleton } from '@mantine/core';
import type { UserStats } from '../../shared/profile/profile.schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Loaded, Waiting } from '../ui/Loaded.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './QuickStats.module.css';

const pending = (
  <Waiting label="Loading your figures">
    <div className={classes.waiting}>
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </div>
  </Waiting>
);

function Figures({ stats: { totalDiagnostics, totalTestAttempts, averageScore } }: { readonly stats: UserStats }) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Diagnostics</dt>
        <dd data-testid="total-diagnostics">{totalDiagnostics.toLocaleString('en-GB')}</dd>
      </div>
      <div>
        <dt>Tests taken</dt>
        <dd data-testid="total-tests">{totalTestAttempts.toLocaleString('en-GB')}</dd>
      </div>
      {averageScore > 0 && (
        <div>
          <dt>Average score</dt>
          <dd data-testid="average-score">{averageScore.toFixed(1)}%</dd>
        </div>
      )}
    </dl>
  );
}

/** How much somebody has done, in three figures. */
export function QuickStats() {
  // Asked again whenever it is shown: what was done elsewhere is what changes it.
  const query = trpc.profile.stats.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Sheet className={classes.card} aria-labelledby="quick-stats" data-testid="quick-stats">
      <h2 id="quick-stats" className={classes.title}>
        Quick stats
      </h2>
      <Loaded query={query} pending={pending} failed="Your figures could not be loaded.">
        {(stats) => <Figures stats={stats} />}
      </Loaded>
    </Sheet>
  );
}
