import type { MadePaper } from '../factories/papers.ts';
import type { SignedIn } from '../factories/users.ts';
import type { TestServer } from './test-server.ts';

/** @returns choices of which those at some places are wrong */
export const missing = ({ keys }: MadePaper, wrong: readonly number[]): number[] => keys.map((key, i) => (wrong.includes(i) ? (key + 1) % 4 : key));

/** Takes a mini quiz and misses the questions at some places. @returns the id of the attempt */
export async function miss({ call }: SignedIn, quiz: MadePaper, wrong: readonly number[]): Promise<string> {
  return (await call.exams.submitQuiz({ quizId: quiz.id, answers: missing(quiz, wrong) })).id;
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8 as ${column}`;

/** What is stored of somebody's cards and their log; times are in milliseconds since 1970. */
export async function storedReviews({ deps }: TestServer, { user }: SignedIn) {
  const of = (columns: readonly string[], table: string, order: string) =>
    deps.database.query<Record<string, unknown>>(`select ${columns.join(', ')} from ${table} where user_id = ? order by ${order}`, [user.id]);
  const state = ['question', 'stability', 'difficulty', 'scheduled_days', 'learning_steps', 'reps', 'lapses', 'state'];
  return {
    cards: await of([...state, ...['due', 'last_review', 'put_at', 'out_at'].map(milliseconds)], 'review_cards', 'question'),
    log: await of(['id', 'question', 'rating', 'choice', milliseconds('at'), 'reviewed_on', 'is_miss'], 'review_log', 'review_log.at, id'),
  };
}
