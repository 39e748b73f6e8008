import { Button } from '@mantine/core';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import classes from './QuestionBank.module.css';

/** Announced; until it comes, what there is instead. */
export function QuestionBank({ onSeries }: { readonly onSeries: () => void }) {
  return (
    <div className={classes.coming} data-testid="question-bank">
      <LeafAndPulse />
      <p>Question bank feature coming soon! Practice with our test series for now.</p>
      <Button onClick={onSeries} data-testid="bank-to-series">
        Open Test Series
      </Button>
    </div>
  );
}
