import type { CountedAttempt } from '../../src/shared/progress/counted-attempt.types.ts';
import { dayIn } from '../../src/shared/progress/study-days.rules.ts';

/** Noon of the first day. */
const begin = Date.UTC(2026, 0, 1, 12);
export const dayMs = 86_400_000;

/** An attempt on a mini quiz of ten in medicine for NEET-PG. @param place its place in time: one a day */
export function countedAttempt(place: number, given: Partial<CountedAttempt> = {}): CountedAttempt {
  const at = begin + place * dayMs;
  return {
    id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    at,
    day: dayIn('UTC', given.at ?? at),
    ...{ subject: 'medicine', exam: 'neet-pg', kind: 'quiz', difficulty: 'medium', mode: 'practice', total: 10, answered: 10, score: 7, isTimedOut: false },
    ...given,
  };
}
