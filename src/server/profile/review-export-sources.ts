import { type ExportSource, instant } from './export-source.ts';

/** Of a question that is open in exam mode nothing tells which it is: that it was missed tells of its key, beside what was chosen then. */
const without =
  (...told: readonly string[]): NonNullable<ExportSource['present']> =>
  (row, { hidden }) =>
    hidden.has(String(row.questionId)) ? { ...row, ...Object.fromEntries(told.map((name) => [name, null])) } : row;

export const reviewCards: ExportSource = {
  name: 'review-cards',
  holds: 'the questions that come back to you, and when; nothing of those that you have open in exam mode',
  table: '(select *, md5(question)::uuid as id from review_cards)',
  owner: 'user_id',
  time: 'created_at',
  id: 'id',
  columns: {
    questionId: 't.question',
    createdAt: instant('t.created_at'),
    due: instant('t.due'),
    stability: 't.stability',
    difficulty: 't.difficulty',
    reviews: 't.reps',
    lapses: 't.lapses',
    lastReviewAt: instant('t.last_review'),
    takenOutAt: instant('t.out_at'),
  },
  present: without('questionId', 'due', 'stability', 'difficulty', 'lapses'),
};

export const reviews: ExportSource = {
  name: 'reviews',
  holds: 'each time that a question came back to you, and each that you missed in a paper; nothing of those that you have open in exam mode',
  table: 'review_log',
  owner: 'user_id',
  time: 'at',
  id: 'id',
  columns: {
    id: 't.id',
    questionId: 't.question',
    at: instant('t.at'),
    day: 't.reviewed_on',
    choice: 't.choice',
    rating: 't.rating',
    isMissInPaper: 't.is_miss',
  },
  present: without('id', 'questionId', 'choice', 'rating', 'isMissInPaper'),
};
