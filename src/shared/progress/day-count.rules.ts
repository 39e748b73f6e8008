import type { Counted } from './counted-attempt.types.ts';

/** What was done on a day of study. */
export interface DayCount {
  /** Mini quizzes and tests. */
  readonly attempts: number;
  /** That were answered in them, and in blocks. */
  readonly questions: number;
  /** How often a question came back, and how often one was retained. */
  readonly reviews: number;
  readonly retained: number;
  /** Patients, and how many of them were solved. */
  readonly patients: number;
  readonly solved: number;
  /** When the last of the reviews was, in milliseconds since 1970; null where there are none. */
  readonly reviewedAt: number | null;
}

export const noStudy: DayCount = { attempts: 0, questions: 0, reviews: 0, retained: 0, patients: 0, solved: 0, reviewedAt: null };

/** @returns a day with one thing more; null where that is no study: a paper that ran out, or was handed in, without an answer */
export function dayAfter(day: DayCount, one: Counted): DayCount | null {
  switch (one.kind) {
    case 'review':
      return { ...day, reviews: day.reviews + 1, retained: day.retained + Number(one.isRetained), reviewedAt: Math.max(day.reviewedAt ?? one.at, one.at) };
    case 'patient':
      return { ...day, patients: day.patients + 1, solved: day.solved + Number(one.isSolved) };
    case 'block': {
      const answered = one.parts.reduce((sum, part) => sum + part.answered, 0);
      return answered === 0 ? null : { ...day, questions: day.questions + answered };
    }
    default:
      return one.answered === 0 ? null : { ...day, attempts: day.attempts + 1, questions: day.questions + one.answered };
  }
}
