import { expect, it } from 'vitest';
import { causeAt, withCause } from './causes.rules.ts';

it('has one cause a question, which can be another and be taken back', () => {
  const first = withCause([{ position: 4, cause: 'time' }], 2, 'misread');
  expect([causeAt(first, 2), causeAt(first, 4), causeAt(first, 0)]).toEqual(['misread', 'time', null]);
  const second = withCause(first, 2, 'reasoning');
  expect(second).toHaveLength(2);
  expect(causeAt(second, 2)).toBe('reasoning');
  expect(withCause(second, 2, null)).toEqual([{ position: 4, cause: 'time' }]);
});
