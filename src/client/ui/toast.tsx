import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

// The list is fetched when somebody starts to do something on a page that may show a toast, so that it is there when the connection is not.
const beginnings = ['pointerdown', 'keydown', 'focusin'] as const;
const prepare = () => {
  for (const type of beginnings) removeEventListener(type, prepare);
  import('./ToastList.tsx').catch(() => {});
};
// The build draws pages too, where nobody begins anything.
if (typeof window !== 'undefined') for (const type of beginnings) addEventListener(type, prepare);

let shown = 0;

function show(kind: 'success' | 'failure', title: string, message: ReactNode, icon: ReactNode): void {
  // One at a time: what is newest matters most, so it takes the place of the one before.
  notifications.cleanQueue();
  notifications.clean();
  shown += 1;
  const id = `toast-${shown}`;
  notifications.show({
    id,
    title,
    message,
    icon,
    color: kind === 'failure' ? 'red' : 'green',
    closeButtonProps: { 'aria-label': 'Dismiss', size: 32 },
    'data-toast-id': id,
    'data-testid': `toast-${kind}`,
  });
}

/** The short messages after an action: what happened, and for a failure what to do next. */
export const toast = {
  success: (title: string, message: ReactNode = null) => show('success', title, message, <IconCheck size={16} stroke={2.25} aria-hidden />),
  failure: (title: string, message: ReactNode) => show('failure', title, message, <IconAlertTriangle size={16} stroke={2} aria-hidden />),
} as const;
