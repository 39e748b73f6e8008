import { afterAll, beforeAll, expect, test } from 'vitest';
import { inUnitOf } from '../../src/server/exams/finish.service.ts';
import { rebuildEverybody } from '../../src/server/progress/rebuild.service.ts';
import { reactions } from '../../src/server/reactions.ts';
import type { CountedPatient } from '../../src/shared/progress/counted-attempt.types.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

/** Patients that were seen to the end, by who saw them. */
const seen = new Map<string, CountedPatient[]>();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ reactions: { ...reactions, studies: [...reactions.studies, async (_em, user) => seen.get(user) ?? []] } });
});
afterAll(() => server.close());

const day = 86_400_000;

/** Says that somebody saw a patient, so many days ago, as the feature does it in its transaction. */
async function see({ user }: SignedIn, daysAgo: number, isSolved: boolean): Promise<void> {
  const at = server.deps.clock().getTime() - daysAgo * day;
  const patient: CountedPatient = { kind: 'patient', id: server.deps.newId(), at, day: new Date(at).toISOString().slice(0, 10), isSolved };
  seen.set(user.id, [...(seen.get(user.id) ?? []), patient]);
  await inUnitOf({ em: server.deps.database.fork() }, user.id, async (em) => {
    for (const react of server.deps.reactions.studied) await react(em, server.deps, { user: user.id, studies: [patient], isAnew: false });
  });
}

const earnedBy = async ({ call }: SignedIn) =>
  (await call.progress.achievements()).map(({ achievementType, achievementLevel }) => `${achievementType} ${achievementLevel}`);

test('patients make days of study, and those that are solved their achievement, in whatever order they come', async () => {
  const learner = await makeUser(server);
  await see(learner, 5, false);
  expect(await earnedBy(learner)).toEqual([]);
  await see(learner, 1, true);
  expect(await earnedBy(learner)).toEqual(['Patients Solved bronze']);
  expect((await learner.call.progress.overview()).next.find(({ achievementType }) => achievementType === 'Patients Solved')).toMatchObject({
    done: 1,
    wanted: 5,
  });
  // Late: the two days before the first make a streak of three, which is over by now.
  await see(learner, 7, true);
  await see(learner, 6, false);
  expect((await earnedBy(learner)).toSorted()).toEqual(['Patients Solved bronze', 'Study Streak bronze']);
  const { days, streak } = await learner.call.progress.overview();
  expect([days.map(({ attempts, questions, reviews, patients }) => [attempts, questions, reviews, patients]), streak.longest]).toEqual([
    Array.from({ length: 4 }, () => [0, 0, 0, 1]),
    3,
  ]);
  expect((await rebuildEverybody(server.deps, learner.user.id)).rows).toBe(0);
});

test('a quiz on a day of patients counts beside them', async () => {
  const learner = await makeUser(server);
  const quiz = await makePaper(server, { kind: 'quiz', sections: [5] });
  await see(learner, 0, true);
  await learner.call.exams.submitQuiz({ quizId: quiz.id, answers: quiz.keys.map(() => 0) });
  await see(learner, 0, true);
  expect((await learner.call.progress.overview()).days).toMatchObject([{ attempts: 1, questions: 5, reviews: 0, patients: 2 }]);
  await server.deps.database.query('delete from user_study_days where user_id = ?', [learner.user.id]);
  expect((await rebuildEverybody(server.deps, learner.user.id)).rows).toBe(1);
  expect((await learner.call.progress.overview()).days).toMatchObject([{ attempts: 1, questions: 5, reviews: 0, patients: 2 }]);
});
