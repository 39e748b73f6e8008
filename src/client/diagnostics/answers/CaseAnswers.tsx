import type { Answer } from '../../../shared/answers/answers.schema.ts';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowedAnswer } from '../../lib/useFollowedAnswer.ts';
import { AnswerCard } from '../../ui/answer/AnswerCard.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { toast } from '../../ui/toast.tsx';
import classes from './CaseAnswers.module.css';
import { useKeepAnswer, useSessionAnswers } from './useSessionAnswers.ts';

const cards = {
  diagnosis: {
    title: 'AI-Powered Evidence-Based Analysis',
    sources: 'Evidence-Based Sources',
    questions: 'Related Clinical Questions',
    note: 'Each number opens the passage that a sentence stands on.',
    done: 'AI Analysis Complete',
    failed: { title: 'AI Analysis Failed', message: 'Unable to connect to AI service' },
    testId: 'ai-analysis',
  },
  treatment: {
    title: 'Evidence-Based Treatment & Management Plan',
    sources: 'Treatment Guidelines & References',
    questions: 'Treatment Considerations',
    note: 'Educational Simulation Only.',
    done: 'Treatment Recommendations Ready',
    failed: { title: 'Treatment Analysis Failed', message: 'Unable to generate treatment recommendations' },
    testId: 'ai-treatment',
  },
} as const;

/** What left this machine for an answer. */
const whereWritten = {
  embedded: 'It was put together on this server from its knowledge base; nothing was sent to anyone.',
  provider: 'The case was sent to the AI service that is configured, with names, numbers and addresses masked; masking is not perfect.',
} as const;

interface CaseAnswerProps {
  readonly session: DiagnosticSession;
  readonly answer: Answer & { readonly kind: 'diagnosis' | 'treatment' };
  readonly onQuestion: (question: string) => void;
  readonly children?: React.ReactNode;
}

/** One answer of a case, from its first word on. */
function CaseAnswer({ session, answer, onQuestion, children }: CaseAnswerProps) {
  const { title, sources, questions, note, done, failed, testId } = cards[answer.kind];
  const keep = useKeepAnswer();
  const followed = useFollowedAnswer(answer, (whole) => {
    keep(session.id, whole);
    if (whole.state === 'complete') toast.success(done);
    if (whole.state === 'failed') toast.failure(failed.title, whole.failure ?? failed.message);
  });
  const stop = trpc.answers.stop.useMutation();
  const rate = trpc.answers.rate.useMutation({
    onSuccess: (rated) => keep(session.id, rated),
    onError: (error) => toast.failure('Not kept', errorText(error, 'Please try again.')),
  });
  if (answer.state === 'failed') {
    return (
      <p className={classes.failed} role="alert" data-testid={`${testId}-failed`}>
        <strong>{failed.title}.</strong> {answer.failure ?? failed.message}
      </p>
    );
  }
  return (
    <AnswerCard
      title={title}
      followed={followed}
      sourcesHeading={sources}
      questionsHeading={questions}
      note={`${note} ${whereWritten[answer.engine]}`}
      testId={testId}
      onStop={() => stop.mutate({ id: answer.id })}
      onRate={(rating) => rate.mutate({ id: answer.id, rating })}
      onQuestion={onQuestion}
    >
      {children}
    </AnswerCard>
  );
}

interface CaseAnswersProps {
  readonly session: DiagnosticSession;
  readonly onQuestion: (question: string) => void;
}

const isOf =
  <K extends 'diagnosis' | 'treatment'>(wanted: K) =>
  (answer: Answer): answer is Answer & { readonly kind: K } =>
    answer.kind === wanted;

/** The AI analysis of a case and the plan that follows from it, where they were asked for. */
export function CaseAnswers({ session, onQuestion }: CaseAnswersProps) {
  const { data = [] } = useSessionAnswers(session.id);
  const keep = useKeepAnswer();
  const diagnosis = data.find(isOf('diagnosis'));
  const treatment = data.find(isOf('treatment'));
  const { title, message } = cards.treatment.failed;
  const start = trpc.answers.startTreatment.useMutation({
    onSuccess: (answer) => keep(session.id, answer),
    onError: (error) => toast.failure(title, errorText(error, message)),
  });
  const treat = () => {
    if (!diagnosis || diagnosis.text.trim() === '') {
      toast.failure('No Diagnosis Available', 'Please complete the AI diagnosis first.');
      return;
    }
    const { symptoms, patientAge, patientGender, medicalHistory } = session;
    start.mutate({ diagnosis: diagnosis.text, symptoms, patientAge, patientGender, medicalHistory, answerId: diagnosis.id });
  };
  if (!diagnosis) return null;
  return (
    <div className={classes.answers}>
      <CaseAnswer key={diagnosis.id} session={session} answer={diagnosis} onQuestion={onQuestion}>
        <PendingButton
          isPending={start.isPending || treatment?.state === 'running'}
          pendingLabel="Generating Treatment Plan..."
          onClick={treat}
          data-testid="get-treatment"
        >
          Get Treatment Recommendations
        </PendingButton>
      </CaseAnswer>
      {treatment && <CaseAnswer key={treatment.id} session={session} answer={treatment} onQuestion={onQuestion} />}
    </div>
  );
}
