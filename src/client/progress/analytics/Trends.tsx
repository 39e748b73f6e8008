import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { momentInWords } from '../../ui/dates.ts';
import { percentText } from '../../ui/percent.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { TableBehind } from '../TableBehind.tsx';
import classes from './Trends.module.css';
import { latestOf, type Trend, trendText } from './trend.rules.ts';

/** After the page's text: it is the largest part of what the page loads, and the sentence and the table say the same. */
const TrendChart = lazy(async () => ({ default: (await import('./TrendChart.tsx')).TrendChart }));

/** How each subject went from attempt to attempt, one at a time. */
export function Trends({ trends }: { readonly trends: readonly Trend[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const trend = trends.find(({ subject }) => subject === chosen) ?? latestOf(trends);
  if (!trend) return null;
  const options = trends.map(({ subject }) => ({ value: subject, label: subject }));
  return (
    <Sheet className={classes.sheet} aria-labelledby="trend" data-testid="trends">
      <div className={classes.head}>
        <h2 id="trend" className={classes.title}>
          Trend
        </h2>
        {trends.length > 1 && <Select label="Subject" className={classes.subject} value={trend.subject} options={options} onChange={choose} />}
      </div>
      <p className={classes.text} aria-live="polite">
        {trendText(trend)}
      </p>
      <Suspense fallback={<Skeleton height={260} />}>
        <TrendChart key={trend.subject} trend={trend} />
      </Suspense>
      <TableBehind
        summary="As a table"
        caption={`Attempts in ${trend.subject}, the latest first`}
        heads={['Quiz', 'Date', 'Percent']}
        rows={trend.points.toReversed().map(({ at, title, percentage }) => ({ key: at, cells: [title, momentInWords(at), percentText(percentage)] }))}
      />
    </Sheet>
  );
}
