import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StoredAttempt } from '../../src/server/exams/attempt.entity.ts';
import { finishOverdue } from '../../src/server/exams/finish.service.ts';
import { StoredPaper } from '../../src/server/exams/paper.entity.ts';
import type { SentResponse } from '../../src/shared/exams/attempts.schema.ts';
import { scoreOf } from '../../src/shared/exams/scoring.rules.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { begin, sentResponse } from '../setup/taking.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  learner = await makeUser(server);
});
afterAll(() => server.close());

const minute = 60_000;
const now = () => server.deps.clock().getTime();
const response = (position: number, choice: number, more?: Partial<SentResponse>) => sentResponse(now(), position, choice, more);
const completed = (paperId: string) => server.deps.database.fork().count(StoredAttempt, { paper: paperId, completedAt: { $ne: null } });

describe('taking a paper', () => {
  test('what is answered is kept at once, and comes back on any device', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 0), response(2, 1, { isMarked: true, struck: [3], note: 'ask again' })] });
    const again = await callerOf(server, learner.browser.cookie).exams.attempt({ id: attemptId });
    expect(again.responses.map(({ at: _, choiceAt: __, ...rest }) => rest)).toEqual([
      { position: 0, choice: 0, isMarked: false, struck: [], note: '' },
      { position: 2, choice: 1, isMarked: true, struck: [3], note: 'ask again' },
    ]);
    expect([again.result, again.keys, again.section]).toEqual([null, null, 0]);
    const left = (again.sectionEndsAt ?? 0) - again.serverNow;
    expect(left).toBeGreaterThan(9.9 * minute);
    expect(left).toBeLessThanOrEqual(10 * minute);
  });

  test('a second tab, a second click and another mode go on with what is open', async () => {
    const { id } = await makePaper(server);
    const both = await Promise.all([1, 2, 3].map(() => learner.call.exams.start({ paperId: id, mode: 'exam' })));
    expect(new Set(both.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(both.filter(({ isResumed }) => !isResumed)).toHaveLength(1);
    expect(await learner.call.exams.start({ paperId: id, mode: 'study' })).toEqual({ attemptId: both[0]?.attemptId, isResumed: true });
    expect((await learner.call.exams.open()).find(({ paperId }) => paperId === id)).toMatchObject({ mode: 'exam', answered: 0, totalQuestions: 4 });
  });

  test('what is offered no more is gone on with, and not begun', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const attemptId = await begin(learner, id, 'practice');
    await server.deps.database.fork().nativeUpdate(StoredPaper, { id }, { retiredAt: server.deps.clock() });
    expect(await learner.call.exams.start({ paperId: id, mode: 'practice' })).toEqual({ attemptId, isResumed: true });
    expect(await learner.call.exams.submitQuiz({ quizId: id, answers: [...keys] })).toMatchObject({ id: attemptId, score: 4 });
    expect((await refusalOf(learner.call.exams.start({ paperId: id, mode: 'practice' })))?.code).toBe('NOT_FOUND');
    expect((await refusalOf(learner.call.exams.submitQuiz({ quizId: id, answers: [...keys] })))?.code).toBe('NOT_FOUND');
  });

  test('of two tabs that answer the same question the later counts, whichever arrives first; to different questions both', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    const at = now();
    await Promise.all([
      learner.call.exams.answer({ id: attemptId, responses: [response(0, 2, { at }), response(1, 1, { at })] }),
      learner.call.exams.answer({ id: attemptId, responses: [response(0, 3, { at: at - 500 }), response(3, 3, { at: at - 500 })] }),
    ]);
    const late = await learner.call.exams.answer({ id: attemptId, responses: [response(0, 1, { at: at - 400 })] });
    expect(late.responses[0]?.choice).toBe(2);
    const { responses } = await learner.call.exams.attempt({ id: attemptId });
    expect(responses.map(({ position, choice }) => [position, choice])).toEqual([
      [0, 2],
      [1, 1],
      [3, 3],
    ]);
  });

  test('who marks a question on one device takes no answer away that was given on another', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    const at = now() - 10_000;
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 2, { at })] });
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, -1, { at: at + 5_000, choiceAt: 0, isMarked: true, note: 'ask' })] });
    const { responses } = await learner.call.exams.attempt({ id: attemptId });
    expect(responses).toMatchObject([{ choice: 2, isMarked: true, note: 'ask' }]);
    // Both in one call, too.
    const both = [response(1, 3, { at }), response(1, -1, { at: at + 1, choiceAt: 0, isMarked: true })];
    expect((await learner.call.exams.answer({ id: attemptId, responses: both })).responses).toMatchObject([{ choice: 3, isMarked: true }]);
  });

  test('a clock that is ahead does not win for ever', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 1, { at: now() + 1_000_000 })] });
    server.advance(1_000);
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 2)] });
    expect((await learner.call.exams.attempt({ id: attemptId })).responses[0]?.choice).toBe(2);
  });

  test('the server scores, takes off for wrong answers, and records the true time', async () => {
    const { id, keys } = await makePaper(server, { sections: [5] });
    const attemptId = await begin(learner, id);
    server.advance(90_000);
    const answers = [keys[0] ?? 0, keys[1] ?? 0, 3, 0].map((choice, position) => response(position, choice));
    const { result, keys: told } = await learner.call.exams.submit({ id: attemptId, responses: answers });
    expect(result).toMatchObject({ ...scoreOf(2, 4, 5, { right: 4, lost: 1, every: 1 }), isTimedOut: false, comparison: null });
    expect(result?.secondsTaken).toBeGreaterThanOrEqual(90);
    expect(result?.secondsTaken).toBeLessThan(100);
    expect(result?.subjects).toEqual([{ name: 'Medicine', correct: 2, total: 5 }]);
    expect(told?.map(({ correctAnswer }) => correctAnswer)).toEqual(keys);
    expect(told?.[0]?.link).toMatchObject({ kind: 'article', id: 'anaphylaxis', section: 'management', title: expect.stringMatching(/anaphylaxis/i) });
  });

  test('handing in twice, also at once, gives the same attempt and counts once', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    const all = await Promise.all([0, 1, 2].map((choice) => learner.call.exams.submit({ id: attemptId, responses: [response(0, choice)] })));
    expect(new Set(all.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    const later = await learner.call.exams.submit({ id: attemptId, responses: [response(1, 1)] });
    expect(later.result).toEqual(all[0]?.result);
    expect(await completed(id)).toBe(1);
    expect((await refusalOf(learner.call.exams.answer({ id: attemptId, responses: [response(1, 1)] })))?.code).toBe('CONFLICT');
  });

  test('study mode tells at once, is compared with nobody, and can be put away', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const attemptId = await begin(learner, id, 'study');
    const shown = await learner.call.exams.attempt({ id: attemptId });
    expect([shown.keys?.map(({ correctAnswer }) => correctAnswer), shown.sectionEndsAt]).toEqual([keys, null]);
    expect(await learner.call.exams.discard({ id: attemptId })).toEqual({ success: true });
    expect((await refusalOf(learner.call.exams.attempt({ id: attemptId })))?.code).toBe('NOT_FOUND');
  });

  test('an exam of what was being practised begins afresh', async () => {
    const { id } = await makePaper(server, { kind: 'quiz' });
    const practised = await begin(learner, id, 'practice');
    const exam = await begin(learner, id, 'exam');
    expect(exam).not.toBe(practised);
    // Nothing was answered, so nothing is left of it, and the exam is the first try.
    expect((await refusalOf(learner.call.exams.attempt({ id: practised })))?.code).toBe('NOT_FOUND');
    expect((await refusalOf(learner.call.exams.discard({ id: exam })))?.code).toBe('CONFLICT');
  });
});

describe('what others are compared with', () => {
  const firsts = async (paperId: string) =>
    (await server.deps.database.fork().find(StoredAttempt, { paper: paperId, isFirst: true })).map(({ id, score }) => [id, score]);

  test('is the first try that was no study, also where practice was put away for it', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const practised = await begin(learner, id, 'practice');
    await learner.call.exams.answer({ id: practised, responses: [response(0, 0)] });
    const exam = await begin(learner, id, 'exam');
    await learner.call.exams.submit({ id: exam, responses: keys.map((key, i) => response(i, key)) });
    expect(await firsts(id)).toEqual([[exam, 4]]);
    expect((await learner.call.exams.attempt({ id: practised })).result?.score).toBe(1);
  });

  test('is no study that was called practice at the end', async () => {
    const { id, keys } = await makePaper(server, { kind: 'quiz' });
    const studied = await begin(learner, id, 'study');
    expect(await learner.call.exams.start({ paperId: id, mode: 'practice' })).toEqual({ attemptId: studied, isResumed: true });
    const { mode } = await learner.call.exams.submit({ id: studied, responses: keys.map((key, i) => response(i, key)) });
    expect([mode, await firsts(id)]).toEqual(['study', []]);
  });
});

describe('the clock', () => {
  test('answers that were on their way are taken, later ones are refused in words, and nothing is lost', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    server.advance(10 * minute + 2_000);
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 0)] });
    server.advance(4_000);
    const refusal = await refusalOf(learner.call.exams.answer({ id: attemptId, responses: [response(1, 1)] }));
    expect([refusal?.code, refusal?.message]).toEqual(['CONFLICT', 'The time of this test is over. It was handed in with the answers that had arrived.']);
    const { result } = await learner.call.exams.attempt({ id: attemptId });
    expect(result).toMatchObject({ score: 1, unanswered: 3, isTimedOut: true, secondsTaken: 600 });
  });

  test('at 0:00 it is handed in once, whether a browser is open or not', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id);
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 0), response(1, 0)] });
    server.advance(11 * minute);
    await Promise.all([finishOverdue(server.deps), finishOverdue(server.deps), learner.call.exams.attempt({ id: attemptId })]);
    const { result } = await learner.call.exams.submit({ id: attemptId, responses: [response(2, 2)] });
    expect(result).toMatchObject({ score: 1, incorrect: 1, unanswered: 2, isTimedOut: true, secondsTaken: 600 });
    expect(await completed(id)).toBe(1);
  });

  test('extra time is given', async () => {
    const { id } = await makePaper(server);
    const attemptId = await begin(learner, id, 'exam', 1.5);
    server.advance(14 * minute);
    expect((await learner.call.exams.attempt({ id: attemptId })).result).toBeNull();
    server.advance(2 * minute);
    expect((await learner.call.exams.attempt({ id: attemptId })).result?.secondsTaken).toBe(900);
  });

  test('a section that ran out or was closed stays closed, and the next has its own time', async () => {
    const { id } = await makePaper(server, { sections: [2, 2, 2], minutes: 5 });
    const attemptId = await begin(learner, id);
    expect((await refusalOf(learner.call.exams.answer({ id: attemptId, responses: [response(2, 0)] })))?.code).toBe('CONFLICT');
    await learner.call.exams.answer({ id: attemptId, responses: [response(0, 0)] });
    server.advance(2 * minute);
    const closed = await learner.call.exams.closeSection({ id: attemptId, section: 0 });
    expect([closed.section, Math.round(((closed.sectionEndsAt ?? 0) - now()) / minute)]).toEqual([1, 5]);
    // Closing it again, from another tab, closes nothing more.
    expect((await learner.call.exams.closeSection({ id: attemptId, section: 0 })).section).toBe(1);
    const mixed = await learner.call.exams.answer({ id: attemptId, responses: [response(0, 1), response(2, 2)] });
    expect([mixed.refused, mixed.responses.map(({ position, choice }) => [position, choice])]).toEqual([
      [0],
      [
        [0, 0],
        [2, 2],
      ],
    ]);
    server.advance(5 * minute + 1_000);
    // In the grace after its end the page shows the next section, and that is what it closes.
    expect((await learner.call.exams.closeSection({ id: attemptId, section: 1 })).section).toBe(2);
    server.advance(minute - 1_000);
    const shown = await learner.call.exams.attempt({ id: attemptId });
    expect([shown.section, Math.round(((shown.sectionEndsAt ?? 0) - now()) / minute)]).toEqual([2, 4]);
    await finishOverdue(server.deps);
    expect((await refusalOf(learner.call.exams.answer({ id: attemptId, responses: [response(2, 0)] })))?.code).toBe('CONFLICT');
    expect((await learner.call.exams.submit({ id: attemptId })).result).toMatchObject({ score: 2, unanswered: 4 });
  });
});

test('whatever is answered in whatever order, the score is that of the last answers', async () => {
  const { id, keys } = await makePaper(server, { sections: [6], marking: { right: 1, lost: 1, every: 3 } });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ position: fc.nat(5), choice: fc.integer({ min: -1, max: 3 }), after: fc.nat(1_000) }), { minLength: 1, maxLength: 12 }),
      async (steps) => {
        const someone = await makeUser(server);
        const attemptId = await begin(someone, id, 'practice');
        const at = now() - 100_000;
        const sent = steps.map(({ position, choice, after }, i) => response(position, choice, { at: at + after * 20 + i }));
        for (const one of sent) await someone.call.exams.answer({ id: attemptId, responses: [one] });
        const last = keys.map((_, i) => sent.filter(({ position }) => position === i).sort((a, b) => b.at - a.at)[0]?.choice ?? -1);
        const { result } = await someone.call.exams.submit({ id: attemptId });
        const correct = last.filter((choice, i) => choice === keys[i]).length;
        expect(result).toMatchObject(scoreOf(correct, last.filter((choice) => choice >= 0).length, 6, { right: 1, lost: 1, every: 3 }));
      },
    ),
    { numRuns: 12 },
  );
});

test('those who took it are compared once thirty have, by their first time', async () => {
  const { id, keys } = await makePaper(server, { kind: 'quiz' });
  const whole = (right: number) => ({ quizId: id, answers: keys.map((key, i) => (i < right ? key : (key + 1) % 4)) });
  let last = learner;
  for (let i = 0; i < 30; i += 1) {
    last = await makeUser(server);
    const attemptId = (await last.call.exams.submitQuiz(whole(i % 5))).id;
    const { result } = await last.call.exams.attempt({ id: attemptId });
    expect(result?.comparison === null).toBe(i < 29);
  }
  const attemptId = await begin(last, id, 'practice');
  const { result } = await last.call.exams.submit({ id: attemptId, responses: keys.map((key, i) => response(i, key)) });
  // Six each of 0 to 4 right; this second time of the best is held against the 29 others.
  expect(result?.comparison).toEqual({ takers: 30, meanPercentage: 50, percentile: Math.round((100 * (24 + 5 / 2)) / 29) });
});
