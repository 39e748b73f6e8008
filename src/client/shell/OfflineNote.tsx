import { useNetwork } from '@mantine/hooks';
import classes from './OfflineNote.module.css';

/** Says that there is no connection, as long as there is none. */
export function OfflineNote() {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.note} data-testid="offline">
          You are offline. What you typed is kept; ask again once the connection is back.
        </p>
      )}
    </div>
  );
}
