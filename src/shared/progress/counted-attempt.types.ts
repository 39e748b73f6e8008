import type { DifficultyId, ExamTypeId, QuestionSubjectId } from '../content/schema/exam-names.ts';
import type { AttemptMode } from '../exams/attempts.schema.ts';
import type { PaperKind } from '../exams/exams.schema.ts';

/** Whatever progress is made of. */
interface Ended {
  readonly id: string;
  /** When it ended, in milliseconds since 1970, and the day that was where the learner was. */
  readonly at: number;
  readonly day: string;
}

/** A finished attempt on a mini quiz or a test, as far as progress is made of it. */
export interface CountedAttempt extends Ended {
  readonly kind: PaperKind;
  /** What the paper is about, and for which examination. */
  readonly subject: QuestionSubjectId;
  readonly exam: ExamTypeId;
  readonly difficulty: DifficultyId;
  readonly mode: AttemptMode;
  /** Questions of the paper, how many of them were answered, and how many rightly. */
  readonly total: number;
  readonly answered: number;
  readonly score: number;
  readonly isTimedOut: boolean;
}

/** What of a block is of one subject. */
export type BlockPart = Pick<CountedAttempt, 'subject' | 'total' | 'answered' | 'score'>;

/** A finished block of the question bank: its learner chose the questions, so it says what they know of each subject, and is no result to be averaged or passed. */
export interface CountedBlock extends Ended {
  readonly kind: 'block';
  readonly exam: ExamTypeId;
  /** One a subject. */
  readonly parts: readonly BlockPart[];
}

/** A question that came back to be reviewed, once. */
export interface CountedReview extends Ended {
  readonly kind: 'review';
  /** It was remembered long after it was met before (isRetained of shared/review). */
  readonly isRetained: boolean;
}

/** A made patient who was seen to the end. */
export interface CountedPatient extends Ended {
  readonly kind: 'patient';
  /** The true disease stood first in the learner's differential. */
  readonly isSolved: boolean;
}

/** What is studied beside papers. */
export type CountedStudy = CountedReview | CountedPatient;
export type Counted = CountedAttempt | CountedBlock | CountedStudy;
