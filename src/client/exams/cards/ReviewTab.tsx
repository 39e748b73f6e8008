import { Skeleton } from '@mantine/core';
import { useAuth } from '../../lib/auth.ts';
import { counted } from '../../ui/counts.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { TabMessage } from '../TabMessage.tsx';
import { SaveStatus } from '../taking/SaveStatus.tsx';
import classes from './Card.module.css';
import { CardView } from './CardView.tsx';
import { NothingDue } from './NothingDue.tsx';
import { useCardQueue, useCards } from './useCards.ts';

interface ReviewTabProps {
  readonly onQuizzes: () => void;
}

const pending = (
  <Waiting label="Loading your reviews">
    <Skeleton height={28} width={160} />
    <Skeleton height={120} />
    <Skeleton height={220} />
  </Waiting>
);

function Cards({ query, onQuizzes }: ReviewTabProps & { readonly query: ReturnType<typeof useCardQueue> }) {
  const { card, choice, progress, due, pending: waiting, status, isOver, wake, choose, rate, skip } = useCards(query);
  const { data, error } = query;
  const toldAt = data?.serverNow ?? 0;
  return (
    <div className={classes.cards}>
      {status !== 'saved' && (
        <div className={classes.status}>
          <SaveStatus status={status} onRetry={wake} />
        </div>
      )}
      {card ? (
        <CardView
          card={card}
          progress={progress}
          choice={choice}
          toldAt={toldAt}
          onChoose={(place) => choose(card, place)}
          onRate={(rating) => rate(card, choice ?? -1, rating)}
          onTakenOut={skip}
        />
      ) : waiting.length > 0 && status !== 'saving' ? (
        <TabMessage flat title="All of these are reviewed" testId="review-waiting">
          <p>
            {counted(waiting.length, 'review')} {waiting.length === 1 ? 'is' : 'are'} kept in this browser and sent as soon as there is a connection. What else
            is due is shown then.
          </p>
        </TabMessage>
      ) : isOver && due ? (
        <NothingDue due={due} onQuizzes={onQuizzes} />
      ) : error ? (
        <Loaded query={{ data: undefined, error, refetch: query.refetch }} pending={pending} failed="What is due next could not be loaded.">
          {() => null}
        </Loaded>
      ) : (
        pending
      )}
    </div>
  );
}

function Mine(props: ReviewTabProps) {
  const query = useCardQueue();
  return (
    <Loaded query={query} pending={pending} failed="Your reviews could not be loaded.">
      {() => <Cards query={query} {...props} />}
    </Loaded>
  );
}

/** Questions that were missed, one at a time, when they are due. */
export function ReviewTab(props: ReviewTabProps) {
  const { user, isLoading } = useAuth();
  if (isLoading) return pending;
  if (user) return <Mine {...props} />;
  return (
    <TabMessage title="Sign in to review what you missed" testId="review-sign-in" actions={<SignInLink>Sign In</SignInLink>}>
      <p>Questions that you answer wrongly come back to you, after longer and longer pauses, until you know them for good.</p>
    </TabMessage>
  );
}
