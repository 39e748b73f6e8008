import type { DifficultyId, ExamTypeId, QuestionSubjectId } from '../content/schema/exam-names.ts';
import type { AttemptMode } from '../exams/attempts.schema.ts';
import type { PaperKind } from '../exams/exams.schema.ts';

/** A finished attempt, as far as progress is made of it. */
export interface CountedAttempt {
  readonly id: string;
  /** When it ended, in milliseconds since 1970, and the day that was where the learner was. */
  readonly at: number;
  readonly day: string;
  /** What the paper is about, and for which examination. */
  readonly subject: QuestionSubjectId;
  readonly exam: ExamTypeId;
  readonly kind: PaperKind;
  readonly difficulty: DifficultyId;
  readonly mode: AttemptMode;
  /** Questions of the paper, how many of them were answered, and how many rightly. */
  readonly total: number;
  readonly answered: number;
  readonly score: number;
  readonly isTimedOut: boolean;
}
