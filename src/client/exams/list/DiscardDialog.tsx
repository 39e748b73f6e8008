import { Button } from '@mantine/core';
import type { OpenAttempt } from '../../../shared/exams/attempts.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { paperWords } from '../paperWords.rules.ts';
import { dropKept } from '../taking/keptHere.ts';
import classes from './DiscardDialog.module.css';

interface DiscardDialogProps {
  readonly attempt: OpenAttempt;
  readonly onClose: () => void;
}

/** Asks before what somebody has begun is thrown away. */
export function DiscardDialog({ attempt, onClose }: DiscardDialogProps) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.exams.discard.useMutation({
    onSuccess: () => {
      dropKept(attempt.id);
      utils.exams.open.setData(undefined, (before) => before?.filter(({ id }) => id !== attempt.id));
      // What is left of the others counts from when it came, which is now taken for this moment.
      void utils.exams.open.invalidate();
      onClose();
    },
    onError: (error) => toast.failure('Nothing was discarded', errorText(error, 'Please try again.')),
  });
  const answers =
    attempt.answered === 0
      ? 'You have answered none of its questions.'
      : `What you have answered goes with it: ${attempt.answered} of ${attempt.totalQuestions}.`;
  return (
    <Dialog title={paperWords[attempt.kind].discard} onClose={onClose} size={440}>
      <p className={classes.text}>
        <strong>{attempt.title}</strong>
        <br />
        {answers}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Keep it
        </Button>
        <PendingButton color="red" isPending={isPending} pendingLabel="Discarding..." onClick={() => mutate({ id: attempt.id })} data-testid="confirm-discard">
          Discard
        </PendingButton>
      </div>
    </Dialog>
  );
}
