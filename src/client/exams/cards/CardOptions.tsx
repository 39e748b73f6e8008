import type { AskedQuestion } from '../../../shared/exams/exams.schema.ts';
import options from '../taking/Options.module.css';
import { letterOf } from '../taking/shortcuts.rules.ts';
import classes from './Card.module.css';

interface CardOptionsProps {
  readonly question: AskedQuestion;
  /** The id of the question's text. */
  readonly labelledBy: string;
  readonly onChoose: (place: number) => void;
}

/** The options of a question that comes back: a press is the answer, and the last word. */
export function CardOptions({ question, labelledBy, onChoose }: CardOptionsProps) {
  return (
    <ol className={`${options.options} ${classes.options}`} aria-labelledby={labelledBy}>
      {question.options.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <li key={place} className={options.row}>
          <button type="button" className={`${options.option} ${classes.option}`} onClick={() => onChoose(place)} data-testid={`option-${place}`}>
            <span className={options.letter}>{letterOf(place)}</span>
            <span className={options.text}>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
