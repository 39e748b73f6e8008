export interface CalendarEntry {
  readonly uid: string;
  readonly start: Date;
  /** When the entry was made. */
  readonly made: Date;
  readonly minutes: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** A date as iCalendar writes it in UTC: 20260305T140000Z. */
function stamp(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** One appointment as an iCalendar file (RFC 5545), which every calendar opens. Lines end in CRLF, as it demands. */
export function calendarEntry(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anamnesis//Demo//EN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${stamp(entry.made)}`,
    `DTSTART:${stamp(entry.start)}`,
    `DURATION:PT${entry.minutes}M`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
