import { IconAward, IconBolt, IconBook, IconClock, IconCrown, IconSchool, IconStar, IconTarget, IconTrophy } from '@tabler/icons-react';
import type { BadgeColour, BadgeIcon } from '../../../shared/progress/achievement.types.ts';
import classes from './BadgeArt.module.css';

/** The documented names of icons, as Tabler draws them. */
const icons = {
  'graduation-cap': IconSchool,
  star: IconStar,
  zap: IconBolt,
  crown: IconCrown,
  clock: IconClock,
  'book-open': IconBook,
  trophy: IconTrophy,
  target: IconTarget,
  award: IconAward,
} as const satisfies Record<BadgeIcon, typeof IconAward>;

interface BadgeArtProps {
  readonly icon: BadgeIcon;
  readonly colour: BadgeColour;
}

/** The picture of a badge: a slice in its colour with two leaves below, and the icon in it. Its name stands beside it. */
export function BadgeArt({ icon, colour }: BadgeArtProps) {
  const Icon = icons[icon];
  return (
    <svg className={classes.badge} data-colour={colour} width="64" height="64" viewBox="-32 -32 64 64" aria-hidden="true">
      <path className={classes.leaf} d="M-3 29C-14 30-22 25-25 15C-14 15-7 20-3 29Z" />
      <path className={classes.leaf} d="M3 29C14 30 22 25 25 15C14 15 7 20 3 29Z" />
      <circle cy="-4" r="25" className={classes.disc} />
      <circle cy="-4" r="20.5" className={classes.ring} />
      <Icon x={-13} y={-17} size={26} stroke={1.5} />
    </svg>
  );
}
