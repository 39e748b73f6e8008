import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRef } from 'react';
import classes from './Toasts.module.css';
import { toastDuration } from './toast.tsx';
import { useSwipeRight } from './useSwipeRight.ts';

/** The region where toasts appear: one at a time, reached with F8, dismissed by its button or a swipe to the right. */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const swipe = useSwipeRight();

  const focusRegion = () => {
    const newest = region.current?.querySelector<HTMLElement>('[data-toast-id] button');
    (newest ?? region.current)?.focus();
  };
  useHotkeys([['F8', focusRegion]], []);

  return (
    <section ref={region} aria-label="Notifications (F8)" tabIndex={-1} data-focus-target data-testid="toast-region" {...swipe}>
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
    </section>
  );
}
