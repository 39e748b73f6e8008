import type { BankListInput } from '../../../shared/bank/bank.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * @param listInput of the page that is shown
 * @returns what marks a question or takes the mark away: shown at once, and taken back where the server did not take it
 */
export function useMark(listInput: BankListInput): (questionId: string, isMarked: boolean) => void {
  const utils = trpc.useUtils();
  const show = (questionId: string, isMarked: boolean) =>
    utils.bank.questions.setData(
      listInput,
      (before) => before && { ...before, questions: before.questions.map((question) => (question.id === questionId ? { ...question, isMarked } : question)) },
    );
  const { mutate } = trpc.bank.mark.useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'question-marks' },
    onMutate: ({ questionId, isMarked }) => void show(questionId, isMarked),
    // What was unmarked stays in sight until somebody looks anew, in case it was a slip.
    onSuccess: () => void utils.bank.counts.invalidate(),
    onError: (error, { questionId, isMarked }) => {
      show(questionId, !isMarked);
      toast.failure(isMarked ? 'Not marked' : 'Still marked', errorText(error, 'Please try again.'));
    },
  });
  return (questionId, isMarked) => mutate({ questionId, isMarked });
}
