import type { StudyDay } from '../../../shared/progress/progress.schema.ts';
import { counted, figureText } from '../../ui/counts.ts';
import { weekdayInWords } from '../../ui/dates.ts';
import { TableBehind } from '../TableBehind.tsx';

interface StudyDaysTableProps {
  readonly days: readonly StudyDay[];
  readonly frozen: readonly string[];
}

/** The days of the heat map as a table, the latest first. */
export function StudyDaysTable({ days, frozen }: StudyDaysTableProps) {
  if (days.length === 0) return null;
  const nothing = { attempts: 0, questions: 0, reviews: 0, patients: 0 };
  const covered = frozen.filter((day) => !days.some((one) => one.day === day)).map((day) => ({ day, ...nothing, isCovered: true }));
  const rows = [...days.map((one) => ({ ...one, isCovered: false })), ...covered].toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return (
    <TableBehind
      summary={`${counted(days.length, 'day')} of study as a table`}
      caption="Days of study"
      heads={['Day', 'Quizzes', 'Questions', 'Reviews', 'Patients']}
      rows={rows.map(({ day, isCovered, attempts, questions, reviews, patients }) => ({
        key: day,
        cells: [weekdayInWords(day), ...(isCovered ? ['freeze', '–', '–', '–'] : [attempts, questions, reviews, patients].map(figureText))],
      }))}
    />
  );
}
