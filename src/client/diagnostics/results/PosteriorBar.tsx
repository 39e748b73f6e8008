import { percent } from './figures.ts';
import classes from './PosteriorBar.module.css';

interface PosteriorBarProps {
  /** Share of the posterior, 0-1. */
  readonly share: number;
  readonly probability: string;
}

/** How much of the posterior a condition takes, as a slim bar and a figure. */
export function PosteriorBar({ share, probability }: PosteriorBarProps) {
  return (
    <span className={classes.posterior}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.fill} data-probability={probability} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.figure}>{percent(share)}</span>
    </span>
  );
}
