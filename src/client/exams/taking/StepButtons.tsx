import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconEraser, IconLayoutGrid } from '@tabler/icons-react';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { paperWords } from '../paperWords.rules.ts';
import type { Ending } from './ending.ts';
import { isAnswered } from './responses.rules.ts';
import classes from './StepButtons.module.css';
import type { Taking } from './useTaking.ts';

interface StepButtonsProps {
  readonly taking: Taking;
  readonly ending: Ending;
  readonly onSubmit: () => void;
  readonly onNextSection: () => void;
}

/** The button on the right: the next question, the next section, or the end. */
function Onward({ taking, ending, onSubmit, onNextSection }: StepButtonsProps) {
  const { next, isLastSection, sitting } = taking;
  const arrow = <IconArrowRight size={18} stroke={1.75} aria-hidden />;
  if (next)
    return (
      <Button rightSection={arrow} onClick={next} data-testid="next-question">
        Next
      </Button>
    );
  if (!isLastSection)
    return (
      <PendingButton isPending={ending.isClosing} pendingLabel="Closing..." rightSection={arrow} onClick={onNextSection} data-testid="next-section">
        Next section
      </PendingButton>
    );
  const { finish, finishTestId } = paperWords[sitting.paper.kind];
  return (
    <PendingButton isPending={ending.isSubmitting} pendingLabel="Submitting..." onClick={onSubmit} data-testid={finishTestId}>
      {finish}
    </PendingButton>
  );
}

/** From one question to the next, and to the end; at the lower edge of a small screen. */
export function StepButtons(props: StepButtonsProps) {
  const { taking, ending } = props;
  const { previous, response, shownKey, position, section, setPanel, patch } = taking;
  return (
    <>
      {ending.isFailed && !ending.isSubmitting && (
        <p className={classes.failure} role="alert" data-testid="submit-failed">
          <span>It was not handed in. Your answers are kept.</span>
          <Button variant="default" size="xs" onClick={ending.onSubmit}>
            Try again
          </Button>
        </p>
      )}
      <div className={classes.steps}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
          disabled={previous === null}
          onClick={() => previous?.()}
          data-testid="previous-question"
        >
          Previous
        </Button>
        <button type="button" className={classes.palette} onClick={() => setPanel('palette')} aria-haspopup="dialog" data-testid="open-palette">
          <IconLayoutGrid size={18} stroke={1.75} aria-hidden />
          <span>
            {position - section.first + 1} / {section.count}
          </span>
        </button>
        {isAnswered(response) && shownKey === null && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.clear}
            leftSection={<IconEraser size={18} stroke={1.75} aria-hidden />}
            onClick={() => patch({ choice: -1 })}
            data-testid="clear-answer"
          >
            <span className={classes.words}>Clear answer</span>
          </Button>
        )}
        <span className={classes.onward}>
          <Onward {...props} />
        </span>
      </div>
    </>
  );
}
