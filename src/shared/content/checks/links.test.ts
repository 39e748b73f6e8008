import { expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkLinks } from './links.check.ts';

const [sample] = knowledge.conditions;
if (!sample) throw new Error('There is no condition to break.');
const problemsWith = (change: Partial<Condition>) => checkLinks({ ...knowledge, conditions: [{ ...sample, ...change }] }).map(({ problem }) => problem);

it.each([
  ['an unknown finding', { findings: { nonsense: 0.5 } }, 'findings: unknown finding nonsense'],
  ['too few findings', { findings: { fever: 0.5 } }, '1 findings, not 10 to 36'],
  ['a symptom among the risks', { risks: { cough: 3 } }, 'the risk cough is a symptom'],
] satisfies [string, Partial<Condition>, string][])('finds %s of a condition', (_what, change, problem) => {
  expect(problemsWith(change)).toContain(problem);
});

it.each([
  ['a red flag about nothing', { redFlagRules: [{ id: 'x', text: 'X.', level: 'urgent', firstStep: 'Look.', all: ['nonsense'] }] }, 'unknown finding nonsense'],
  [
    'a red flag of no condition',
    { redFlagRules: [{ id: 'x', text: 'X.', level: 'urgent', firstStep: 'Look.', all: [], conditions: ['nonsense'] }] },
    'unknown condition nonsense',
  ],
  ['a group of nothing', { groups: [{ id: 'g', phrases: [], normal: [], findings: ['nonsense'] }] }, 'unknown finding nonsense'],
  ['a trigger of nothing', { triggers: [{ phrases: ['rain'], worse: 'nonsense' }] }, 'unknown finding nonsense'],
  ['a site about nothing', { sites: [{ id: 's', phrases: [], about: ['nonsense'] }] }, 'unknown finding nonsense'],
  ['a composition of nothing', { compositions: { 'cough+nonsense': 'fever' } }, 'unknown finding nonsense'],
] satisfies [string, Partial<typeof knowledge>, string][])('finds %s', (_what, change, problem) => {
  expect(checkLinks({ ...knowledge, ...change }).map((found) => found.problem)).toContain(problem);
});
