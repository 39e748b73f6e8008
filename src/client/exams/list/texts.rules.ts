import type { PaperKind, TestSeries } from '../../../shared/exams/exams.schema.ts';
import { counted, questionCount } from '../../ui/counts.ts';

/** "1 mini quiz", "12 mini quizzes", "12 test series". */
export const paperCount = (kind: PaperKind, count: number): string =>
  kind === 'quiz' ? counted(count, 'mini quiz', 'mini quizzes') : counted(count, 'test series', 'test series');

/** @returns "10 min", "210 min": as documented, how long a paper is stands in minutes */
export const minutesText = (minutes: number): string => `${minutes} min`;

/** @param minutes a whole number @returns "10 min", "3 h", "3 h 30 min" */
function hoursText(minutes: number): string {
  if (minutes < 60) return minutesText(minutes);
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
  return minutes === 1 ? 'less than a minute left' : `${hoursText(minutes)} left`;
}

/** @returns "+4 / −1", "+1 / −1 for every 3 wrong", with a true minus; null where a wrong answer costs nothing */
function markingText({ right, lost, every }: TestSeries['marking']): string | null {
  if (lost === 0) return null;
  return `+${right} / −${lost}${every > 1 ? ` for every ${every} wrong` : ''}`;
}

/** @returns "5 sections of 42 min", "3 sections of 20 to 42 min" */
function sectionsText(sections: TestSeries['sections']): string {
  const minutes = sections.map((section) => section.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return `${sections.length} sections of ${least === most ? '' : `${least} to `}${most} min`;
}

/**
 * How long a test is and how it is marked, in lines of a few facts: "40 questions", "42 min", "+4 / −1 marks". One of several sections tells them in a line of their own with
 * the marking, "5 sections of 42 min, +4 / −1".
 */
export function seriesFacts({
  totalQuestions,
  duration,
  sections,
  marking,
}: Pick<TestSeries, 'totalQuestions' | 'duration' | 'sections' | 'marking'>): string[][] {
  const length = [questionCount(totalQuestions), minutesText(duration)];
  const marks = markingText(marking);
  if (sections.length > 1) return [length, [[sectionsText(sections), marks].filter((part) => part !== null).join(', ')]];
  return [marks === null ? length : [...length, marking.every === 1 ? `${marks} marks` : marks]];
}
