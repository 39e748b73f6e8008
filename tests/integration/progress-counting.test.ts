import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishOverdue } from '../../src/server/exams/finish.service.ts';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import { countUncounted } from '../../src/server/progress/counting.service.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { reactions } from '../../src/server/reactions.ts';
import type { QuestionSubjectId } from '../../src/shared/content/schema/exam-names.ts';
import { correctKey, type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
/** Whether what follows from an attempt fails, after it was counted. */
const breaking = { isOn: false };
beforeAll(async () => {
  const failing = async () => {
    if (breaking.isOn) throw new Error('the power went');
  };
  server = await startTestServer({ reactions: { ...reactions, attemptFinished: [...reactions.attemptFinished, failing] } });
});
afterAll(() => server.close());

const minute = 60_000;
const quizOf = (subject: QuestionSubjectId = 'medicine') => makePaper(server, { kind: 'quiz', sections: [5], subject });
const answersOf = ({ keys }: MadePaper, right: number) => keys.map((key, i) => (i < right ? key : (key + 1) % 4));
const take = ({ call }: SignedIn, quiz: MadePaper, right: number) => call.exams.submitQuiz({ quizId: quiz.id, answers: answersOf(quiz, right) });
const rebuild = ({ user }: SignedIn) => rebuildEverybody(server.deps, user.id);
const query = (statement: string, ...values: unknown[]) => server.deps.database.query<{ count: number }>(statement, values);

/** All that is stored of somebody's progress, but for the ids of what was earned. */
async function stored({ user }: SignedIn) {
  const of = async (columns: string, table: string) => query(`select ${columns} from ${table} where user_id = ? order by 1, 2, 3, 4`, user.id);
  return {
    rows: await of('*', 'user_progress'),
    days: await of('*', 'user_study_days'),
    achievements: await of('type, level, subject, exam, attempt_id, earned_at', 'user_achievements'),
    badges: await of('name, attempt_id, earned_at, user_id', 'user_badges'),
    counted: await of('id, completed_on, counted_at is not null, is_put_away', 'exam_attempts'),
  };
}

describe('at once', () => {
  test('fifty submissions of one user lose no update', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => take(learner, quiz, i % 6)));
    const right = all.reduce((sum, { score }) => sum + score, 0);
    const [row] = await learner.call.progress.subjects();
    expect(row).toMatchObject({ totalQuizzesAttempted: 50, averageScore: ((right * 20) / 50).toFixed(1), bestScore: 100 });
    const { today, days } = await learner.call.progress.overview();
    expect(days.find(({ day }) => day === today)).toMatchObject({ attempts: 50, questions: 250 });
    const names = (await learner.call.progress.badges()).map(({ badgeName }) => badgeName);
    expect(new Set(names).size).toBe(names.length);
    expect(await rebuild(learner)).toMatchObject({ rows: 0 });
  });

  test('a submission that is repeated, also at the same moment, counts once', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    const send = () =>
      learner.browser.send({
        ...{ method: 'POST', url: '/api/pg-mini-quiz-attempts', payload: { quizId: quiz.id, answers: answersOf(quiz, 4) } },
        headers: { 'idempotency-key': 'once' },
      });
    await Promise.all([send(), send(), send()]);
    await send();
    const { attemptId } = await learner.call.exams.start({ paperId: quiz.id, mode: 'practice' });
    await Promise.all([1, 2, 3].map(() => learner.call.exams.submit({ id: attemptId })));
    await learner.call.exams.submit({ id: attemptId });
    expect(await learner.call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 2 }]);
  });
});

test('where what follows fails, nothing of the attempt has ended', async () => {
  const learner = await makeUser(server);
  const quiz = await quizOf();
  const { attemptId } = await learner.call.exams.start({ paperId: quiz.id, mode: 'practice' });
  breaking.isOn = true;
  try {
    expect((await refusalOf(learner.call.exams.submit({ id: attemptId })))?.code).toBe('INTERNAL');
    expect((await refusalOf(take(learner, await quizOf(), 3)))?.code).toBe('INTERNAL');
  } finally {
    breaking.isOn = false;
  }
  expect((await learner.call.exams.open()).map(({ id }) => id)).toEqual([attemptId]);
  expect(await stored(learner)).toMatchObject({ rows: [], days: [], achievements: [], badges: [], counted: [{ completed_on: null }] });
  // The same call again does all of it.
  await learner.call.exams.submit({ id: attemptId });
  expect(await learner.call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 1 }]);
});

test('a paper whose time was over before another ended counts before it', async () => {
  const learner = await makeUser(server);
  const exam = await makePaper(server, { sections: [5] });
  const quiz = await quizOf();
  const quizAttempt = await learner.call.exams.start({ paperId: quiz.id, mode: 'practice' });
  await learner.call.exams.start({ paperId: exam.id, mode: 'exam' });
  const at = server.deps.clock().getTime();
  const responses = quiz.keys.map((choice, position) => ({ position, choice, isMarked: false, struck: [], note: '', at }));
  server.advance(11 * minute);
  await learner.call.exams.submit({ id: quizAttempt.attemptId, responses });
  await finishOverdue(server.deps);
  // The exam, with nothing right, ended first: the streak of the quiz goes on.
  expect(await learner.call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 2, currentStreak: 1, longestStreak: 1 }]);
  expect(await rebuild(learner)).toMatchObject({ rows: 0 });
});

describe('counting anew', () => {
  test('a consistent database is left alone; one that lost its progress has it again', async () => {
    const learner = await makeUser(server);
    const quizzes = [await quizOf(), await quizOf('surgery'), await quizOf('pathology')];
    for (let i = 0; i < 12; i += 1) {
      const quiz = quizzes[i % 3];
      if (quiz) await take(learner, quiz, [5, 5, 3, 2][i % 4] ?? 0);
      server.advance(minute);
    }
    const before = await stored(learner);
    expect(before.achievements.length).toBeGreaterThan(5);
    expect(await rebuild(learner)).toEqual({ people: 1, changed: 0, rows: 0 });
    for (const table of ['user_progress', 'user_study_days', 'user_achievements', 'user_badges'])
      await query(`delete from ${table} where user_id = ?`, learner.user.id);
    expect((await rebuild(learner)).changed).toBe(1);
    expect(await stored(learner)).toEqual(before);
    // What does not belong there goes, and what was earned stays.
    await query(`update user_progress set attempts = 99 where user_id = ?`, learner.user.id);
    await query(`insert into user_study_days (user_id, day, attempts, questions) values (?, '2020-01-01', 1, 1)`, learner.user.id);
    await query(
      `insert into user_achievements (id, user_id, type, level, earned_at) values (?, ?, 'study-streak', 'platinum', now())`,
      ...[server.deps.newId(), learner.user.id],
    );
    await rebuild(learner);
    const after = await stored(learner);
    expect([after.rows, after.days, after.achievements.length]).toEqual([before.rows, before.days, before.achievements.length + 1]);
  });

  test('of everybody says how many', async () => {
    await rebuildEverybody(server.deps);
    const [users] = await query('select count(*)::int as count from users');
    expect(await rebuildEverybody(server.deps)).toEqual({ people: users?.count, changed: 0, rows: 0 });
    expect((await refusalOf(rebuildEverybody(server.deps, server.deps.newId())))?.code).toBe('NOT_FOUND');
  });

  test('attempts from before there was any progress are counted by the job, and by the next attempt', async () => {
    const [one, other] = [await makeUser(server), await makeUser(server)];
    const quiz = await quizOf();
    for (const learner of [one, other]) {
      for (const right of [3, 4]) await take(learner, quiz, right);
      for (const table of ['user_progress', 'user_study_days', 'user_achievements', 'user_badges'])
        await query(`delete from ${table} where user_id = ?`, learner.user.id);
      await query('update exam_attempts set counted_at = null, completed_on = null where user_id = ?', learner.user.id);
    }
    await take(other, quiz, 5);
    expect(await other.call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 3, currentStreak: 3 }]);
    expect(await countUncounted(server.deps)).toBeGreaterThan(0);
    expect(await one.call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 2, averageScore: '70.0' }]);
    expect((await one.call.progress.badges()).map(({ badgeName }) => badgeName)).toEqual(['First Steps']);
    expect(await countUncounted(server.deps)).toBe(0);
  });

  test('what is marked again changes progress, adds what it earns, and takes nothing away', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf('psychiatry');
    await take(learner, quiz, 5);
    const question = quiz.questions[0] ?? '';
    await correctKey(server, question, 3);
    expect(await regradeQuestion(server.deps, question)).toMatchObject({ changed: 1 });
    expect(await learner.call.progress.subjects()).toMatchObject([{ averageScore: '80.0', bestScore: 80 }]);
    expect((await learner.call.progress.badges()).map(({ badgeName }) => badgeName)).toContain('Perfect Score');
    expect(await rebuild(learner)).toMatchObject({ rows: 0 });

    const lucky = await makeUser(server);
    const other = await quizOf('psychiatry');
    await lucky.call.exams.submitQuiz({ quizId: other.id, answers: other.keys.map((key, i) => (i === 0 ? 3 : key)) });
    expect((await lucky.call.progress.badges()).map(({ badgeName }) => badgeName)).toEqual(['First Steps']);
    await correctKey(server, other.questions[0] ?? '', 3);
    await regradeQuestion(server.deps, other.questions[0] ?? '');
    expect((await lucky.call.progress.badges()).map(({ badgeName }) => badgeName).sort()).toEqual(['First Steps', 'Perfect Score']);
  });
});
