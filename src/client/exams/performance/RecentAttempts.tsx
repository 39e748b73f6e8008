import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Performance } from '../../../shared/exams/attempts.schema.ts';
import { momentInWords } from '../../ui/dates.ts';
import { percentText } from '../../ui/percent.ts';
import classes from './RecentAttempts.module.css';

/** As documented: the most recent ones. */
const mostAttempts = 5;

/** The latest attempts; each opens its result and its review. */
export function RecentAttempts({ attempts }: { readonly attempts: Performance['recent'] }) {
  return (
    <ol className={classes.list}>
      {attempts.slice(0, mostAttempts).map(({ id, paperId, kind, title, score, totalQuestions, percentage, completedAt }) => (
        <li key={id}>
          <Link to="/pg-preparation" search={{ tab: 'performance', attempt: id }} className={classes.row} activeProps={{}} data-testid={`attempt-row-${id}`}>
            <span className={classes.title}>{title}</span>
            <span className={classes.facts}>
              <span className={classes.id}>{kind === 'block' ? 'Block' : paperId}</span>
              <time dateTime={completedAt}>{momentInWords(completedAt)}</time>
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
