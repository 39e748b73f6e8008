import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { IconButton } from '../../ui/IconButton.tsx';
import classes from './PaperNotice.module.css';

interface PaperNoticeProps {
  readonly text: string | null;
  readonly onDismiss: () => void;
}

/** What happened to a paper meanwhile: it stays until it is read. */
export function PaperNotice({ text, onDismiss }: PaperNoticeProps) {
  return (
    <div role="alert" className={classes.place} data-testid="paper-notice">
      {text !== null && (
        <div className={classes.notice}>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          <p>{text}</p>
          <IconButton aria-label="Dismiss" onClick={onDismiss}>
            <IconX size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
