import { IconAlertTriangle, IconCalendar, IconClock, IconHome, IconUrgent } from '@tabler/icons-react';
import type { Suggestion } from '../../shared/diagnostics/diagnostics.schema.ts';
import classes from './Urgency.module.css';

/** How each level is said and drawn, everywhere. */
export const urgencyWords = {
  emergency: { words: 'Emergency, now', Icon: IconUrgent },
  urgent: { words: 'Urgent, today', Icon: IconAlertTriangle },
  soon: { words: 'Soon, within days', Icon: IconClock },
  routine: { words: 'Routine', Icon: IconCalendar },
  'self-care': { words: 'Self-care', Icon: IconHome },
} as const satisfies Record<Suggestion['urgency'], { words: string; Icon: typeof IconClock }>;

/** How soon a condition must be seen. */
export function Urgency({ urgency }: { readonly urgency: Suggestion['urgency'] }) {
  const { words, Icon } = urgencyWords[urgency];
  return (
    <span className={classes.urgency} data-urgency={urgency}>
      <Icon size={14} stroke={2} aria-hidden />
      {words}
    </span>
  );
}
