import { IconFlagFilled } from '@tabler/icons-react';
import { memo } from 'react';
import classes from './Palette.module.css';

interface PaletteButtonProps {
  readonly position: number;
  readonly isAnswered: boolean;
  readonly isMarked: boolean;
  readonly isCurrent: boolean;
  readonly onGo: (position: number) => void;
}

/** A question in the palette: filled once it is answered, with a flag where it is marked, ringed while it is shown. */
export const PaletteButton = memo(function PaletteButton({ position, isAnswered, isMarked, isCurrent, onGo }: PaletteButtonProps) {
  const words = `Question ${position + 1}, ${isAnswered ? 'answered' : 'unanswered'}${isMarked ? ', marked' : ''}`;
  return (
    <button
      type="button"
      className={classes.number}
      aria-label={words}
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isAnswered || undefined}
      data-marked={isMarked || undefined}
      onClick={() => onGo(position)}
      data-testid={`palette-${position + 1}`}
    >
      {position + 1}
      {isMarked && <IconFlagFilled size={12} className={classes.flag} aria-hidden />}
    </button>
  );
});
