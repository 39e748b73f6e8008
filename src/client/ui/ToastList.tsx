import { Notifications } from '@mantine/notifications';
import classes from './Toasts.module.css';

/** Milliseconds a toast stays. */
const toastDuration = 5000;

/** The toasts themselves; a chunk of its own, since the first load shows none. */
export function ToastList() {
  return (
    <Notifications
      position="bottom-right"
      limit={1}
      autoClose={toastDuration}
      containerWidth={420}
      transitionDuration={160}
      allowDragDismiss={false}
      allowScrollDismiss={false}
      withinPortal={false}
      classNames={{ notification: classes.toast }}
    />
  );
}
