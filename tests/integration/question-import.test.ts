import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedExams } from '../../src/server/exams/exams.seed.ts';
import { importIdOf } from '../../src/server/question-files/identity.rules.ts';
import { retireQuestions } from '../../src/server/question-files/import.service.ts';
import { importFile, retire } from '../../src/server/question-files/import-command.service.ts';
import { makePaper } from '../factories/papers.ts';
import { makeUser } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { callerOf, refusalOf } from '../setup/typed-caller.ts';

let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'questions-'));
  return () => rm(directory, { recursive: true });
});

let made = 0;
interface Made {
  readonly question: string;
  readonly options: readonly string[];
  readonly [field: string]: unknown;
}
/** A question that no other test has. */
const question = (more: Record<string, unknown> = {}): Made => {
  made += 1;
  const said = {
    answer: 'B',
    explanation: 'It was so.',
    subject: 'Medicine',
    topic: 'Imported',
    exam: 'NEET-PG',
    difficulty: 'Hard',
    source: 'Notes of a course',
  };
  return { question: `Imported ${made}: which is it?`, options: ['One', 'Two', 'Three', 'Four'], ...said, ...more };
};
const idOf = ({ question: stem, options }: Made) => importIdOf({ stem, options: options.map((text) => ({ text })) });

async function put(questions: readonly unknown[], name = 'questions.jsonl'): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, questions.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
  return path;
}
const importAll = async (questions: readonly unknown[], isDryRun = false) =>
  importFile(server.deps, { path: await put(questions), format: null, isDryRun, defaults: {} });

/** Everything that an import could have changed. */
const stored = () =>
  server.deps.database.query<Record<string, unknown>>(
    `select q.id, q.version, q.topic, q.retired_at, (select count(*)::int from exam_question_versions v where v.question_id = q.id) as versions
     from exam_questions q where origin = 'import' order by q.id`,
    [],
  );
const rowOf = async (one: Made) => (await stored()).find(({ id }) => id === idOf(one));

describe('importing a file', () => {
  test('brings its questions in as any other, with what they are filed under', async () => {
    const one = question({ why: ['', 'Right.'], tags: 'gout; joints', point: 'Keep it.' });
    expect(await importAll([one])).toEqual({ isDone: true, lines: ['1 question: 1 new, 0 corrected, 0 filed elsewhere or asked again, 0 unchanged.'] });
    const listed = await callerOf(server).exams.questions({ subject: 'Medicine', difficulty: 'Hard', limit: 500 });
    expect(listed.find(({ id }) => id === idOf(one))).toEqual({
      ...{ id: idOf(one), question: one.question, options: one.options, subject: 'Medicine', topic: 'Imported', difficulty: 'Hard', examTypes: ['NEET-PG'] },
      ...{ tags: ['gout', 'joints'], correctAnswer: 1, explanation: 'It was so.', why: ['', 'Right.', '', ''], point: 'Keep it.', link: null, sources: [] },
      citation: 'Notes of a course',
    });
  });

  test('a dry run says what would be done, and writes nothing', async () => {
    const before = await stored();
    expect(await importAll([question(), question()], true)).toEqual({
      isDone: true,
      lines: [expect.stringMatching(/^2 questions: 2 new.*nothing was written\.$/)],
    });
    expect(await stored()).toEqual(before);
  });

  test('one wrong question keeps all others out, and every wrong one is named with its line', async () => {
    const before = await stored();
    const path = await put([question(), question({ answer: 'F' }), '{"question":', question({ exam: 'USMLE Step 1' }), question()]);
    const { isDone, lines } = await importFile(server.deps, { path, format: null, isDryRun: false, defaults: {} });
    expect([isDone, lines.map((line) => line.replace(/“.*”/, '“…”').slice(path.length + 1))]).toEqual([
      false,
      [
        '2: “…”: Answer "F" is none of its options: it is the letter of the best option, from A to D.',
        expect.stringMatching(/^3: “…”: The line is no JSON/),
        '4: “…”: It has 4 options, and USMLE Step 1 asks with 5.',
        expect.anything(),
      ],
    ]);
    expect(lines.at(-1)).toBe('3 places to mend; nothing was imported.');
    expect(await stored()).toEqual(before);
  });

  test('a failure in the middle of writing leaves nothing behind', async () => {
    const before = await stored();
    const [first, last] = [question(), question()];
    // A version that is there already, of a question that is not: the second statement fails.
    await server.deps.database.query(
      `insert into exam_questions (id, subject, topic, difficulty, exams, version, origin) values ('in-the-way', 'medicine', 'x', 'easy', '{}', 1, 'content') returning id`,
      [],
    );
    await server.deps.database.query(
      `insert into exam_question_versions (id, question_id, version, hash, stem, options, key, explanation, point, tags, sources, created_at)
       values (?, 'in-the-way', 1, 'x', 'x', '[]', 0, '', '', '[]', '[]', now()) returning id`,
      [`${idOf(last)}@1`],
    );
    await expect(importAll([first, last])).rejects.toThrow();
    expect(await stored()).toEqual(before);
  });

  test('twice changes nothing; a corrected explanation is a new version, another topic is none, and papers taken keep what they asked', async () => {
    const one = question();
    await importAll([one]);
    const { call } = await makeUser(server);
    const paper = await makePaper(server, { kind: 'quiz', sections: [1], questions: [idOf(one)] });
    const taken = await call.exams.submitQuiz({ quizId: paper.id, answers: [1] });
    const before = await stored();
    expect((await importAll([one])).lines).toEqual([expect.stringContaining('0 new, 0 corrected, 0 filed elsewhere or asked again, 1 unchanged')]);
    expect(await stored()).toEqual(before);

    const corrected = { ...one, explanation: 'It was otherwise.', answer: 'A' };
    expect((await importAll([corrected], true)).lines).toEqual([expect.stringContaining('0 new, 1 corrected')]);
    expect((await importAll([corrected])).lines).toEqual([expect.stringContaining('0 new, 1 corrected')]);
    expect(await rowOf(one)).toMatchObject({ version: 2, versions: 2 });
    expect((await call.exams.attempt({ id: taken.id })).keys?.[0]).toMatchObject({ correctAnswer: 1, explanation: 'It was so.' });

    expect((await importAll([{ ...corrected, topic: 'Elsewhere' }])).lines).toEqual([expect.stringContaining('0 corrected, 1 filed elsewhere')]);
    expect(await rowOf(one)).toMatchObject({ version: 2, versions: 2, topic: 'Elsewhere' });
    const reworded = { ...one, question: `${one.question} Another.` };
    expect((await importAll([reworded])).lines).toEqual([expect.stringContaining('1 new')]);
  });

  test('a question of content/ is not asked a second time', async () => {
    const { questions } = await makePaper(server, { sections: [1] });
    const one = question({ question: `Stem ${questions[0]}?`, options: ['Four', 'Three', 'Two', 'One'] });
    expect(await importAll([question(), one])).toEqual({
      isDone: false,
      lines: [
        expect.stringContaining(`:2: “Stem ${questions[0]}?”: The question ${questions[0]}, which is there already, asks the same.`),
        '1 place to mend; nothing was imported.',
      ],
    });
  });

  test('two at once bring a question in once', async () => {
    const one = question();
    const path = await put([one]);
    const again = () => importFile(server.deps, { path, format: null, isDryRun: false, defaults: {} });
    const outcomes = await Promise.all([again(), again()]);
    expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(await rowOf(one)).toMatchObject({ version: 1, versions: 1 });
  });

  test('what cannot be read at all is said in words', async () => {
    const read = (path: string, defaults = {}) => refusalOf(importFile(server.deps, { path, format: null, isDryRun: false, defaults }));
    expect((await read(await put([], 'questions.docx')))?.message).toMatch(/says no format .*--format/);
    expect((await read(await put([' '])))?.message).toMatch(/is empty/);
    expect((await read(await put(['// a comment alone'], 'questions.gift')))?.message).toMatch(/There is no question in/);
    expect((await read(await put([question()]), { subject: 'Alchemy' }))?.message).toMatch(/^Subject must be one of/);
  });
});

describe('taking questions out again', () => {
  test('by an id or by a file; who took them keeps them, and another import brings them back', async () => {
    const [one, two, three] = [question(), question(), question()];
    await importAll([one, two]);
    const paper = await makePaper(server, { kind: 'quiz', sections: [1], questions: [idOf(one)] });
    const { call } = await makeUser(server);
    const taken = await call.exams.submitQuiz({ quizId: paper.id, answers: [1] });
    expect(await retire(server.deps, { path: idOf(one), format: null })).toMatchObject({ isDone: true });
    const asked = async () => (await callerOf(server).exams.questions({ subject: 'Medicine', difficulty: 'Hard', limit: 500 })).map(({ id }) => id);
    expect([(await asked()).includes(idOf(one)), (await asked()).includes(idOf(two))]).toEqual([false, true]);
    expect((await call.exams.attempt({ id: taken.id })).questions[0]?.question).toBe(one.question);
    expect((await refusalOf(retire(server.deps, { path: idOf(one), format: null })))?.code).toBe('NOT_FOUND');

    const out = await retire(server.deps, { path: await put([one, two, three]), format: null });
    expect(out.lines).toEqual(['1 question is asked no more; papers that were taken keep them. 2 questions of the file were not there.']);
    expect((await importAll([one, two])).lines).toEqual([expect.stringContaining('0 new, 0 corrected, 2 filed elsewhere or asked again')]);
    expect(await rowOf(one)).toMatchObject({ version: 1, versions: 1, retired_at: null });
  });

  test('questions of content/ stay', async () => {
    const { questions } = await makePaper(server, { sections: [1] });
    expect(await retireQuestions(server.deps, questions)).toEqual([]);
    expect((await refusalOf(retire(server.deps, { path: questions[0] ?? '', format: null })))?.code).toBe('NOT_FOUND');
    const one = question({ question: `Stem ${questions[0]}?` });
    expect((await retire(server.deps, { path: await put([one]), format: null })).lines).toEqual([expect.stringMatching(/^0 questions are asked no more/)]);
    expect((await refusalOf(retire(server.deps, { path: `import-${'0'.repeat(32)}`, format: null })))?.code).toBe('NOT_FOUND');
  });
});

test('a start with other content/ neither retires nor changes what was imported', async () => {
  const [one, two] = [question(), question()];
  await importAll([one, two]);
  await retire(server.deps, { path: idOf(two), format: null });
  const before = await stored();
  await mkdir(join(directory, 'questions/medicine'), { recursive: true });
  const options = ['Colchicine', 'Aspirin', 'Heparin', 'Insulin'].map((text) => ({ text, why: `It is ${text}.` }));
  const own = {
    id: 'gout-1',
    exams: ['neet-pg'],
    difficulty: 'easy',
    stem: 'Which is given?',
    key: 0,
    options,
    explanation: 'It is so.',
    point: 'Keep it.',
    tags: ['gout'],
    sources: ['nice/gout'],
  };
  await writeFile(join(directory, 'questions/medicine/gout.json'), JSON.stringify({ $schema: '../../schema/x.schema.json', title: 'Gout', questions: [own] }));
  await seedExams(server.deps, `${directory}/`);
  expect(await stored()).toEqual(before);
  const [content] = await server.deps.database.query<{ ids: string[] }>(
    `select jsonb_agg(id) as ids from exam_questions where origin = 'content' and retired_at is null`,
    [],
  );
  expect(content?.ids).toEqual(['gout-1']);
});
