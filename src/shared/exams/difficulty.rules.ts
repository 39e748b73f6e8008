import type { DifficultyId } from '../content/schema/exam-names.ts';

const ranks = { easy: 1, medium: 2, hard: 3 } as const satisfies Record<DifficultyId, number>;

/** @returns how hard a paper is by its questions on the whole */
export function difficultyOf(questions: readonly { readonly difficulty: DifficultyId }[]): DifficultyId {
  const mean = questions.reduce((sum, { difficulty }) => sum + ranks[difficulty], 0) / Math.max(1, questions.length);
  return mean < 1.7 ? 'easy' : mean < 2.3 ? 'medium' : 'hard';
}
