import { IconStrikethrough } from '@tabler/icons-react';
import classes from './Options.module.css';
import { letterOf } from './shortcuts.rules.ts';

interface OptionRowProps {
  readonly name: string;
  readonly place: number;
  readonly text: string;
  readonly isChosen: boolean;
  readonly isStruck: boolean;
  readonly onChoose: () => void;
  readonly onStrike: () => void;
}

/** An option: its whole row chooses it, and the button beside it strikes it out. */
export function OptionRow({ name, place, text, isChosen, isStruck, onChoose, onStrike }: OptionRowProps) {
  const letter = letterOf(place);
  return (
    <div className={classes.row} data-chosen={isChosen || undefined} data-struck={isStruck || undefined}>
      <label className={classes.option} data-testid={`option-${place}`}>
        <input type="radio" name={name} className={classes.radio} checked={isChosen} onChange={onChoose} />
        <span className={classes.letter} aria-hidden="true">
          {letter}
        </span>
        <span className={classes.text}>
          {isStruck ? <s>{text}</s> : text}
          {isStruck && <span className={classes.aloud}> (struck out)</span>}
        </span>
      </label>
      <button
        type="button"
        className={classes.strike}
        aria-pressed={isStruck}
        aria-label={`Strike out option ${letter}`}
        title={isChosen ? 'Your answer cannot be struck out' : isStruck ? 'Take it back' : 'Strike out'}
        disabled={isChosen}
        onClick={onStrike}
        data-testid={`strike-${place}`}
      >
        <IconStrikethrough size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
