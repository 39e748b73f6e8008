import type { ListedSession } from '../../../shared/diagnostics/diagnostics.schema.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** When a session was made, in the reader's time zone: "20 Nov 2026, 22:08". */
export function sessionDate(session: ListedSession): string {
  return dates.format(new Date(session.createdAt));
}

/** "1 suggestion", "7 suggestions". */
export function suggestionCount(session: ListedSession): string {
  const count = session.suggestions.length;
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}

/** The patient in a few words: "58 years, male, 1 week, severity 8/10". */
export function patientLine({ patientAge, patientGender, duration, severity }: ListedSession): string {
  const age = patientAge === null ? '' : `${patientAge} ${patientAge === 1 ? 'year' : 'years'}`;
  return [age, patientGender ?? '', duration ?? '', `severity ${severity}/10`].filter(Boolean).join(', ');
}
