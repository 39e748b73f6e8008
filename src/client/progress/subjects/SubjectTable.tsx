import type { UserProgress } from '../../../shared/progress/progress.schema.ts';
import { figureText } from '../../ui/counts.ts';
import { percentText } from '../../ui/percent.ts';
import { Rating } from '../Rating.tsx';
import { masteryWord } from '../rating.rules.ts';
import classes from './SubjectTable.module.css';

interface FigureProps {
  readonly name: string;
  readonly value: string;
}

/** A figure; on a phone, where the head of the table is gone, with its name. */
function Figure({ name, value }: FigureProps) {
  return (
    <td className={classes.number}>
      <span className={classes.label} aria-hidden="true">
        {name}
      </span>
      {value}
    </td>
  );
}

function Row({ row }: { readonly row: UserProgress }) {
  const average = Number(row.averageScore);
  // Blocks of the question bank have mastery alone.
  const hasQuizzes = row.totalQuizzesAttempted > 0;
  return (
    <tr data-testid="subject-row">
      <th scope="row" className={classes.subject}>
        {row.subject}
        <span className={classes.exam}>{row.examType}</span>
      </th>
      <td className={classes.average}>
        <span className={classes.percent}>{hasQuizzes ? percentText(average) : '–'}</span>
        {hasQuizzes && <Rating percentage={average} />}
      </td>
      <Figure name="Quizzes" value={figureText(row.totalQuizzesAttempted)} />
      <Figure name="Streak" value={figureText(row.currentStreak)} />
      <Figure name="Best" value={hasQuizzes ? percentText(row.bestScore) : '–'} />
      <td className={classes.mastery}>
        <span className={classes.label} aria-hidden="true">
          Mastery
        </span>
        <span className={classes.word}>{masteryWord(row.mastery)}</span>
        <span className={classes.share}>{percentText(row.mastery)}</span>
        <span className={classes.track} aria-hidden="true">
          <span style={{ width: `${row.mastery}%` }} />
        </span>
      </td>
    </tr>
  );
}

interface SubjectTableProps {
  readonly rows: readonly UserProgress[];
  readonly labelledBy: string;
}

/** Progress by subject and exam type, a row each. */
export function SubjectTable({ rows, labelledBy }: SubjectTableProps) {
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Average score</th>
          <th scope="col" className={classes.number}>
            Quizzes attempted
          </th>
          <th scope="col" className={classes.number}>
            Current streak
          </th>
          <th scope="col" className={classes.number}>
            Best score
          </th>
          <th scope="col" className={classes.mastery}>
            Mastery
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.subject} ${row.examType}`} row={row} />
        ))}
      </tbody>
    </table>
  );
}
