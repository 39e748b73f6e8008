import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ProgressOverview, UserProgress } from '../../../shared/progress/progress.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { EmptyTab } from '../EmptyTab.tsx';
import { passPercentage } from '../rating.rules.ts';
import { type Order, ordered, orderOptions, readOrder } from './order.rules.ts';
import classes from './SubjectsTab.module.css';
import { SubjectTable } from './SubjectTable.tsx';
import { WeakTopics } from './WeakTopics.tsx';

interface SubjectsTabProps {
  readonly subjects: readonly UserProgress[];
  readonly weakTopics: ProgressOverview['weakTopics'];
}

/** Rows beyond these are shown when asked for. */
const mostRows = 10;

/** How somebody does by subject and exam type, and what to practise next. */
export function SubjectsTab({ subjects, weakTopics }: SubjectsTabProps) {
  const [order, setOrder] = useState<Order>('latest');
  const [isWhole, setWhole] = useState(false);
  if (subjects.length === 0)
    return (
      <EmptyTab title="No progress yet" testId="progress-empty">
        Your first quiz or test is where it begins: average, best score and mastery of each subject are worked out from what you answer.
      </EmptyTab>
    );
  const sorted = ordered(subjects, order);
  const shown = isWhole ? sorted : sorted.slice(0, mostRows);
  return (
    <div className={classes.page}>
      <Sheet className={classes.sheet} aria-labelledby="by-subject">
        <div className={classes.head}>
          <h2 id="by-subject" className={classes.title}>
            By subject and exam type
          </h2>
          {subjects.length > 1 && (
            <Select label="Sort by" className={classes.order} value={order} options={orderOptions} onChange={(value) => setOrder(readOrder(value))} />
          )}
        </div>
        <p className={classes.note}>
          Mastery is how much of your latest answers is right. Older ones count half as much with every 30 questions after them, so it can fall; it starts low
          until there are enough. The streak counts quizzes of {passPercentage}% or more in a row.
        </p>
        <SubjectTable rows={shown} labelledBy="by-subject" />
        {sorted.length > mostRows && (
          <Button variant="subtle" size="sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} data-testid="all-subjects">
            {isWhole ? `Show ${mostRows} only` : `Show all ${sorted.length}`}
          </Button>
        )}
      </Sheet>
      <WeakTopics topics={weakTopics} />
    </div>
  );
}
