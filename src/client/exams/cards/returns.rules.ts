const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/**
 * When something comes back, in words.
 * @param ms from now; what is past counts as now
 * @returns "in less than a minute", "in 10 minutes", "in 3 hours", "tomorrow", "in 3 days", "in 2 months", "in 2 years"
 */
export function returnsIn(ms: number): string {
  if (ms < minute) return 'in less than a minute';
  if (Math.round(ms / minute) < 60) return words.format(Math.round(ms / minute), 'minute');
  if (Math.round(ms / hour) < 24) return words.format(Math.round(ms / hour), 'hour');
  const days = Math.round(ms / day);
  if (days < 60) return words.format(days, 'day');
  return days < 730 ? words.format(Math.round(days / 30.44), 'month') : words.format(Math.round(days / 365.25), 'year');
}
