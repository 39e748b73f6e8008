import { presentName } from '../../lib/timeZone.ts';

const namesOf = (timeZone: string) => timeZone.replaceAll('_', ' ');

/** @returns all time zones by the names that they have today, and the given ones among them, in order */
export function timeZoneOptions(known: readonly string[], ...also: readonly string[]): { value: string; label: string }[] {
  const values = new Set([...known, ...also].map(presentName));
  return [...values].sort((a, b) => a.localeCompare(b, 'en')).map((value) => ({ value, label: namesOf(value) }));
}

/** @returns whether each word that was typed begins one of a zone's: "york", "america new", "kolk" */
export function isZoneMeant(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^a-z0-9+-]+/);
  return typed
    .toLowerCase()
    .split(/[^a-z0-9+-]+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** @returns what a clock shows there: "17:23, GMT+5:30" */
export function clockIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')}, ${part('timeZoneName')}`;
}
