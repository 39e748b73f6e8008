import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DifficultyName, difficultyNames, type SubjectName } from '../exams/exams.schema.ts';
import { bankStates } from './bank-states.ts';
import { type BankCell, countsOf } from './facets.rules.ts';

interface OneQuestion {
  readonly subject: SubjectName;
  readonly topic: string;
  readonly difficulty: DifficultyName;
  readonly unused: boolean;
  readonly incorrect: boolean;
  readonly marked: boolean;
}

const subjects = ['Medicine', 'Surgery', 'Pathology'] as const;
const topics = ['Gout', 'Asthma', 'Shock'] as const;
const question = fc.record<OneQuestion>({
  ...{ subject: fc.constantFrom(...subjects), topic: fc.constantFrom(...topics), difficulty: fc.constantFrom(...difficultyNames) },
  ...{ unused: fc.boolean(), incorrect: fc.boolean(), marked: fc.boolean() },
});

function cellsOf(questions: readonly OneQuestion[]): BankCell[] {
  return [...Map.groupBy(questions, ({ subject, topic, difficulty }) => `${subject}/${topic}/${difficulty}`).values()].flatMap(([first, ...rest]) => {
    if (!first) return [];
    const group = [first, ...rest];
    const count = (state: 'unused' | 'incorrect' | 'marked') => group.filter((one) => one[state]).length;
    const { subject, topic, difficulty } = first;
    return [{ subject, topic, difficulty, all: group.length, unused: count('unused'), incorrect: count('incorrect'), marked: count('marked') }];
  });
}

test('the counts are those of filtering all questions one by one, each choice beside the others', () => {
  const chosen = fc.record({
    subjects: fc.subarray([...subjects]),
    topics: fc.subarray([...topics]),
    difficulties: fc.subarray([...difficultyNames]),
    state: fc.option(fc.constantFrom(...bankStates), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(question, { maxLength: 40 }), chosen, (questions, filters) => {
      const fits = (one: OneQuestion, given: Partial<typeof filters>) => {
        const { subjects: s, topics: t, difficulties: d, state } = { ...filters, ...given };
        return (
          (s.length === 0 || s.some((name) => name === one.subject)) &&
          (t.length === 0 || t.some((name) => name === one.topic)) &&
          (d.length === 0 || d.includes(one.difficulty)) &&
          (state === undefined || one[state])
        );
      };
      const count = (given: Partial<typeof filters>) => questions.filter((one) => fits(one, given)).length;
      const counts = countsOf(cellsOf(questions), filters);
      expect(counts.total).toBe(count({}));
      expect(counts.states.all).toBe(count({ state: undefined }));
      for (const state of bankStates) expect(counts.states[state]).toBe(count({ state }));
      for (const name of subjects) expect(counts.subjects.find((one) => one.name === name)?.count ?? 0).toBe(count({ subjects: [name] }));
      for (const name of difficultyNames) expect(counts.difficulties.find((one) => one.name === name)?.count ?? 0).toBe(count({ difficulties: [name] }));
      const ofTopic = (name: string) => counts.topics.filter((one) => one.name === name).reduce((sum, one) => sum + one.count, 0);
      for (const name of topics) expect(ofTopic(name)).toBe(count({ topics: [name] }));
    }),
  );
});

test('they come in the order of their names, difficulties in theirs, and nothing of which there is none', () => {
  const none = { all: 1, unused: 0, incorrect: 0, marked: 1 };
  const cells: BankCell[] = [
    { subject: 'Surgery', topic: 'Shock', difficulty: 'Hard', ...none },
    { subject: 'Medicine', topic: 'Gout', difficulty: 'Easy', ...none },
  ];
  const filters = { subjects: [], topics: [], difficulties: [] };
  expect(countsOf(cells, filters)).toMatchObject({
    subjects: [{ name: 'Medicine' }, { name: 'Surgery' }],
    topics: [
      { name: 'Gout', subject: 'Medicine' },
      { name: 'Shock', subject: 'Surgery' },
    ],
    difficulties: [{ name: 'Easy' }, { name: 'Hard' }],
  });
  expect(countsOf(cells, { ...filters, state: 'incorrect' })).toMatchObject({
    total: 0,
    subjects: [],
    topics: [],
    difficulties: [],
    states: { all: 2, marked: 2 },
  });
});
