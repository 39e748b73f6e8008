import type { TakenKind } from '../../../shared/exams/exams.schema.ts';
import { errorCodeOf } from '../../lib/errorText.ts';
import { toast } from '../../ui/toast.tsx';
import { paperWords } from '../paperWords.rules.ts';

const saved = 'Your mini quiz attempt has been saved.';
const signedOut = 'Create an account to save your progress and track achievements.';
const unsaved = 'Your results are ready. Create an account to save progress.';

/** Says how saving a finished quiz went, in the documented words. @param error why it was not saved; null where it was */
export function sayQuizFinished(error: unknown): void {
  const isSignedOut = errorCodeOf(error) === 'NOT_AUTHENTICATED';
  toast.success('Quiz Completed!', error === null ? saved : isSignedOut ? signedOut : unsaved);
}

/** Says that something has been handed in. @param isTimed whether because its time was over */
export function sayFinished(kind: TakenKind, isTimed: boolean): void {
  const why = isTimed ? 'Your time is over. ' : '';
  if (kind === 'quiz') sayQuizFinished(null);
  else if (kind === 'block') toast.success('Block Completed!', `${why}Your block has been saved.`);
  else toast.success('Test Submitted', `${why}Your test has been submitted successfully!`);
}

/** Says that something was counted in this browser, because the server could not be reached. @param error why it was not saved */
export function sayCountedHere(kind: TakenKind, error: unknown): void {
  if (kind === 'quiz') sayQuizFinished(error);
  else toast.success(paperWords[kind].completed, 'Your results are ready. They are saved as soon as the server can be reached.');
}
