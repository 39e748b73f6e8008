import type { ReviewCard } from '../../../shared/review/review.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';

/** @returns what takes a card out of the reviews, until its question is missed again */
export function useTakeOut(onOut: (card: ReviewCard) => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.review.card.useMutation();
  const takeOut = (card: ReviewCard) =>
    mutate(
      { questionId: card.question.id, isIn: false },
      {
        onSuccess: (due) => {
          onOut(card);
          utils.review.due.setData(undefined, due);
          toast.success('Taken out of your reviews', 'It comes back only if you miss it again.');
        },
        onError: (error) => toast.failure('It stays in your reviews', errorText(error, 'Please try again.')),
      },
    );
  return { takeOut, isPending };
}
