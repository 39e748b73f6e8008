import type { AchievementLevel } from '../../../shared/progress/achievement.types.ts';
import classes from './LevelMark.module.css';

interface LevelMarkProps {
  readonly level: AchievementLevel;
  /** Of what is not earned yet: an outline. */
  readonly isOpen?: boolean;
}

/** As many leaves as the level is high. */
const leaves = { bronze: 1, silver: 2, gold: 3, platinum: 4 } as const satisfies Record<AchievementLevel, number>;

/** The medal of an achievement: a disc in its metal, with a leaf for each level. The word for the level stands beside it. */
export function LevelMark({ level, isOpen = false }: LevelMarkProps) {
  const count = leaves[level];
  const spread = 38;
  const turns = Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * spread);
  return (
    <svg className={classes.mark} data-level={level} data-open={isOpen || undefined} width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18.5" />
      <circle r="15" className={classes.ring} />
      {turns.map((turn) => (
        <path key={turn} transform={`translate(0 7) rotate(${turn})`} d="M0 0C-5-4-5-10 0-15C5-10 5-4 0 0Z" />
      ))}
    </svg>
  );
}
