import type { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import classes from './Palette.module.css';
import { PaletteButton } from './PaletteButton.tsx';
import { isAnswered } from './responses.rules.ts';

interface PaletteProps {
  readonly responses: readonly QuestionResponse[];
  /** The question that is shown. */
  readonly position: number;
  /** The same function from one question to the next, or each button is drawn again. */
  readonly onGo: (position: number) => void;
}

const legend = [
  { state: 'answered', words: 'Answered' },
  { state: 'unanswered', words: 'Unanswered' },
  { state: 'marked', words: 'Marked' },
] as const;

/** Every question of the section by its number, and how it stands with each. */
export function Palette({ responses, position, onGo }: PaletteProps) {
  return (
    <nav aria-label="Questions" className={classes.palette}>
      <ol className={classes.numbers}>
        {responses.map((response) => (
          <li key={response.position}>
            <PaletteButton
              position={response.position}
              isAnswered={isAnswered(response)}
              isMarked={response.isMarked}
              isCurrent={response.position === position}
              onGo={onGo}
            />
          </li>
        ))}
      </ol>
      <ul className={classes.legend} aria-label="Signs">
        {legend.map(({ state, words }) => (
          <li key={state}>
            <span className={classes.sample} data-state={state} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </nav>
  );
}
