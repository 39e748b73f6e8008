import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { masteryOf } from '../../src/shared/progress/subject-progress.rules.ts';
import { correctKey, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Takes a block of all questions that there are of an examination and two subjects; the first so many of each are right. */
async function takeBlock({ call }: SignedIn, right: Readonly<Record<string, number>>): Promise<string> {
  const { attemptId } = await call.bank.makeBlock({ examType: 'DNB-CET', topics: ['Made up'], count: 100, mode: 'study' });
  const { questions, keys } = await call.exams.attempt({ id: attemptId });
  const left = new Map(Object.entries(right));
  const responses = questions.map(({ subject }, position) => {
    const key = keys?.[position]?.correctAnswer ?? 0;
    const isRight = (left.get(subject) ?? 0) > 0;
    left.set(subject, (left.get(subject) ?? 0) - 1);
    return { position, choice: isRight ? key : (key + 1) % 4, isMarked: false, struck: [], note: '', at: server.deps.clock().getTime() };
  });
  await call.exams.submit({ id: attemptId, responses });
  return attemptId;
}

describe('a block', () => {
  test('counts to questions, mastery, days and reviews by the subject of each question, and to nothing else', async () => {
    const learner = await makeUser(server);
    const [medicine, surgery] = [
      await makePaper(server, { kind: 'quiz', sections: [5], exam: 'dnb-cet' }),
      await makePaper(server, { kind: 'quiz', sections: [3], exam: 'dnb-cet', subject: 'surgery' }),
    ];
    await learner.call.exams.submitQuiz({ quizId: medicine.id, answers: medicine.keys.map((key, i) => (i < 3 ? key : (key + 1) % 4)) });
    const id = await takeBlock(learner, { Medicine: 5, Surgery: 1 });
    const kept = 2 ** (-5 / 30);
    const mastered = masteryOf({ right: 3 * kept + 5, asked: (10 * kept + 5) * kept + 5 });
    expect(await learner.call.progress.subjects()).toMatchObject([
      { subject: 'Medicine', examType: 'DNB-CET', totalQuizzesAttempted: 1, averageScore: '60.0', bestScore: 60, currentStreak: 1, mastery: mastered },
      { subject: 'Surgery', totalQuizzesAttempted: 0, averageScore: '0.0', bestScore: 0, currentStreak: 0, longestStreak: 0 },
    ]);
    const statistics = await learner.call.progress.statistics();
    expect(statistics).toMatchObject({ totalQuizzes: 1, overallPerformance: { totalQuestions: 13, averageScore: 60 } });
    expect(statistics.recentAttempts.map((recent) => recent.id)).not.toContain(id);
    const { days, trends } = await learner.call.progress.overview();
    expect([days, trends.map(({ points }) => points.length)]).toMatchObject([[{ attempts: 1, questions: 13 }], [1]]);
    // Two of the quiz, of which the block answered both rightly, and two of the block.
    expect(await learner.call.review.due()).toMatchObject({ cards: 4 });
    expect((await learner.call.profile.stats()).totalTestAttempts).toBe(1);
    expect(await rebuildEverybody(server.deps, learner.user.id)).toMatchObject({ rows: 0 });

    // A later key changes what is known of its subject alone.
    const [question = ''] = surgery.questions;
    await correctKey(server, question, 3);
    await regradeQuestion(server.deps, question);
    const after = await learner.call.progress.subjects();
    expect([after[0]?.mastery, after[1]?.averageScore]).toEqual([mastered, '0.0']);
    expect(await rebuildEverybody(server.deps, learner.user.id)).toMatchObject({ rows: 0 });
  });

  test('alone earns no badge, and is there when everything is counted anew', async () => {
    const learner = await makeUser(server);
    await takeBlock(learner, { Medicine: 2, Surgery: 3 });
    expect([await learner.call.progress.badges(), await learner.call.progress.achievements()]).toEqual([[], []]);
    const before = await learner.call.progress.subjects();
    for (const table of ['user_progress', 'user_study_days']) await server.deps.database.query(`delete from ${table} where user_id = ?`, [learner.user.id]);
    expect((await rebuildEverybody(server.deps, learner.user.id)).changed).toBe(1);
    expect(await learner.call.progress.subjects()).toEqual(before);
  });
});
