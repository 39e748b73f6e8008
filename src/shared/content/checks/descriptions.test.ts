import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkDescriptions } from './descriptions.check.ts';

const [sample] = knowledge.conditions;
if (!sample) throw new Error('There is no condition to break.');
const problemsWith = (change: Partial<Condition>) => checkDescriptions({ ...knowledge, conditions: [{ ...sample, ...change }] }).map(({ problem }) => problem);

it.each([
  ['One sentence.', 1],
  ['One. Two. Three.', 3],
])('finds a description that has not two sentences: %s', (description, count) => {
  expect(problemsWith({ description })).toEqual([`the description has ${count} sentences, not two`]);
});
