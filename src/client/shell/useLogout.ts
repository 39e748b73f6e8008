import { useState } from 'react';
import { allKeptHere } from '../exams/taking/keptHere.ts';
import { clearDrafts } from '../lib/drafts.ts';
import { trpc } from '../lib/trpc.ts';
import { toast } from '../ui/toast.tsx';

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
  /** Answers of a test that are still on their way would be lost: they are sent first, and whoever goes without them is asked. */
  const sendAnswers = async (): Promise<void> => {
    setSending(true);
    try {
      const { sendAllKept } = await import('../exams/taking/sendAllKept.ts');
      await sendAllKept(client, allKeptHere());
    } catch (error) {
      console.warn('Answers were not sent:', error);
    } finally {
      setSending(false);
    }
  };
  const run = async (): Promise<void> => {
    if (allKeptHere().length > 0) await sendAnswers();
    if (allKeptHere().length > 0 && !isWarned) {
      setWarned(true);
      toast.failure('Answers Not Sent', 'This browser keeps answers of a test that the server has not taken. Log out once more to leave without them.');
      return;
    }
    logout.mutate();
  };
  return { run: () => void run(), isPending: isSending || logout.isPending };
}
