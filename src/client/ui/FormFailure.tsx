import { IconAlertTriangle } from '@tabler/icons-react';
import type { ToastWords } from '../lib/useServerForm.ts';
import classes from './FormFailure.module.css';

/** Why the form was not taken, where one looks when one tries again. The toast has told it aloud, so this stays silent. */
export function FormFailure({ failed }: { readonly failed: ToastWords | null }) {
  if (!failed) return null;
  return (
    <p className={classes.failure} data-testid="form-failure">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <span>
        <strong>{failed.title}.</strong> {failed.message}
      </span>
    </p>
  );
}
