import type { Attempt, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { MissCause } from '../../../shared/exams/miss-causes.ts';
import type { ResponsePatch } from './responses.rules.ts';

/** A paper as it is being taken, wherever its answers are kept. */
export interface Sitting extends Pick<Attempt, 'paper' | 'mode' | 'extraTime' | 'questions' | 'keys' | 'section' | 'causes'> {
  /** The name under which this tab keeps where somebody is in it. */
  readonly name: string;
  /** Of each question. */
  readonly responses: readonly QuestionResponse[];
  /** The same function for as long as the paper is open. */
  readonly change: (position: number, patch: ResponsePatch) => void;
  /** Says why a question was missed, or no longer; null where nothing keeps it. */
  readonly onCause: ((position: number, cause: MissCause | null) => void) | null;
}
