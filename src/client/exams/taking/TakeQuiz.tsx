import type { ListedQuestion, MiniQuiz } from '../../../shared/exams/exams.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { PageLoader } from '../../ui/PageLoader.tsx';
import { FinishedPaper } from '../results/FinishedPaper.tsx';
import { MissingPaper } from './MissingPaper.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TakingView } from './TakingView.tsx';
import { Elapsed } from './Timer.tsx';
import { useTabQuiz } from './useTabQuiz.ts';

interface TakeQuizProps {
  readonly quizId: string;
  readonly mode: 'practice' | 'study';
  /** Back to the list, at its top. */
  readonly onLeave: () => void;
}

interface TabQuizProps extends Omit<TakeQuizProps, 'quizId'> {
  readonly quiz: MiniQuiz;
  readonly questions: readonly ListedQuestion[];
}

const clock = () => Date.now();
const nothing = () => {};

/** A quiz with its questions, in this tab. */
function TabQuiz({ quiz, questions, mode, onLeave }: TabQuizProps) {
  const { attempt, sitting, finish, isSaved, counted, leave } = useTabQuiz({ quiz, questions, mode });
  const go = () => {
    leave();
    onLeave();
  };
  if (attempt.result) return <FinishedPaper attempt={attempt} notice={null} onDismissNotice={nothing} onLeave={go} isUnsaved={!isSaved} counted={counted} />;
  const ending = { isSubmitting: false, isFailed: false, onSubmit: finish, isClosing: false, onCloseSection: nothing, leaveText: null, onLeave: go };
  return (
    <TakingView
      sitting={sitting}
      timer={<Elapsed since={attempt.startedAt} now={clock} />}
      status={<SaveStatus status="tab" onRetry={nothing} />}
      notice={null}
      onDismissNotice={nothing}
      ending={ending}
    />
  );
}

/** A mini quiz of somebody who is signed out: this tab alone keeps it. */
export function TakeQuiz({ quizId, ...others }: TakeQuizProps) {
  const quiz = trpc.exams.quiz.useQuery({ id: quizId });
  const questions = trpc.exams.questions.useQuery({ quizId });
  const both = {
    data: quiz.data && questions.data && { quiz: quiz.data, questions: questions.data },
    error: quiz.error ?? questions.error,
    refetch: () => Promise.all([quiz.refetch(), questions.refetch()]),
  };
  return (
    <Loaded
      query={both}
      pending={<PageLoader label="Loading the quiz" />}
      failed={(error, retry) => <MissingPaper text={errorText(error, 'The quiz did not load.')} onRetry={retry} onLeave={others.onLeave} />}
    >
      {(data) => <TabQuiz key={quizId} {...data} {...others} />}
    </Loaded>
  );
}
