import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '../../src/server/auth/user.entity.ts';
import { finishOverdue } from '../../src/server/exams/finish.service.ts';
import type { QuestionSubjectId } from '../../src/shared/content/schema/exam-names.ts';
import { masteryOf } from '../../src/shared/progress/subject-progress.rules.ts';
import { type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
beforeAll(async () => {
  // Days pass here.
  server = await startTestServer({ env: { SESSION_IDLE_MINUTES: '525600', SESSION_MAX_HOURS: '87600' } });
});
afterAll(() => server.close());

const minute = 60_000;
const day = 86_400_000;
/** A mini quiz of ten. */
const quizOf = (subject: QuestionSubjectId = 'medicine', exam: 'neet-pg' | 'usmle-step-1' = 'neet-pg') =>
  makePaper(server, { kind: 'quiz', sections: [10], subject, exam });
/** Choices of which the first so many are right, and the rest wrong. */
const answersOf = ({ keys }: MadePaper, right: number) => keys.map((key, i) => (i < right ? key : (key + 1) % 4));
const take = ({ call }: SignedIn, quiz: MadePaper, right: number) => call.exams.submitQuiz({ quizId: quiz.id, answers: answersOf(quiz, right) });
const response = (position: number, choice: number) => ({ position, choice, isMarked: false, struck: [], note: '', at: server.deps.clock().getTime() });

describe('what attempts come to', () => {
  test('nothing, before the first', async () => {
    const { call, browser } = await makeUser(server);
    const nothing = { totalQuizzes: 0, totalAchievements: 0, totalBadges: 0, overallPerformance: { totalQuestions: 0, averageScore: 0 }, recentAttempts: [] };
    expect(await call.progress.statistics()).toEqual(nothing);
    for (const path of ['user-progress', 'user-achievements', 'user-badges']) expect((await browser.get(`/api/${path}`)).json()).toEqual([]);
    const overview = await call.progress.overview();
    expect(overview).toMatchObject({ timeZone: 'UTC', streak: { current: 0, isFreezeReady: true }, days: [], trends: [], weakTopics: [] });
    expect(overview.next).toHaveLength(6);
    expect(overview.next[0]).toMatchObject({ done: 0 });
  });

  test('the first quiz earns the first badge, and says so where it ends', async () => {
    const learner = await makeUser(server);
    const { id } = await take(learner, await quizOf(), 5);
    expect((await learner.call.progress.earnedIn({ id })).badges.map(({ badgeName }) => badgeName)).toEqual(['First Steps']);
    const listed = await learner.browser.get('/api/user-badges');
    expect(listed.headers['x-total-count']).toBe('1');
    expect(listed.json()).toEqual([
      {
        ...{ id: expect.any(String), badgeName: 'First Steps', badgeDescription: 'Completed the first quiz or test.' },
        ...{ badgeIcon: 'graduation-cap', badgeColor: 'blue', earnedAt: expect.any(String) },
      },
    ]);
    // A second quiz does not earn it again.
    const second = await take(learner, await quizOf(), 5);
    expect((await learner.call.progress.earnedIn({ id: second.id })).badges).toEqual([]);
  });

  test('averages, streaks and the best, by subject and examination, over REST and without it', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    for (const right of [6, 9, 5, 7]) await take(learner, quiz, right);
    await take(learner, await quizOf('surgery', 'usmle-step-1'), 10);
    const rows = await learner.call.progress.subjects();
    expect((await learner.browser.get('/api/user-progress')).json()).toEqual(rows);
    const [medicine, surgery] = rows;
    expect(medicine).toMatchObject({
      ...{ subject: 'Medicine', examType: 'NEET-PG', averageScore: '67.5', totalQuizzesAttempted: 4 },
      ...{ currentStreak: 1, longestStreak: 2, bestScore: 90 },
    });
    expect(surgery).toMatchObject({ subject: 'Surgery', examType: 'USMLE Step 1', averageScore: '100.0', mastery: 55.8 });
    const statistics = (await learner.browser.get('/api/user-statistics')).json();
    expect(statistics).toEqual(await learner.call.progress.statistics());
    expect(statistics).toMatchObject({ totalQuizzes: 5, overallPerformance: { totalQuestions: 50, averageScore: 74 } });
    expect(statistics.recentAttempts).toHaveLength(5);
    expect(statistics.recentAttempts[0]).toMatchObject({ percentage: 100, score: 10, totalQuestions: 10 });
    expect(statistics.recentAttempts[1]).toMatchObject({ quizId: quiz.id, percentage: 70 });
  });

  test('achievements come with their levels, newest first, in pages', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf('pathology');
    for (const right of [10, 10, 10, 3, 3]) await take(learner, quiz, right);
    const all = await learner.call.progress.achievements();
    const named = all.map(({ achievementType, achievementLevel }) => `${achievementType} ${achievementLevel}`);
    expect(named[0]).toBe('Quizzes Completed bronze');
    expect(named.toSorted()).toEqual([
      ...[
        'High Scores bronze',
        'Passes in a Row bronze',
        'Quizzes Completed bronze',
        'Subject Mastery bronze',
        'Subject Mastery gold',
        'Subject Mastery silver',
      ],
    ]);
    expect(all.find(({ achievementLevel }) => achievementLevel === 'gold')).toMatchObject({
      criteria: 'Reach a mastery of 80% in one subject.',
      relatedSubject: 'Pathology',
    });
    const page = await learner.browser.get('/api/user-achievements?limit=2&offset=1');
    expect([page.headers['x-total-count'], page.json()]).toEqual(['6', all.slice(1, 3)]);
    // Mastery has fallen; what was earned stays.
    expect((await learner.call.progress.subjects())[0]?.mastery).toBeLessThan(65);
    expect((await learner.call.progress.statistics()).totalAchievements).toBe(6);
  });

  test('weak topics lead to a mini quiz, and the next achievements are the nearest', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf('psychiatry');
    for (const right of [1, 2, 1, 2]) await take(learner, quiz, right);
    const { weakTopics, next, trends } = await learner.call.progress.overview();
    expect(weakTopics).toMatchObject([{ topic: 'Made up', subject: 'Psychiatry', correct: 6, total: 40, quiz: { id: quiz.id } }]);
    expect(next[0]).toMatchObject({ achievementType: 'Quizzes Completed', achievementLevel: 'bronze', done: 4, wanted: 5 });
    expect(trends.map(({ subject, points }) => [subject, points.map(({ percentage }) => percentage)])).toEqual([['Psychiatry', [10, 20, 10, 20]]]);
    // A quiz that is offered no more is not proposed; another of the subject is.
    await server.deps.database.query('update exam_papers set retired_at = now() where id = ?', [quiz.id]);
    expect((await learner.call.progress.overview()).weakTopics[0]?.quiz?.id).not.toBe(quiz.id);
    expect((await learner.call.progress.overview()).weakTopics[0]?.quiz).not.toBeNull();
  });

  test("what another's attempt earned is nobody's to know", async () => {
    const { id } = await take(await makeUser(server), await quizOf(), 10);
    expect((await refusalOf((await makeUser(server)).call.progress.earnedIn({ id })))?.code).toBe('NOT_FOUND');
  });
});

describe('what counts', () => {
  test('study, practice and exam mode do; practice that an exam took the place of does not', async () => {
    const { call } = await makeUser(server);
    const { id } = await makePaper(server, { sections: [5] });
    const practice = await call.exams.start({ paperId: id, mode: 'practice' });
    await call.exams.answer({ id: practice.attemptId, responses: [response(0, 0)] });
    const exam = await call.exams.start({ paperId: id, mode: 'exam' });
    expect((await call.progress.statistics()).totalQuizzes).toBe(0);
    await call.exams.submit({ id: exam.attemptId, responses: [0, 1, 2, 3, 0].map((choice, i) => response(i, choice)) });
    const earned = await call.progress.earnedIn({ id: exam.attemptId });
    expect(earned.badges.map(({ badgeName }) => badgeName).sort()).toEqual(['Against the Clock', 'First Steps', 'Perfect Score']);
    expect(earned.achievements.find(({ achievementType }) => achievementType === 'Exam Conditions')).toMatchObject({
      relatedExamType: 'NEET-PG',
      achievementLevel: 'bronze',
    });
    const study = await call.exams.start({ paperId: id, mode: 'study' });
    await call.exams.submit({ id: study.attemptId });
    const statistics = await call.progress.statistics();
    expect([statistics.totalQuizzes, statistics.recentAttempts.map((recent) => recent.id)]).toEqual([2, [study.attemptId, exam.attemptId]]);
  });

  test('a paper whose time is over counts, whether anybody looks or not, and is no paper within its time', async () => {
    const { call } = await makeUser(server);
    const { id, keys } = await makePaper(server, { sections: [5] });
    const { attemptId } = await call.exams.start({ paperId: id, mode: 'exam' });
    await call.exams.answer({ id: attemptId, responses: keys.map((key, i) => response(i, key)) });
    server.advance(11 * minute);
    await finishOverdue(server.deps);
    expect(await call.progress.subjects()).toMatchObject([{ totalQuizzesAttempted: 1, bestScore: 100 }]);
    expect((await call.progress.badges()).map(({ badgeName }) => badgeName).sort()).toEqual(['First Steps', 'Perfect Score']);
  });
});

describe('days of study', () => {
  test("are the learner's own, around midnight", async () => {
    const [kolkata, utc] = [await makeUser(server), await makeUser(server)];
    const em = server.deps.database.fork();
    (await em.findOneOrFail(User, { id: kolkata.user.id })).timeZone = 'Asia/Kolkata';
    await em.flush();
    const quiz = await quizOf();
    // To 18:00 UTC, which is half past eleven at night in Kolkata.
    const untilEvening = (18 * 60 * minute - (server.deps.clock().getTime() % day) + day) % day;
    server.advance(untilEvening);
    for (const learner of [kolkata, utc]) await take(learner, quiz, 5);
    server.advance(60 * minute);
    for (const learner of [kolkata, utc]) await take(learner, quiz, 5);
    const [east, west] = [await kolkata.call.progress.overview(), await utc.call.progress.overview()];
    expect([east.timeZone, east.streak.current, east.days.map(({ attempts, questions }) => [attempts, questions])]).toEqual([
      ...['Asia/Kolkata', 2],
      [
        [1, 10],
        [1, 10],
      ],
    ]);
    expect([west.timeZone, west.streak.current, west.days]).toEqual([
      ...['UTC', 1],
      [{ day: west.today, attempts: 2, questions: 20, reviews: 0, patients: 0 }],
    ]);
    expect(east.today).toBe(east.days[1]?.day);
    // A day is missed: the streak lives, on its freeze. Two: it is over.
    server.advance(2 * day);
    expect((await kolkata.call.progress.overview()).streak).toMatchObject({ current: 2, isTodayDone: false, isFreezeReady: false });
    server.advance(day);
    expect((await kolkata.call.progress.overview()).streak).toMatchObject({ current: 0, longest: 2 });
  });

  test('a streak of three days earns its achievement', async () => {
    const learner = await makeUser(server);
    const quiz = await quizOf();
    for (let i = 0; i < 3; i += 1) {
      await take(learner, quiz, 5);
      server.advance(day);
    }
    expect((await learner.call.progress.achievements()).map(({ achievementType }) => achievementType)).toContain('Study Streak');
  });
});

test('mastery is what the rules say, to the last attempt', async () => {
  const learner = await makeUser(server);
  const quiz = await quizOf('pharmacology');
  let state = { right: 0, asked: 10 };
  for (const right of [7, 3, 10]) {
    await take(learner, quiz, right);
    const kept = 2 ** (-10 / 30);
    state = { right: state.right * kept + right, asked: state.asked * kept + 10 };
  }
  expect((await learner.call.progress.subjects())[0]?.mastery).toBe(masteryOf(state));
});
