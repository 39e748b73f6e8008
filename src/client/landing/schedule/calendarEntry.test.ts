import { expect, it } from 'vitest';
import { calendarEntry } from './calendarEntry.ts';

it('writes an appointment that calendars can read', () => {
  const text = calendarEntry({
    uid: 'a@example.org',
    start: new Date('2026-03-05T14:00:00.000Z'),
    made: new Date('2026-03-01T08:30:15.250Z'),
    minutes: 20,
    title: 'Anamnesis, a walk-through',
    description: 'One;\ntwo',
    url: 'http://localhost:3000/',
  });
  expect(text).toContain('DTSTAMP:20260301T083015Z\r\nDTSTART:20260305T140000Z\r\nDURATION:PT20M\r\n');
  expect(text).toContain('SUMMARY:Anamnesis\\, a walk-through\r\nDESCRIPTION:One\\;\\ntwo\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
