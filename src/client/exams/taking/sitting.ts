import type { Attempt, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import type { ResponsePatch } from './responses.rules.ts';

/** A paper as it is being taken, wherever its answers are kept. */
export interface Sitting extends Pick<Attempt, 'paper' | 'mode' | 'extraTime' | 'questions' | 'keys' | 'section'> {
  /** The name under which this tab keeps where somebody is in it. */
  readonly name: string;
  /** Of each question. */
  readonly responses: readonly QuestionResponse[];
  /** The same function for as long as the paper is open. */
  readonly change: (position: number, patch: ResponsePatch) => void;
}
