import { errorCodeOf } from '../../lib/errorText.ts';
import { toast } from '../../ui/toast.tsx';

const saved = 'Your mini quiz attempt has been saved.';
const signedOut = 'Create an account to save your progress and track achievements.';
const unsaved = 'Your results are ready. Create an account to save progress.';

/** Says how saving a finished quiz went, in the documented words. @param error why it was not saved; null where it was */
export function sayQuizFinished(error: unknown): void {
  const isSignedOut = errorCodeOf(error) === 'NOT_AUTHENTICATED';
  toast.success('Quiz Completed!', error === null ? saved : isSignedOut ? signedOut : unsaved);
}
