import type { Activity } from '../../../shared/profile/profile.schema.ts';

/** What was done on one day where the reader is. */
export interface ActivityDay {
  readonly title: string;
  readonly items: readonly Activity[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const yearFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** @returns midnight of the day that an instant lies in, where the reader is, some days before */
function midnight(instant: Date, daysBefore = 0): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() - daysBefore).getTime();
}

function dayTitle(instant: Date, now: Date): string {
  if (midnight(instant) >= midnight(now)) return 'Today';
  if (midnight(instant) === midnight(now, 1)) return 'Yesterday';
  return (instant.getFullYear() === now.getFullYear() ? dayFormat : yearFormat).format(instant).replace(',', '');
}

/**
 * @param items newest first
 * @param now milliseconds since 1970
 * @returns them by the days of the reader, with what each day is called: "Today", "Yesterday", "Monday 23 November"
 */
export function byDay(items: readonly Activity[], now: number): ActivityDay[] {
  const today = new Date(now);
  const days = new Map<string, Activity[]>();
  for (const item of items) {
    const title = dayTitle(new Date(item.timestamp), today);
    const day = days.get(title);
    if (day) day.push(item);
    else days.set(title, [item]);
  }
  return [...days].map(([title, ofDay]) => ({ title, items: ofDay }));
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** @returns the time of day, "14:03" */
export const clockTime = (instant: string): string => clock.format(new Date(instant));
