import { type MissCause, missCauses } from '../../../shared/exams/miss-causes.ts';
import classes from './CauseChoice.module.css';
import { causeHints, causeLabels } from './causes.rules.ts';

interface CauseChoiceProps {
  /** Null for none. */
  readonly cause: MissCause | null;
  readonly onChoose: (cause: MissCause | null) => void;
}

/** Asks, quietly, why a question was missed; the same again takes it back. */
export function CauseChoice({ cause, onChoose }: CauseChoiceProps) {
  return (
    <fieldset className={classes.causes} data-testid="causes">
      <legend className={classes.legend}>Why did you miss it?</legend>
      {missCauses.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.cause}
          aria-pressed={one === cause}
          title={causeHints[one]}
          onClick={() => onChoose(one === cause ? null : one)}
          data-testid={`cause-${one}`}
        >
          {causeLabels[one]}
        </button>
      ))}
    </fieldset>
  );
}
