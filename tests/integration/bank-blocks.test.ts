import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StoredPaper } from '../../src/server/exams/paper.entity.ts';
import type { BlockInput } from '../../src/shared/bank/bank.schema.ts';
import { makePaper } from '../factories/papers.ts';
import { makeQuestions } from '../factories/questions.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { idsOf, makeBlock, takeBlock } from '../setup/blocks.ts';
import { begin, sentResponse } from '../setup/taking.ts';
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
const papers = (id: string) => server.deps.database.fork().count(StoredPaper, { id });

describe('a block', () => {
  test('asks questions that fit, of several subjects, with the pace and the marking of its examination', async () => {
    const one = await makeQuestions(server, { count: 3, difficulty: 'hard' });
    const two = await makeQuestions(server, { count: 2, subject: 'surgery', difficulty: 'hard' });
    const block = await makeBlock(learner, { topics: [one.topic, two.topic], count: 40, mode: 'exam', extraTime: 1.5 });
    expect(idsOf(block)).toEqual([...one.ids, ...two.ids].sort());
    expect(block).toMatchObject({
      ...{ mode: 'exam', extraTime: 1.5, keys: null, responses: [], result: null, causes: [], statistics: null },
      paper: {
        ...{ kind: 'block', title: 'Block: Medicine and Surgery', difficulty: 'Hard', examType: 'NEET-PG', subject: null, topic: null, duration: 6 },
        ...{ marking: { right: 4, lost: 1, every: 1 }, sections: [{ title: 'Block: Medicine and Surgery', minutes: 6, first: 0, count: 5 }] },
      },
    });
    const left = (block.sectionEndsAt ?? 0) - block.serverNow;
    expect(left).toBeGreaterThan(8.9 * 60_000);
    expect(left).toBeLessThanOrEqual(9 * 60_000);
  });

  test('of one topic is called by it, in tutor mode tells its keys at once, and has no clock', async () => {
    const { topic } = await makeQuestions(server, { count: 2, exams: ['usmle-step-1'] });
    const block = await makeBlock(learner, { topics: [topic], examType: 'USMLE Step 1', extraTime: 2 });
    expect(block).toMatchObject({
      ...{ mode: 'study', extraTime: 1, sectionEndsAt: null, keys: [{ correctAnswer: 0 }, { correctAnswer: 0 }] },
      paper: { title: `Block: ${topic}`, topic, subject: 'Medicine', duration: 3, marking: { right: 1, lost: 0, every: 1 } },
    });
  });

  test('has as many as are wanted, and other ones each time', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 30 });
    const blocks = await Promise.all([1, 2, 3].map(() => makeBlock(learner, { topics: [topic], count: 8 })));
    for (const block of blocks) {
      expect(new Set(idsOf(block)).size).toBe(8);
      expect(ids).toEqual(expect.arrayContaining(idsOf(block)));
    }
    expect(new Set(blocks.map((block) => idsOf(block).join())).size).toBeGreaterThan(1);
  });

  test.each([
    ['its subject', (all: BlockInput) => ({ ...all, subjects: ['Surgery' as const] })],
    ['its difficulty', (all: BlockInput) => ({ ...all, difficulties: ['Hard' as const] })],
    ['its topic', (all: BlockInput) => ({ ...all, topics: all.topics.slice(0, 1) })],
    ['its words', (all: BlockInput) => ({ ...all, text: 'singularly' })],
    ['its examination', (all: BlockInput) => ({ ...all, examType: 'AIIMS-PG' as const })],
  ])('is drawn by %s', async (_, narrow) => {
    const own = await makeQuestions(server, { count: 2, subject: 'surgery', difficulty: 'hard', stem: 'Singularly so?', exams: ['neet-pg', 'aiims-pg'] });
    const other = await makeQuestions(server, { count: 2 });
    const all: BlockInput = {
      examType: 'NEET-PG',
      text: '',
      subjects: [],
      topics: [own.topic, other.topic],
      difficulties: [],
      count: 10,
      mode: 'study',
      extraTime: 1,
    };
    expect(idsOf(await makeBlock(learner, all))).toHaveLength(4);
    expect(idsOf(await makeBlock(learner, narrow(all)))).toEqual([...own.ids]);
  });

  test('asks what was never used first, then what was not seen longest', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 9 });
    const seen: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const block = await takeBlock(learner, { topics: [topic], count: 3 }, now());
      server.advance(1_000);
      seen.push(...idsOf(block));
    }
    expect([...seen].sort()).toEqual([...ids]);
    expect(idsOf(await makeBlock(learner, { topics: [topic], count: 3 }))).toEqual(seen.slice(0, 3));
    expect(idsOf(await makeBlock(learner, { topics: [topic], count: 6 }))).toEqual(seen.slice(0, 6).sort());
  });

  test('leaves sisters out while there are others', async () => {
    const [first, second] = [await makeQuestions(server, { count: 4, sisters: 'made-a' }), await makeQuestions(server, { count: 4, sisters: 'made-b' })];
    const topics = [first.topic, second.topic];
    const two = idsOf(await makeBlock(learner, { topics, count: 2 }));
    expect([two.filter((id) => first.ids.includes(id)).length, two.filter((id) => second.ids.includes(id)).length]).toEqual([1, 1]);
    expect(idsOf(await makeBlock(learner, { topics, count: 8 }))).toHaveLength(8);
  });

  test('is drawn by what is unused, was answered wrongly the last time, or is marked', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 4 });
    const [right = '', wrong = '', left = '', marked = ''] = ids;
    await takeBlock(learner, { topics: [topic] }, now(), (id) => (id === right ? 0 : id === wrong ? 1 : -1));
    await learner.call.bank.mark({ questionId: marked, isMarked: true });
    const drawn = async (state: 'unused' | 'incorrect' | 'marked') => idsOf(await makeBlock(learner, { topics: [topic], state }));
    expect([await drawn('unused'), await drawn('incorrect'), await drawn('marked')]).toEqual([[left, marked].sort(), [wrong], [marked]]);
    server.advance(1_000);
    await takeBlock(learner, { topics: [topic], state: 'incorrect' }, now());
    expect((await refusalOf(drawn('incorrect')))?.code).toBe('BAD_INPUT');
  });

  test('is one for each call, also at once, each whole; nobody has too many open', async () => {
    const { topic } = await makeQuestions(server, { count: 5 });
    const made = await Promise.all([1, 2].map(() => learner.call.bank.makeBlock({ topics: [topic] })));
    expect([new Set(made.map(({ attemptId }) => attemptId)).size, made.map(({ totalQuestions }) => totalQuestions)]).toEqual([2, [5, 5]]);
    for (let i = 2; i < 50; i += 1) await learner.call.bank.makeBlock({ topics: [topic], count: 1 });
    const refused = await refusalOf(learner.call.bank.makeBlock({ topics: [topic] }));
    expect([refused?.code, refused?.message]).toEqual(['CONFLICT', expect.stringContaining('50 blocks open')]);
    await learner.call.exams.discard({ id: made[0]?.attemptId ?? '' });
    await learner.call.bank.makeBlock({ topics: [topic] });
  });
});

describe('a block is an attempt like any', () => {
  test('it is answered, gone on with, handed in, compared with nobody, and taken again by its maker', async () => {
    const { topic } = await makeQuestions(server, { count: 4 });
    const block = await makeBlock(learner, { topics: [topic], mode: 'exam' });
    const answers = block.questions.map((_, position) => sentResponse(now(), position, position === 0 ? 1 : 0));
    await learner.call.exams.answer({ id: block.id, responses: answers });
    expect(await learner.call.exams.open()).toMatchObject([{ id: block.id, kind: 'block', answered: 4, totalQuestions: 4 }]);
    const done = await learner.call.exams.submit({ id: block.id });
    expect(done).toMatchObject({
      keys: block.questions.map(() => ({ correctAnswer: 0 })),
      result: { score: 3, marks: 11, maximumMarks: 16, comparison: null },
    });
    const again = await learner.call.exams.start({ paperId: block.paper.id, mode: 'study' });
    expect(again.isResumed).toBe(false);
    expect(idsOf(await learner.call.exams.attempt({ id: again.attemptId }))).toEqual(idsOf(block));
    const [row] = await server.deps.database.query<{ first: number }>('select count(*)::int as first from exam_attempts where paper_id = ? and is_first', [
      block.paper.id,
    ]);
    expect(row?.first).toBe(0);
  });

  test('taken again after a correction, it asks the question as it is now', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 2 });
    const block = await takeBlock(learner, { topics: [topic] }, now());
    const { database } = server.deps;
    await database.query(
      `insert into exam_question_versions select question_id || '@2', question_id, 2, 'y', 'Corrected.', options, 1, explanation, point, tags, link, sources, created_at
       from exam_question_versions where id = ?`,
      [`${ids[0]}@1`],
    );
    await database.query('update exam_questions set version = 2 where id = ?', [ids[0]]);
    const ofFirst = ({ questions }: typeof block) => questions.find(({ id }) => id === ids[0])?.question;
    const again = await learner.call.exams.attempt({ id: await begin(learner, block.paper.id, 'study') });
    expect([ofFirst(again), ofFirst(await learner.call.exams.attempt({ id: block.id }))]).toEqual(['Corrected.', `Stem of ${ids[0]}?`]);
  });

  test('no list has it, and to everybody else it does not exist, whichever way they ask', async () => {
    const { topic } = await makeQuestions(server, { count: 5 });
    const { id, paper } = await makeBlock(learner, { topics: [topic] });
    const stranger = await makeUser(server);
    const lists = [learner.call.exams.listSeries({ limit: 500 }), learner.call.exams.listQuizzes({ limit: 500 })];
    for (const list of await Promise.all(lists)) expect(list.map((one) => one.id)).not.toContain(paper.id);
    const five = [0, 0, 0, 0, 0];
    for (const { call } of [stranger, learner]) {
      const asked = [
        call.exams.series({ id: paper.id }),
        call.exams.quiz({ id: paper.id }),
        call.exams.questions({ testSeriesId: paper.id }),
        call.exams.questions({ quizId: paper.id }),
        call.exams.submitTest({ testSeriesId: paper.id, answers: five }),
        call.exams.submitQuiz({ quizId: paper.id, answers: five }),
      ];
      expect(await Promise.all(asked.map(async (one) => (await refusalOf(one))?.code))).toEqual(asked.map(() => 'NOT_FOUND'));
    }
    const { call } = stranger;
    const ofOthers = [
      ...(['exam', 'practice', 'study'] as const).map((mode) => call.exams.start({ paperId: paper.id, mode })),
      call.exams.attempt({ id }),
      call.exams.answer({ id, responses: [sentResponse(1, 0, 0)] }),
      call.exams.closeSection({ id, section: 0 }),
      call.exams.submit({ id }),
      call.exams.discard({ id }),
      call.bank.cause({ id, position: 0, cause: 'time' }),
    ];
    expect(await Promise.all(ofOthers.map(async (one) => (await refusalOf(one))?.code))).toEqual(ofOthers.map(() => 'NOT_FOUND'));
    expect((await learner.call.exams.attempt({ id })).result).toBeNull();
    expect(await call.exams.open()).toEqual([]);
  });

  test('discarded, it takes its paper with it, unless it was taken before', async () => {
    const { topic } = await makeQuestions(server, { count: 2 });
    const { id, paper } = await makeBlock(learner, { topics: [topic] });
    await learner.call.exams.discard({ id });
    expect(await papers(paper.id)).toBe(0);
    const taken = await takeBlock(learner, { topics: [topic] }, now());
    const again = await learner.call.exams.start({ paperId: taken.paper.id, mode: 'practice' });
    await learner.call.exams.discard({ id: again.attemptId });
    expect([await papers(taken.paper.id), (await learner.call.exams.attempt({ id: taken.id })).result?.score]).toEqual([1, 2]);
  });

  test('finished, it is activity and performance, and no test that was taken', async () => {
    const { topic } = await makeQuestions(server, { count: 3 });
    const { id, paper } = await takeBlock(learner, { topics: [topic] }, now(), () => 1);
    const { items } = await learner.call.profile.activity();
    expect(items).toContainEqual(expect.objectContaining({ description: `Completed ${paper.title} (0%)`, path: `/pg-preparation?attempt=${id}` }));
    expect(await learner.call.exams.performance()).toMatchObject({ recent: [{ id, kind: 'block' }], topics: [{ name: topic, correct: 0, total: 3 }] });
    expect([await learner.call.exams.listTestAttempts(), await learner.call.exams.listQuizAttempts()]).toEqual([[], []]);
    expect((await learner.call.profile.stats()).totalTestAttempts).toBe(0);
    await learner.call.progress.overview();
  });
});

describe('what is open in exam mode', () => {
  test('is asked in no block, and nothing tells how it was answered before', async () => {
    const paper = await makePaper(server, { sections: [4], subject: 'psychiatry' });
    const { topic, ids } = await makeQuestions(server, { count: 2, subject: 'psychiatry' });
    const before = await makePaper(server, { kind: 'quiz', questions: paper.questions, subject: 'psychiatry' });
    await learner.call.exams.submitQuiz({ quizId: before.id, answers: [0, 0, 0, -1] });
    const topics = ['Made up', topic];
    const filters = { subjects: ['Psychiatry' as const], topics };
    const earlier = await makeBlock(learner, { ...filters, count: 100 });
    expect(idsOf(earlier)).toEqual(expect.arrayContaining([...paper.questions]));
    await learner.call.exams.submit({ id: earlier.id });
    expect((await learner.call.bank.counts({ ...filters, state: 'incorrect' })).total).toBe(2);

    const attemptId = await begin(learner, paper.id);
    for (const mode of ['study', 'practice', 'exam'] as const) expect(idsOf(await makeBlock(learner, { ...filters, mode, count: 100 }))).toEqual([...ids]);
    const none = await refusalOf(learner.call.bank.makeBlock({ ...filters, topics: ['Made up'] }));
    expect([none?.code, none?.message]).toEqual(['CONFLICT', expect.stringContaining('open in exam mode')]);
    for (const mode of ['study', 'practice', 'exam'] as const)
      expect((await refusalOf(learner.call.exams.start({ paperId: earlier.paper.id, mode })))?.code).toBe('CONFLICT');
    const { questions } = await learner.call.bank.questions(filters);
    expect(questions.filter(({ lastCorrect }) => lastCorrect !== null)).toEqual([]);
    expect((await learner.call.bank.counts(filters)).states).toMatchObject({ all: 6, unused: 3, incorrect: 0 });
    expect((await learner.call.exams.attempt({ id: earlier.id })).keys).toBeNull();
    expect((await refusalOf(learner.call.bank.cause({ id: earlier.id, position: 0, cause: 'time' })))?.code).toBe('CONFLICT');
    await learner.call.exams.submit({ id: attemptId });
    expect((await learner.call.bank.counts({ ...filters, state: 'incorrect' })).total).toBe(2);
  });

  test('is a block too: its questions tell no keys elsewhere', async () => {
    const { topic, ids } = await makeQuestions(server, { count: 3 });
    const { id } = await makeBlock(learner, { topics: [topic], mode: 'exam' });
    const listed = await learner.call.exams.questions({ subject: 'Medicine', examType: 'NEET-PG', limit: 500 });
    const own = listed.filter((question) => ids.includes(question.id));
    expect(own.map(({ correctAnswer }) => correctAnswer)).toEqual([undefined, undefined, undefined]);
    expect((await refusalOf(learner.call.exams.discard({ id })))?.code).toBe('CONFLICT');
  });
});

describe('bad input', () => {
  const post = (body: object) => learner.browser.post('/api/pg-blocks', body);
  test.each([
    ['count', { count: 0 }],
    ['count', { count: 101 }],
    ['count', { count: 1.5 }],
    ['count', { count: '20' }],
    ['mode', { mode: 'tutor' }],
    ['extraTime', { extraTime: 3 }],
    ['examType', { examType: 'MRCP' }],
    ['state', { state: 'seen' }],
    ['subjects.0', { subjects: ['Alchemy'] }],
    ['subjects', { subjects: 'Medicine' }],
    ['difficulties.0', { difficulties: ['Impossible'] }],
    ['topics.0', { topics: ['x'.repeat(121)] }],
    ['topics', { topics: Array.from({ length: 101 }, () => 'x') }],
    ['text', { text: 'x'.repeat(201) }],
    ['text', { text: 7 }],
  ])('%s is named where it is %j', async (path, body) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
  });

  test.each([
    [
      'topics',
      { topics: ['No such topic'], subjects: ['Medicine'] },
      'No question for NEET-PG fits all filters: Medicine; the topic No such topic. Please take one of them away.',
    ],
    ['text', { text: 'xyzzyplugh' }, 'No question for NEET-PG fits all filters: the words “xyzzyplugh”. Please take one of them away.'],
    ['state', { state: 'marked' }, 'No question for NEET-PG fits all filters: marked. Please take one of them away.'],
    ['topics', { topics: ['\u0000'] }, expect.stringContaining('No question')],
  ])('no question that fits is said with the filters (%s)', async (path, body, message) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ message, issues: [{ path, message }] })]);
    expect(await learner.call.exams.open()).toEqual([]);
  });

  test('nobody makes a block without signing in', async () => {
    expect((await refusalOf(callerOf(server).bank.makeBlock({})))?.code).toBe('NOT_AUTHENTICATED');
  });
});
