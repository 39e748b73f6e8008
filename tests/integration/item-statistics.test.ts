import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseItems } from '../../src/server/exams/item-statistics.service.ts';
import { regradeQuestion } from '../../src/server/exams/regrade.service.ts';
import type { ItemStatistics } from '../../src/shared/exams/items.schema.ts';
import { seededRandom } from '../../src/shared/seeded-random.ts';
import { type MadePaper, makePaper } from '../factories/papers.ts';
import { makeUser, type SignedIn } from '../factories/users.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let people: SignedIn[];
beforeAll(async () => {
  server = await startTestServer();
  people = await Promise.all(Array.from({ length: 32 }, () => makeUser(server)));
});
afterAll(() => server.close());

const take = async (person: SignedIn | undefined, paper: MadePaper, answers: readonly number[]) =>
  (await person?.call.exams.submitTest({ testSeriesId: paper.id, answers: [...answers] }))?.id ?? '';
const statistics = async (person: SignedIn | undefined, id: string) => (await person?.call.exams.attempt({ id }))?.statistics;

/** What somebody had right of a paper. */
type Marks = readonly boolean[];

/** By the definitions, from all that was marked: Pearson's correlation of a right answer with the share of the other questions that were right. */
function plainStatistics(all: readonly { readonly isRight: boolean; readonly rest: number }[]): ItemStatistics {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const items = all.map(({ isRight }) => Number(isRight));
  const rests = all.map(({ rest }) => rest);
  const [item, rest] = [mean(items), mean(rests)];
  const covariance = mean(items.map((value, i) => (value - item) * ((rests[i] ?? 0) - rest)));
  const deviation = (values: readonly number[], of: number) => Math.sqrt(mean(values.map((value) => (value - of) ** 2)));
  const spread = deviation(items, item) * deviation(rests, rest);
  const discrimination = spread < 1e-9 ? null : Number((covariance / spread).toFixed(2));
  return { count: all.length, facility: Number((100 * item).toFixed(1)), discrimination };
}

const ofMarks = (marks: readonly Marks[], position: number) =>
  plainStatistics(
    marks.map((one) => ({
      isRight: one[position] ?? false,
      rest: (one.filter(Boolean).length - Number(one[position])) / (one.length - 1),
    })),
  );

function expectLike(shown: ItemStatistics | null | undefined, plain: ItemStatistics): void {
  expect([shown?.count, shown?.facility, shown?.discrimination === null]).toEqual([plain.count, plain.facility, plain.discrimination === null]);
  // The last decimal may be rounded otherwise.
  expect(Math.abs((shown?.discrimination ?? 0) - (plain.discrimination ?? 0))).toBeLessThan(0.011);
}

const answersOf = ({ keys }: MadePaper, marks: Marks) => keys.map((key, i) => (marks[i] ? key : i % 3 === 0 ? -1 : (key + 1) % 4));

test('are shown with the result from thirty answers on, and are those of the definitions', async () => {
  const random = seededRandom(16);
  const paper = await makePaper(server, { sections: [6] });
  const marks: Marks[] = [];
  let id = '';
  for (const [i, person] of people.slice(0, 29).entries()) {
    const ability = i / 29;
    // The fifth is right for all, the sixth for none.
    const one = [0.9, 0.3, 0.5, 0.7].map((ease) => random() < (ease + ability) / 2);
    marks.push([...one, true, false]);
    id = await take(person, paper, answersOf(paper, marks.at(-1) ?? []));
  }
  await analyseItems(server.deps);
  expect(await statistics(people[28], id)).toEqual([null, null, null, null, null, null]);
  const open = await people[30]?.call.exams.start({ paperId: paper.id, mode: 'exam' });
  marks.push([true, false, true, false, true, false]);
  id = await take(people[29], paper, answersOf(paper, marks[29] ?? []));
  await analyseItems(server.deps);
  const shown = await statistics(people[29], id);
  for (let position = 0; position < 6; position += 1) expectLike(shown?.[position], ofMarks(marks, position));
  expect([shown?.[4]?.discrimination, shown?.[5]?.discrimination, shown?.[5]?.facility]).toEqual([null, null, 0]);
  expect((await people[30]?.call.exams.attempt({ id: open?.attemptId ?? '' }))?.statistics).toBeNull();
});

test('count the first attempt of each in exam or practice mode, once, over all papers that ask the question', async () => {
  const short = await makePaper(server, { sections: [4] });
  const long = await makePaper(server, { sections: [5] });
  const both = await makePaper(server, { sections: [9], questions: [...short.questions, ...long.questions] });
  const rights: { isRight: boolean; rest: number }[] = [];
  const marksOf = (i: number, length: number): Marks => Array.from({ length }, (_, q) => (i * (q + 3)) % 5 < 2 + (i % 3));
  for (const [i, person] of people.slice(0, 16).entries()) {
    const [one, two] = [marksOf(i, 4), marksOf(i + 7, 9)];
    await take(person, short, answersOf(short, one));
    await take(person, short, answersOf(short, [true, true, true, true]));
    await take(person, both, answersOf({ ...both, keys: [...short.keys, ...long.keys] }, two));
    for (const all of [one, two]) rights.push({ isRight: all[0] ?? false, rest: (all.filter(Boolean).length - Number(all[0])) / (all.length - 1) });
  }
  const studied = await people[20]?.call.exams.start({ paperId: short.id, mode: 'study' });
  await people[20]?.call.exams.submit({ id: studied?.attemptId ?? '' });
  // Several processes may be at it.
  await Promise.all([analyseItems(server.deps), analyseItems(server.deps)]);
  expect(await analyseItems(server.deps)).toBe(0);
  const id = await take(people[0], short, answersOf(short, [true, true, true, true]));
  expectLike((await statistics(people[0], id))?.[0], plainStatistics(rights));
});

test('follow an attempt that is marked again', async () => {
  const paper = await makePaper(server, { sections: [4] });
  const marks = people.slice(0, 30).map((_, i): Marks => [i % 2 === 0, i % 3 === 0, i % 5 === 0, i > 20]);
  let id = '';
  for (const [i, one] of marks.entries()) id = await take(people[i], paper, answersOf(paper, one));
  await analyseItems(server.deps);
  const before = await statistics(people[29], id);
  const [question = ''] = paper.questions;
  const { database } = server.deps;
  await database.query(
    `insert into exam_question_versions select question_id || '@2', question_id, 2, 'y', stem, options, 3, explanation, point, tags, link, sources, created_at
     from exam_question_versions where id = ?`,
    [`${question}@1`],
  );
  await database.query('update exam_questions set version = 2 where id = ?', [question]);
  await regradeQuestion(server.deps, question);
  await analyseItems(server.deps);
  const after = await statistics(people[29], id);
  // Nobody had chosen the fourth option.
  expect([before?.[0]?.facility, after?.[0]?.facility, after?.[0]?.discrimination]).toEqual([50, 0, null]);
  const again = marks.map((one) => [false, ...one.slice(1)]);
  for (const position of [1, 2, 3]) expectLike(after?.[position], ofMarks(again, position));
});
