const words = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/**
 * How long ago something was.
 * @param now milliseconds since 1970
 * @returns "just now", "5 minutes ago", "3 hours ago", "yesterday", "12 days ago", "3 months ago", "2 years ago"; whatever a clock ahead of ours says is just now
 */
export function relativeTime(instant: string, now: number): string {
  const ago = now - Date.parse(instant);
  if (ago < minute) return 'just now';
  if (ago < hour) return words.format(-Math.floor(ago / minute), 'minute');
  if (ago < day) return words.format(-Math.floor(ago / hour), 'hour');
  const days = Math.floor(ago / day);
  if (days < 31) return words.format(-days, 'day');
  return days < 365 ? words.format(-Math.floor(days / 30.44), 'month') : words.format(-Math.floor(days / 365.25) || -1, 'year');
}
