import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { UserStatistics } from '../../../shared/progress/progress.schema.ts';
import { momentInWords } from '../../ui/dates.ts';
import { percentText } from '../../ui/percent.ts';
import { Rating } from '../Rating.tsx';
import classes from './RecentQuizzes.module.css';

/** As much of a quiz's id tells it from the others at a glance, as documented. */
const idPrefix = (quizId: string) => (quizId.length > 8 ? `${quizId.slice(0, 8)}…` : quizId);

/** The latest quizzes and tests; each opens its result and its review. */
export function RecentQuizzes({ attempts }: { readonly attempts: UserStatistics['recentAttempts'] }) {
  return (
    <ol className={classes.list}>
      {attempts.map(({ id, quizId, title, percentage, score, totalQuestions, completedAt }) => (
        <li key={id}>
          <Link to="/pg-preparation" search={{ attempt: id }} className={classes.row} activeProps={{}} data-testid="recent-quiz">
            <span className={classes.title}>{title}</span>
            <span className={classes.facts}>
              <span>Quiz {idPrefix(quizId)}</span>
              <time dateTime={completedAt}>{momentInWords(completedAt)}</time>
            </span>
            <span className={classes.rating}>
              <Rating percentage={percentage} />
            </span>
            <span className={classes.score}>
              {score}/{totalQuestions}
            </span>
            <span className={classes.percent}>{percentText(percentage)}</span>
            <IconChevronRight className={classes.sign} size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ol>
  );
}
