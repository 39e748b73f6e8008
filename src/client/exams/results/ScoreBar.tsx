import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { AttemptResult } from '../../../shared/exams/attempts.schema.ts';
import classes from './ScoreBar.module.css';

/** Right, wrong and unanswered as parts of one bar; the words below say the same. */
export function ScoreBar({ result: { score, incorrect, unanswered, totalQuestions } }: { readonly result: AttemptResult }) {
  const parts = [
    { kind: 'right', words: 'correct', count: score, Icon: IconCheck },
    { kind: 'wrong', words: 'incorrect', count: incorrect, Icon: IconX },
    { kind: 'open', words: 'unanswered', count: unanswered, Icon: IconMinus },
  ] as const;
  return (
    <>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ kind, count }) => count > 0 && <span key={kind} data-kind={kind} style={{ flexGrow: count / Math.max(totalQuestions, 1) }} />)}
      </div>
      <ul className={classes.legend}>
        {parts.map(({ kind, words, count, Icon }) => (
          <li key={kind} data-kind={kind}>
            <Icon size={16} stroke={2} aria-hidden />
            {count} {words}
          </li>
        ))}
      </ul>
    </>
  );
}
