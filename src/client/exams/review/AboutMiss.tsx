import { IconChartBar, IconRepeat } from '@tabler/icons-react';
import type { ItemStatistics } from '../../../shared/exams/items.schema.ts';
import type { MissCause } from '../../../shared/exams/miss-causes.ts';
import classes from './AboutMiss.module.css';
import { CauseChoice } from './CauseChoice.tsx';
import { discriminationText, facilityText } from './itemStatistics.rules.ts';

interface AboutMissProps {
  /** Null where too few have answered. */
  readonly statistics: ItemStatistics | null;
  readonly isMissed: boolean;
  /** Whether it is asked again in the reviews. */
  readonly comesBack: boolean;
  readonly cause: MissCause | null;
  /** Null where nothing keeps it. */
  readonly onCause: ((cause: MissCause | null) => void) | null;
}

/** How others did with a question, and what follows from having missed it. */
export function AboutMiss({ statistics, isMissed, comesBack, cause, onCause }: AboutMissProps) {
  const isBack = isMissed && comesBack;
  const asks = isMissed && onCause !== null;
  if (!statistics && !isBack && !asks) return null;
  return (
    <div className={classes.about}>
      {asks && <CauseChoice cause={cause} onChoose={onCause} />}
      {isBack && (
        <p className={classes.line} data-testid="comes-back">
          <IconRepeat size={18} stroke={1.75} aria-hidden />
          This question comes back in your reviews.
        </p>
      )}
      {statistics && (
        <p className={classes.line} data-testid="item-statistics">
          <IconChartBar size={18} stroke={1.75} aria-hidden />
          <span>
            {facilityText(statistics)} {statistics.discrimination !== null && discriminationText(statistics.discrimination)}
          </span>
        </p>
      )}
    </div>
  );
}
