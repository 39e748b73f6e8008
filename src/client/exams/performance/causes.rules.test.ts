import { expect, it } from 'vitest';
import { causeTable } from './causes.rules.ts';

it('has a row for each subject, the one with most misses first, and one for all', () => {
  const { rows, all } = causeTable({
    causes: [
      { cause: 'time', count: 1 },
      { cause: 'knowledge', count: 5 },
    ],
    subjects: [
      { subject: 'Surgery', cause: 'knowledge', count: 1 },
      { subject: 'Medicine', cause: 'time', count: 1 },
      { subject: 'Medicine', cause: 'knowledge', count: 4 },
    ],
  });
  expect(rows.map(({ name, total }) => `${name} ${total}`)).toEqual(['Medicine 5', 'Surgery 1']);
  expect(rows[0]?.counts).toEqual({ knowledge: 4, misread: 0, reasoning: 0, time: 1 });
  expect(all).toMatchObject({ total: 6, counts: { knowledge: 5, time: 1 } });
});
