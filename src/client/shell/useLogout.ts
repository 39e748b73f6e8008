import { useState } from 'react';
import { allKeptHere } from '../exams/taking/keptHere.ts';
import { areReviewsKept, clearDrafts } from '../lib/drafts.ts';
import { trpc } from '../lib/trpc.ts';
import { toast } from '../ui/toast.tsx';

/** Whether this browser keeps answers or reviews that the server may not have. */
const isAnythingKept = () => allKeptHere().length > 0 || areReviewsKept();

/** Signs out, then reloads: nothing of the user before stays in memory. A failure is only logged, as documented. */
export function useLogout() {
  const { client } = trpc.useUtils();
  const [isSending, setSending] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const logout = trpc.auth.logout.useMutation({
    onSuccess: () => {
      clearDrafts();
      window.location.reload();
    },
    onError: (error) => console.warn('Signing out failed:', error.message),
  });
  /** Answers and reviews that are still on their way would be lost: they are sent first, and whoever goes without them is asked. */
  const sendAnswers = async (): Promise<void> => {
    setSending(true);
    try {
      const [{ sendAllKept }, { sendKeptReviews }] = await Promise.all([import('../exams/taking/sendAllKept.ts'), import('../exams/cards/sendKeptReviews.ts')]);
      await Promise.all([sendAllKept(client, allKeptHere()), sendKeptReviews(client)]);
    } catch (error) {
      console.warn('Answers were not sent:', error);
    } finally {
      setSending(false);
    }
  };
  const run = async (): Promise<void> => {
    if (isAnythingKept()) await sendAnswers();
    if (isAnythingKept() && !isWarned) {
      setWarned(true);
      const what = allKeptHere().length > 0 ? 'answers of a test' : 'reviews';
      toast.failure('Answers Not Sent', `This browser keeps ${what} that the server has not taken. Log out once more to leave without them.`);
      return;
    }
    logout.mutate();
  };
  return { run: () => void run(), isPending: isSending || logout.isPending };
}
