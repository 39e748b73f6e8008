import { Button } from '@mantine/core';
import type { ReviewDue } from '../../../shared/review/review.schema.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { counted } from '../../ui/counts.ts';
import { TabMessage } from '../TabMessage.tsx';
import { returnsIn } from './returns.rules.ts';
import { serverTime } from './useReviewQueue.ts';

interface NothingDueProps {
  readonly due: ReviewDue;
  readonly onQuizzes: () => void;
}

/** Where no card is left: when the next comes back, or how cards come here at all. */
export function NothingDue({ due: { cards, nextAt }, onQuizzes }: NothingDueProps) {
  if (cards === 0)
    return (
      <TabMessage
        title="Questions that you miss come back here"
        testId="review-none"
        actions={
          <Button onClick={onQuizzes} data-testid="review-to-quizzes">
            Take a mini quiz
          </Button>
        }
      >
        <p>
          Each question that you answer wrongly, in a quiz, a test or a block, is asked again: first soon, and then after longer and longer pauses, timed so
          that you meet it shortly before you would forget it.
        </p>
      </TabMessage>
    );
  const next = nextAt === null ? '' : ` The next one comes back ${returnsIn(nextAt - serverTime())}.`;
  return (
    <TabMessage
      title="Well reviewed"
      testId="review-done"
      actions={
        <ButtonLink to="/pg-preparation" search={{ tab: 'bank', state: 'unused' }} variant="default">
          Practise unused questions
        </ButtonLink>
      }
    >
      <p data-testid="review-next">Nothing is due.{next}</p>
      <p>
        {counted(cards, 'question')} in all {cards === 1 ? 'comes' : 'come'} back to you.
      </p>
    </TabMessage>
  );
}
