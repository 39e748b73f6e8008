import { z } from 'zod';
import { type Attempt, AttemptResult, QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { type ListedQuestion, type MiniQuiz, QuestionKey } from '../../../shared/exams/exams.schema.ts';

/** What a tab keeps of a quiz of somebody who is signed out. */
export const TabQuizDraft = z.object({
  /** Of the questions, so that answers are never laid over others. */
  ids: z.array(z.string()),
  startedAt: z.iso.datetime(),
  responses: z.array(QuestionResponse),
  result: AttemptResult.nullable(),
  isSaved: z.boolean(),
  /** The id by which the server has it once it is saved. */
  savedAs: z.uuid().nullable().default(null),
  /** What saving it is known by, however often it is tried, here or in a copy of this tab: it counts once. */
  repeatKey: z.string().min(1).max(200),
});
export type TabQuizDraft = z.infer<typeof TabQuizDraft>;

/** @returns a key that nothing else is known by; also where the page did not come over a secure connection, which `crypto.randomUUID` asks for */
export const newRepeatKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @returns the keys of all questions; null where one is missing */
export function keysOf(questions: readonly ListedQuestion[]): QuestionKey[] | null {
  const keys = questions.map((question) => QuestionKey.safeParse(question));
  return keys.every(({ success }) => success) ? keys.flatMap(({ data }) => data ?? []) : null;
}

/** An id that no attempt of the server has. */
const noId = '00000000-0000-4000-8000-000000000000';

/** @returns a quiz in the shape of an attempt, as it stands in this tab */
export function attemptOfTab(quiz: MiniQuiz, questions: readonly ListedQuestion[], mode: Attempt['mode'], draft: TabQuizDraft): Attempt {
  const { id, title, difficulty, examType, subject, topic, duration } = quiz;
  return {
    id: noId,
    paper: {
      ...{ id, kind: 'quiz', title, difficulty, examType, subject, topic, duration },
      sections: [{ title, minutes: duration, first: 0, count: Math.max(questions.length, 1) }],
      marking: { right: 1, lost: 0, every: 1 },
    },
    mode,
    extraTime: 1,
    startedAt: draft.startedAt,
    serverNow: 0,
    section: 0,
    sectionEndsAt: null,
    questions: [...questions],
    responses: draft.responses,
    causes: [],
    statistics: null,
    regraded: [],
    keys: keysOf(questions),
    result: draft.result,
  };
}
