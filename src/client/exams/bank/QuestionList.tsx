import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { figureText, questionCount } from '../../ui/counts.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './QuestionList.module.css';
import { QuestionRow } from './QuestionRow.tsx';
import { type Bank, rowsOnPage } from './useBank.ts';
import { useMark } from './useMark.ts';

interface QuestionListProps {
  readonly bank: Bank;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isSignedIn: boolean;
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const pending = (
  <Waiting label="Loading the questions">
    {skeletons.map((row) => (
      <Skeleton key={row} height={72} />
    ))}
  </Waiting>
);

interface PagerProps extends Pick<QuestionListProps, 'page' | 'onPage'> {
  readonly total: number;
}

function Pager({ page, onPage, total }: PagerProps) {
  if (total <= rowsOnPage) return null;
  const [first, last] = [(page - 1) * rowsOnPage + 1, Math.min(page * rowsOnPage, total)];
  return (
    <nav className={classes.pager} aria-label="Pages">
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
        data-testid="bank-previous"
      >
        Previous
      </Button>
      <span className={classes.place} data-testid="bank-place">
        {figureText(first)}–{figureText(last)} of {figureText(total)}
      </span>
      <Button
        variant="default"
        rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden />}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
        data-testid="bank-next"
      >
        Next
      </Button>
    </nav>
  );
}

/** Leads to the head of the list when another page of it is shown, and not when the tab is opened. */
function useHeadOfPage(page: number) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page]);
  return head;
}

/** The questions that fit, a page of them at a time. */
export function QuestionList({ bank: { list, listInput, counts }, page, onPage, isSignedIn }: QuestionListProps) {
  const mark = useMark(listInput);
  const head = useHeadOfPage(page);
  const total = list.data?.total ?? counts?.total;
  return (
    <section className={classes.list} aria-labelledby="bank-count" aria-busy={list.isFetching}>
      <h2 id="bank-count" ref={head} tabIndex={-1} data-focus-target className={classes.head} data-testid="bank-count">
        <span role="status">{total === undefined ? 'Questions' : `${questionCount(total)} ${total === 1 ? 'fits' : 'fit'}`}</span>
      </h2>
      <Loaded query={list} pending={pending} failed="The questions could not be loaded.">
        {({ questions, total: all }) => (
          <>
            <Sheet component="div" className={classes.sheet} data-fetching={list.isPlaceholderData || undefined}>
              <ul className={classes.rows}>
                {questions.map((question) => (
                  <QuestionRow key={question.id} question={question} onMark={isSignedIn ? mark : null} />
                ))}
              </ul>
              {questions.length === 0 && <p className={classes.beyond}>There is nothing on this page.</p>}
            </Sheet>
            <Pager page={page} onPage={onPage} total={all} />
          </>
        )}
      </Loaded>
    </section>
  );
}
