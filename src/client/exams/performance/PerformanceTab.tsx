import { Button, Skeleton } from '@mantine/core';
import type { Performance } from '../../../shared/exams/attempts.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { TabMessage } from '../TabMessage.tsx';
import { CauseTable } from './CauseTable.tsx';
import classes from './PerformanceTab.module.css';
import { RecentAttempts } from './RecentAttempts.tsx';
import { ShareTable } from './ShareTable.tsx';

interface PerformanceTabProps {
  readonly onSeries: () => void;
}

const pending = (
  <Waiting label="Loading your performance">
    <Skeleton height={28} width={200} />
    <Skeleton height={280} />
    <Skeleton height={200} />
  </Waiting>
);

function SignInFirst() {
  return (
    <TabMessage title="Sign in to see your performance" testId="performance-sign-in" actions={<SignInLink>Sign In</SignInLink>}>
      <p>Your attempts are kept with your account, and how you do by subject and topic is worked out from them.</p>
    </TabMessage>
  );
}

function Shown({ performance, onSeries }: PerformanceTabProps & { readonly performance: Performance }) {
  const { recent, subjects, topics, answered } = performance;
  const { data: causes } = trpc.bank.causes.useQuery(undefined, { refetchOnMount: 'always' });
  if (recent.length === 0)
    return (
      <TabMessage flat testId="no-attempts" actions={<Button onClick={onSeries}>Open Test Series</Button>}>
        <p>No test attempts yet...</p>
        <p>Take a test to see your performance here.</p>
      </TabMessage>
    );
  return (
    <div className={classes.page}>
      <Sheet aria-labelledby="recent-attempts" className={classes.recent}>
        <h2 id="recent-attempts" className={classes.title}>
          Recent attempts
        </h2>
        <RecentAttempts attempts={recent} />
      </Sheet>
      <Sheet className={classes.shares}>
        <ShareTable
          title="By subject"
          what="Subject"
          rows={subjects}
          note={`Of ${answered} answered ${answered === 1 ? 'question' : 'questions'}. The weakest come first; few answers weigh less.`}
        />
      </Sheet>
      {causes && causes.total > 0 && (
        <Sheet className={classes.shares}>
          <CauseTable causes={causes} />
        </Sheet>
      )}
      <Sheet className={classes.topics}>
        <ShareTable title="By topic" what="Topic" rows={topics} note="What to read next: the weakest come first, and each leads to the reference." />
      </Sheet>
    </div>
  );
}

function Mine(props: PerformanceTabProps) {
  // Asked again whenever it is shown: coming back from a paper is what changes it.
  const query = trpc.exams.performance.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Loaded query={query} pending={pending} failed="Your performance could not be loaded.">
      {(performance) => <Shown performance={performance} {...props} />}
    </Loaded>
  );
}

/** How somebody does: the latest attempts, and by subject and topic. */
export function PerformanceTab(props: PerformanceTabProps) {
  const { user, isLoading } = useAuth();
  if (isLoading) return pending;
  return user ? <Mine {...props} /> : <SignInFirst />;
}
