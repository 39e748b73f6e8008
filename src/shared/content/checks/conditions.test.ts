import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/product.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkDescriptions } from './descriptions.check.ts';
import { checkFigures } from './figures.check.ts';
import { checkLinks } from './links.check.ts';
import { checkPrevalence } from './prevalence.check.ts';

const [sample] = knowledge.conditions;
if (!sample) throw new Error('There is no condition to break.');
const broken = (change: Partial<Condition>) => ({ ...knowledge, conditions: [{ ...sample, ...change }] });

describe('of a condition', () => {
  it.each([
    ['ages out of order', () => checkFigures(broken({ age: [50, 20, 10, 60] })), 'the ages are not in order'],
    ['shares that do not add up', () => checkFigures(broken({ duration: [0, 0.1, 0, 0, 0] })), 'the duration shares add up to 0.10'],
    ['severities out of order', () => checkFigures(broken({ severity: [8, 2] })), 'the severity range is not in order'],
    ['no commoner sex', () => checkFigures(broken({ sex: { male: 0.4, female: 0.5 } })), 'neither sex has the relative frequency 1'],
    ['one sentence', () => checkDescriptions(broken({ description: 'Short.' })), 'the description has 1 sentences, not two'],
    ['a man who is pregnant', () => checkPrevalence(broken({ requires: ['pregnancy'], sex: undefined })), 'it is a disease of women, but men are not excluded'],
    [
      'a pregnant child',
      () => checkPrevalence(broken({ requires: ['pregnancy'], age: [2, 20, 30, 50], sex: { male: 0, female: 1 } })),
      'it needs a pregnancy, but the ages go beyond 10-60 years',
    ],
    ['an unknown finding', () => checkLinks(broken({ findings: { nonsense: 0.5 } })), 'unknown finding nonsense'],
    ['too few findings', () => checkLinks(broken({ findings: { fever: 0.5 } })), '1 findings, not 10 to 36'],
    ['a symptom among the risks', () => checkLinks(broken({ risks: { cough: 3 } })), 'the risk cough is a symptom'],
  ])('%s: it is found', (_what, check, problem) => {
    expect(check().map((found) => found.problem)).toContain(problem);
  });
});

describe('of what names findings and conditions', () => {
  it.each([
    [
      'a red flag about nothing',
      { redFlagRules: [{ id: 'x', text: 'X.', level: 'urgent', firstStep: 'Look.', all: ['nonsense'] }] },
      'unknown finding nonsense',
    ],
    [
      'a red flag of no condition',
      { redFlagRules: [{ id: 'x', text: 'X.', level: 'urgent', firstStep: 'Look.', all: [], conditions: ['nonsense'] }] },
      'unknown condition nonsense',
    ],
    ['a group of nothing', { groups: [{ id: 'g', phrases: [], normal: [], findings: ['nonsense'] }] }, 'unknown finding nonsense'],
    ['a trigger of nothing', { triggers: [{ phrases: ['rain'], worse: 'nonsense' }] }, 'unknown finding nonsense'],
    ['a site about nothing', { sites: [{ id: 's', phrases: [], about: ['nonsense'] }] }, 'unknown finding nonsense'],
    ['a composition of nothing', { compositions: { 'cough+nonsense': 'fever' } }, 'unknown finding nonsense'],
  ] satisfies [string, Partial<typeof knowledge>, string][])('%s: it is found', (_what, change, problem) => {
    expect(checkLinks({ ...knowledge, ...change }).map((found) => found.problem)).toContain(problem);
  });
});
