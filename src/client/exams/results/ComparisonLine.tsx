import type { z } from 'zod';
import type { Comparison } from '../../../shared/exams/attempts.schema.ts';
import classes from './ComparisonLine.module.css';
import { standingText } from './resultText.rules.ts';

interface ComparisonLineProps {
  readonly comparison: z.infer<typeof Comparison> | null;
  readonly percentage: number;
  readonly isStudy: boolean;
}

/** How it went beside all who took the paper: in words, and on a slim scale of how much was right. */
export function ComparisonLine({ comparison, percentage, isStudy }: ComparisonLineProps) {
  if (!comparison)
    return (
      <p className={classes.none} data-testid="comparison">
        {isStudy ? 'Study mode is not compared with others.' : 'Compared with others once 30 have taken it'}
      </p>
    );
  const { takers, meanPercentage, percentile } = comparison;
  return (
    <section className={classes.comparison} aria-label="Compared with others" data-testid="comparison">
      <p>{standingText(takers, meanPercentage, percentile)}</p>
      <div className={classes.scale} aria-hidden="true">
        <span className={classes.mark} data-who="mean" style={{ left: `${meanPercentage}%` }} />
        <span className={classes.mark} data-who="you" style={{ left: `${percentage}%` }} />
      </div>
      <p className={classes.legend} aria-hidden="true">
        <span data-who="you">You, {percentage.toFixed(1)}%</span>
        <span data-who="mean">Average, {meanPercentage.toFixed(1)}%</span>
      </p>
    </section>
  );
}
