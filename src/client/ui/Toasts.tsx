import { useHotkeys } from '@mantine/hooks';
import { useNotifications } from '@mantine/notifications';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSwipeRight } from './useSwipeRight.ts';

/** The region where toasts appear: one at a time, reached with F8, dismissed by its button or a swipe to the right. */
export function Toasts() {
  const region = useRef<HTMLElement>(null);
  const swipe = useSwipeRight();
  const { notifications } = useNotifications();
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (List || notifications.length === 0) return;
    import('./ToastList.tsx').then(
      ({ ToastList }) => setList(() => ToastList),
      // Without a connection, and never fetched before: the next toast tries again.
      () => {},
    );
  }, [List, notifications]);

  const focusRegion = () => {
    const newest = region.current?.querySelector<HTMLElement>('[data-toast-id] button');
    (newest ?? region.current)?.focus();
  };
  useHotkeys([['F8', focusRegion]], []);

  return (
    <section ref={region} aria-label="Notifications (F8)" tabIndex={-1} data-focus-target data-testid="toast-region" {...swipe}>
      {List && <List />}
    </section>
  );
}
