import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkFigures } from './figures.check.ts';

const [sample] = knowledge.conditions;
if (!sample) throw new Error('There is no condition to break.');
const problemsWith = (change: Partial<Condition>) => checkFigures({ ...knowledge, conditions: [{ ...sample, ...change }] }).map(({ problem }) => problem);

it.each([
  ['ages out of order', { age: [50, 20, 10, 60] }, 'the ages are not in order'],
  ['shares that do not add up', { duration: [0, 0.1, 0, 0, 0] }, 'the duration shares add up to 0.10'],
  ['severities out of order', { severity: [8, 2] }, 'the severity range is not in order'],
  ['no commoner sex', { sex: { male: 0.4, female: 0.5 } }, 'neither sex has the relative frequency 1'],
] satisfies [string, Partial<Condition>, string][])('finds %s', (_what, change, problem) => {
  expect(problemsWith(change)).toEqual([problem]);
});
