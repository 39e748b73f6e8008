import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkPrevalence } from './prevalence.check.ts';

const [sample] = knowledge.conditions;
if (!sample) throw new Error('There is no condition to break.');
const problemsWith = (change: Partial<Condition>) => checkPrevalence({ ...knowledge, conditions: [{ ...sample, ...change }] }).map(({ problem }) => problem);

it.each([
  ['a man who is pregnant', { requires: ['pregnancy'], sex: undefined }, 'it is a disease of women, but men are not excluded'],
  [
    'a pregnant child',
    { requires: ['pregnancy'], age: [2, 20, 30, 50], sex: { male: 0, female: 1 } },
    'it needs a pregnancy, but the ages go beyond 10-60 years',
  ],
] satisfies [string, Partial<Condition>, string][])('finds %s', (_what, change, problem) => {
  expect(problemsWith(change)).toContain(problem);
});
