import type { Answer } from '../../../shared/answers/answers.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowedAnswer } from '../../lib/useFollowedAnswer.ts';
import { AnswerCard } from '../../ui/answer/AnswerCard.tsx';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.tsx';
import { searchFailed } from './useAiSearch.ts';

interface AiReferenceProps {
  readonly id: string;
  readonly onQuestion: (question: string) => void;
}

function Found({ answer, onQuestion }: { readonly answer: Answer; readonly onQuestion: (question: string) => void }) {
  const utils = trpc.useUtils();
  const keep = (next: Answer) => utils.answers.get.setData({ id: next.id }, next);
  const followed = useFollowedAnswer(answer, (whole) => {
    keep(whole);
    if (whole.state === 'complete') toast.success('AI Search Complete');
    if (whole.state === 'failed') toast.failure(searchFailed.title, whole.failure ?? searchFailed.message);
  });
  const stop = trpc.answers.stop.useMutation();
  const rate = trpc.answers.rate.useMutation({ onSuccess: keep, onError: (error) => toast.failure('Not kept', errorText(error, 'Please try again.')) });
  if (answer.state === 'failed') {
    return (
      <p role="alert" data-testid="ai-reference-failed">
        <strong>{searchFailed.title}.</strong> {answer.failure ?? searchFailed.message}
      </p>
    );
  }
  return (
    <AnswerCard
      title="AI Medical Reference"
      followed={followed}
      sourcesHeading="Evidence-Based Sources"
      questionsHeading="Related Medical Topics"
      note="Each number opens the passage that a sentence stands on."
      testId="ai-reference"
      onStop={() => stop.mutate({ id: answer.id })}
      onRate={(rating) => rate.mutate({ id: answer.id, rating })}
      onQuestion={onQuestion}
    />
  );
}

/** What the reference says to a question, put together for it; found again by its address. */
export function AiReference({ id, onQuestion }: AiReferenceProps) {
  const query = trpc.answers.get.useQuery({ id });
  return (
    <Loaded query={query} pending={<Waiting label="Loading the answer">{null}</Waiting>} failed="The answer did not load.">
      {(answer) => <Found key={answer.id} answer={answer} onQuestion={onQuestion} />}
    </Loaded>
  );
}
