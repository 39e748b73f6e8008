import type { UserProgress } from '../../../shared/progress/progress.schema.ts';

const bySubject = (a: UserProgress, b: UserProgress) => a.subject.localeCompare(b.subject) || a.examType.localeCompare(b.examType);

/** The orders in which subjects can be listed. */
export const orders = {
  latest: { label: 'Last taken', compare: (a: UserProgress, b: UserProgress) => b.lastAttemptAt.localeCompare(a.lastAttemptAt) || bySubject(a, b) },
  weakest: { label: 'Lowest mastery', compare: (a: UserProgress, b: UserProgress) => a.mastery - b.mastery || bySubject(a, b) },
  subject: { label: 'Subject', compare: bySubject },
} as const;
export type Order = keyof typeof orders;
const named: readonly Order[] = ['latest', 'weakest', 'subject'];

export const orderOptions = named.map((value) => ({ value, label: orders[value].label }));

/** @returns the order of that name; the first for any other */
export const readOrder = (value: string | null): Order => named.find((order) => order === value) ?? 'latest';

export const ordered = (rows: readonly UserProgress[], order: Order): UserProgress[] => rows.toSorted(orders[order].compare);
