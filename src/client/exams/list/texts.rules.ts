import type { PaperKind, TestSeries } from '../../../shared/exams/exams.schema.ts';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** "1 mini quiz", "12 mini quizzes", "12 test series". */
export const paperCount = (kind: PaperKind, count: number): string =>
  kind === 'quiz' ? counted(count, 'mini quiz', 'mini quizzes') : counted(count, 'test series', 'test series');
export const questionCount = (count: number): string => counted(count, 'question');

/** @param minutes a whole number @returns "10 min", "3 h", "3 h 30 min" */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/**
 * What is left until a time, begun minutes in full.
 * @param endsAt in milliseconds since 1970
 * @returns "12 min left"; null once nothing is left
 */
export function timeLeft(endsAt: number, now: number): string | null {
  const minutes = Math.ceil((endsAt - now) / 60_000);
  if (minutes <= 0) return null;
  return minutes === 1 ? 'less than a minute left' : `${minutesText(minutes)} left`;
}

/** @returns "5 sections of 42 min", "3 sections of 20 to 42 min"; null for a test of one piece */
function sectionsText(sections: TestSeries['sections']): string | null {
  if (sections.length < 2) return null;
  const minutes = sections.map((section) => section.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return `${sections.length} sections of ${least === most ? '' : `${least} to `}${most} min`;
}

/** @returns "+4 / −1", "+1 / −1 for every 3 wrong", with a true minus; null where a wrong answer costs nothing */
function markingText({ right, lost, every }: TestSeries['marking']): string | null {
  if (lost === 0) return null;
  return `+${right} / −${lost}${every > 1 ? ` for every ${every} wrong` : ''}`;
}

/** @returns how a test is built and marked, "5 sections of 42 min, +4 / −1"; null for one of one piece in which a wrong answer costs nothing */
export function rulesText({ sections, marking }: Pick<TestSeries, 'sections' | 'marking'>): string | null {
  return [sectionsText(sections), markingText(marking)].filter(Boolean).join(', ') || null;
}
