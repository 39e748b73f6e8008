import { questionCount } from '../../ui/counts.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import classes from './BlockBuilder.module.css';

interface StartBarProps {
  readonly size: number;
  /** How many questions fit; undefined until that is known. */
  readonly fitting: number | undefined;
  readonly isPending: boolean;
  readonly onStart: () => void;
}

/** The button that makes the block, and how many questions it draws from how many; at the lower edge of a small screen. */
export function StartBar({ size, fitting, isPending, onStart }: StartBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.fit} data-testid="block-summary">
        {fitting === undefined ? questionCount(size) : fitting === 0 ? 'No question fits' : `${size} of ${questionCount(fitting)}`}
      </p>
      <PendingButton isPending={isPending} pendingLabel="Starting..." disabled={fitting === 0} onClick={onStart} data-testid="start-block">
        Start Block
      </PendingButton>
    </div>
  );
}
