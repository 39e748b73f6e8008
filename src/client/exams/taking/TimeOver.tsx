import { Button } from '@mantine/core';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';

interface TimeOverProps {
  /** What it is called in a sentence. */
  readonly paper: string;
  /** Whether a try to hand in has failed; the next is on its way. */
  readonly isWaiting: boolean;
  readonly onLeave: () => void;
}

/** In the place of the questions once their time is over, until the server has the paper. */
export function TimeOver({ paper, isWaiting, onLeave }: TimeOverProps) {
  const actions = (
    <Button variant="default" onClick={onLeave} data-testid="leave-attempt">
      Leave
    </Button>
  );
  return (
    <PageMessage title={isWaiting ? 'Your time is over' : 'Handing in...'} testId="time-over" picture={<LeafAndPulse flat={isWaiting} />} actions={actions}>
      <p role="alert">
        {isWaiting
          ? 'Your time is over. What had reached the server counts. What had not is shown to you when you are back online.'
          : `Your time is over. Your ${paper} is being handed in.`}
      </p>
    </PageMessage>
  );
}
