import { Button } from '@mantine/core';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import type { FilteredPaper, PaperFilters } from './filters.rules.ts';
import classes from './NoneFound.module.css';
import { leftOut, nearestFilters } from './nearest.rules.ts';

interface NoneFoundProps {
  readonly kind: PaperKind;
  readonly papers: readonly FilteredPaper[];
  readonly filters: PaperFilters;
  readonly onChange: (filters: PaperFilters) => void;
}

/** A list of which the filters leave nothing: what they have left out, and the nearest filters that leave something. */
export function NoneFound({ kind, papers, filters, onChange }: NoneFoundProps) {
  const nearest = nearestFilters(kind, papers, filters);
  return (
    <div className={classes.none} data-testid={kind === 'quiz' ? 'no-quizzes' : 'no-series'}>
      <LeafAndPulse flat />
      <h3>{kind === 'quiz' ? 'No mini quizzes found' : 'No test series found'}</h3>
      <p>{leftOut(kind, papers.length, filters)}</p>
      {nearest.length > 0 && (
        <>
          <p>The nearest there are:</p>
          <ul className={classes.nearest}>
            {nearest.map((near) => (
              <li key={near.label}>
                <Button variant="default" size="sm" onClick={() => onChange(near.filters)} data-testid="nearest-filters">
                  {near.label} ({near.count})
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
