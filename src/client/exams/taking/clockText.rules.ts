const two = (value: number) => String(value).padStart(2, '0');

/** @param ms a stretch of time, at least 0 @returns it as a clock shows it: "09:05", "125:00"; what has begun counts as a whole second */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** @param seconds a stretch of time @returns it in words: "45 s", "12 min 5 s", "1 h 3 min" */
export function durationInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** When the time left is told aloud, in minutes. */
const told = [1, 5] as const;

/** @param ms what is left @returns the smallest of the told times that it has come down to; null before the first */
export function warningAt(ms: number): (typeof told)[number] | null {
  return told.find((minutes) => ms <= minutes * 60_000) ?? null;
}

/** @returns how a warning is said */
export function warningText(minutes: number, isSection: boolean): string {
  const left = minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
  return isSection ? `${left} in this section.` : `${left}.`;
}
