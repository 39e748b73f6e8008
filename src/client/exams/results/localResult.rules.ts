import type { Attempt, AttemptResult } from '../../../shared/exams/attempts.schema.ts';
import type { QuestionKey } from '../../../shared/exams/exams.schema.ts';
import { countAnswers, scoreOf, sharesBy, unanswered } from '../../../shared/exams/scoring.rules.ts';

/**
 * Counts a paper in the browser, where its keys are there, as the server counts it.
 * @param responses of each question
 * @param now by the server's clock, in milliseconds since 1970
 */
export function resultHere({ paper, questions, responses, startedAt }: Attempt, keys: readonly QuestionKey[], now: number): AttemptResult {
  const choices = questions.map((_, place) => responses.find(({ position }) => position === place)?.choice ?? unanswered);
  const right = keys.map(({ correctAnswer }) => correctAnswer);
  const { correct, answered } = countAnswers(choices, right);
  const places = questions.map((_, place) => place);
  const isCorrect = (place: number) => choices[place] === right[place];
  return {
    ...scoreOf(correct, answered, questions.length, paper.marking),
    secondsTaken: startedAt === null ? null : Math.max(0, Math.round((now - Date.parse(startedAt)) / 1000)),
    completedAt: new Date(now).toISOString(),
    isTimedOut: false,
    subjects: sharesBy(places, (place) => questions[place]?.subject ?? '', isCorrect),
    topics: sharesBy(places, (place) => questions[place]?.topic ?? '', isCorrect),
    comparison: null,
  };
}

/** @returns an attempt as it is once it is finished here; null where its keys have not left the server */
export function finishedHere(attempt: Attempt, now: number): Attempt | null {
  return attempt.keys && { ...attempt, result: resultHere(attempt, attempt.keys, now) };
}
