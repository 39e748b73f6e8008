import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoredQuestion } from '../../src/server/exams/question.entity.ts';
import { makeQuestions } from '../factories/questions.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { idsOf, makeBlock, takeBlock } from '../setup/blocks.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  learner = await makeUser(server);
});

const now = () => server.deps.clock().getTime();

describe('what fits', () => {
  test('is counted by each filter beside all others', async () => {
    const [word, other] = ['zanthochromia', 'quibbleosis'];
    const one = await makeQuestions(server, { count: 3, stem: `A patient with ${word}. Which is given?`, difficulty: 'hard' });
    const two = await makeQuestions(server, { count: 2, subject: 'surgery', stem: `Now ${word} and ${other}.` });
    await makeQuestions(server, { count: 4, exams: ['aiims-pg'], stem: `${word} for others.` });
    const counts = await callerOf(server).bank.counts({ text: word, subjects: ['Medicine'] });
    expect(counts).toEqual({
      total: 3,
      states: { all: 3, unused: 3, incorrect: 0, marked: 0 },
      subjects: [
        { name: 'Medicine', count: 3 },
        { name: 'Surgery', count: 2 },
      ],
      topics: [{ name: one.topic, subject: 'Medicine', count: 3 }],
      difficulties: [{ name: 'Hard', count: 3 }],
    });
    expect(await callerOf(server).bank.counts({ text: word, difficulties: ['Easy'] })).toMatchObject({
      total: 2,
      subjects: [{ name: 'Surgery', count: 2 }],
      topics: [{ name: two.topic, subject: 'Surgery', count: 2 }],
      difficulties: [
        { name: 'Easy', count: 2 },
        { name: 'Hard', count: 3 },
      ],
    });
    expect((await callerOf(server).bank.counts({ text: `${word} ${other}` })).total).toBe(2);
    expect((await callerOf(server).bank.counts({ text: word, examType: 'AIIMS-PG' })).total).toBe(4);
  });

  test('is listed in pages without anything that tells an answer, with how the last one was', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 3 });
    await takeBlock(learner, { topics: [topic], count: 3 }, now(), (id) => (id === ids[0] ? 0 : id === ids[1] ? 2 : -1));
    await learner.call.bank.mark({ questionId: ids[2] ?? '', isMarked: true });
    const { total, questions } = await learner.call.bank.questions({ topics: [topic], limit: 2 });
    expect([total, questions.map(({ id, lastCorrect, isMarked }) => [id, lastCorrect, isMarked])]).toEqual([
      3,
      [
        [ids[0], true, false],
        [ids[1], false, false],
      ],
    ]);
    const rest = await learner.call.bank.questions({ topics: [topic], limit: 2, offset: 2 });
    expect(rest.questions).toEqual([
      { id: ids[2], question: `Stem of ${ids[2]}?`, subject: 'Medicine', topic, difficulty: 'Easy', lastCorrect: null, isMarked: true },
    ]);
    // To anybody else, and to somebody who is not signed in, they are as new.
    expect((await callerOf(server).bank.questions({ topics: [topic] })).questions.every(({ lastCorrect, isMarked }) => lastCorrect === null && !isMarked)).toBe(
      true,
    );
    expect((await callerOf(server).bank.counts({ topics: [topic] })).states).toEqual({ all: 3, unused: 3, incorrect: 0, marked: 0 });
    expect((await learner.call.bank.counts({ topics: [topic] })).states).toEqual({ all: 3, unused: 1, incorrect: 1, marked: 1 });
  });

  test('is found by words in any order, folded, of the question, its topic and its tags', async () => {
    const { ids } = await makeQuestions(server, { stem: 'Œdematous oesophageal wibbling.', topic: 'Frobnicology', tags: ['snarkitis'] });
    for (const text of ['wibbling', 'WIBBLING esophageal', 'oesophageal wibbles', 'frobnicology snarkitis wibbling', '  snarkitis  '])
      expect([text, (await callerOf(server).bank.questions({ text })).questions.map(({ id }) => id)]).toEqual([text, ids]);
    expect((await callerOf(server).bank.questions({ text: 'wibbling elsewhere' })).total).toBe(0);
  });

  test('is found while its last word is being typed, from three letters on', async () => {
    const { ids } = await makeQuestions(server, { stem: 'Quorbital plimsolation.', topic: 'Zantrology' });
    for (const text of ['quor', 'zantrology plimso', 'Plimsolat'])
      expect([text, (await callerOf(server).bank.questions({ text })).questions.map(({ id }) => id)]).toEqual([text, ids]);
    for (const text of ['qu', 'plimso zantrology', 'quorbital zz'])
      expect([text, (await callerOf(server).bank.questions({ text })).questions.filter(({ id }) => ids.includes(id))]).toEqual([text, []]);
  });

  test('is nothing that content lost, and by its newest text', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 2, stem: 'Gronkulously.' });
    await server.deps.database.fork().nativeUpdate(StoredQuestion, { id: ids[0] }, { retiredAt: server.deps.clock() });
    expect((await callerOf(server).bank.questions({ text: 'gronkulously' })).questions.map(({ id }) => id)).toEqual([ids[1]]);
    expect((await callerOf(server).bank.counts({ topics: [topic] })).total).toBe(1);
    expect(idsOf(await makeBlock(learner, { topics: [topic] }))).toEqual([ids[1]]);
  });
});

test.each([
  ["'; drop table users; --"],
  ['a & | ! <-> :* (('],
  ['%_\\'],
  ['"'],
  ['the of and'],
  ['\u0000\u0007'],
  ['🫀 心臓'],
  ['x'.repeat(200)],
  ['a '.repeat(100)],
  [`\\'; select pg_sleep(9)`],
])('the text %s is looked for as words, and finds at most some', async (text) => {
  const { total, questions } = await callerOf(server).bank.questions({ text, limit: 3 });
  expect(questions.length).toBeLessThanOrEqual(total);
  const { states } = await callerOf(server).bank.counts({ text });
  expect(states.all).toBe(total);
  // Control characters are no text: nothing was looked for.
  if (!text.includes('\u0000')) expect(total).toBeLessThan(50);
});

describe('a mark', () => {
  test('is set, taken away, and refused for what is not there', async () => {
    const { topic, ids } = await makeQuestions(server);
    const questionId = ids[0] ?? '';
    const marked = async () => (await learner.call.bank.counts({ topics: [topic] })).states.marked;
    await learner.call.bank.mark({ questionId, isMarked: true });
    await learner.call.bank.mark({ questionId, isMarked: true });
    expect(await marked()).toBe(1);
    await learner.call.bank.mark({ questionId, isMarked: false });
    expect(await marked()).toBe(0);
    expect((await refusalOf(learner.call.bank.mark({ questionId: 'no-such-question', isMarked: true })))?.code).toBe('NOT_FOUND');
  });

  test('of an attempt is taken over at its end, unless something was said later; that it was not marked there says nothing', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 3 });
    const [kept = '', taken = '', fresh = ''] = ids;
    await learner.call.bank.mark({ questionId: kept, isMarked: true });
    const { id, questions } = await makeBlock(learner, { topics: [topic] });
    const at = now();
    const responses = questions.map((question, position) => ({
      ...{ position, choice: 0, struck: [], note: '', at },
      isMarked: question.id !== kept,
    }));
    await learner.call.exams.answer({ id, responses });
    server.advance(1_000);
    await learner.call.bank.mark({ questionId: taken, isMarked: false });
    await learner.call.exams.submit({ id });
    const { questions: listed } = await learner.call.bank.questions({ topics: [topic] });
    expect(new Map(listed.map((one) => [one.id, one.isMarked]))).toEqual(
      new Map([
        [kept, true],
        [taken, false],
        [fresh, true],
      ]),
    );
  });
});
