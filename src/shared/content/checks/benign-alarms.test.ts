import { describe, expect, it } from 'vitest';
import { alarms, knowledge } from '../../../../tests/setup/content.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkBenignAlarms } from './benign-alarms.check.ts';
import { lineOf } from './problem.ts';

describe('a benign entry', () => {
  it('credits no alarm finding', () => {
    expect(checkBenignAlarms(knowledge, alarms)).toEqual([]);
  });

  const mastalgia = knowledge.conditions.find(({ id }) => id === 'cyclical-mastalgia');
  if (!mastalgia) throw new Error('There is no breast pain to break.');
  const problemsOf = (change: Partial<Condition>, except?: Record<string, string>) =>
    checkBenignAlarms({ ...knowledge, conditions: [{ ...mastalgia, ...change }] }, [
      { findings: ['armpit-lump', 'haemoptysis'], because: 'Cancer.', except },
    ]).map(lineOf);

  it.each([
    ['a finding that is listed', { 'armpit-lump': 0.25 }, 'armpit-lump'],
    ['a rare finding in the lowest bin that counts for it', { haemoptysis: 0.1 }, 'haemoptysis'],
    ['a form of it', { 'massive-haemoptysis': 0.1 }, 'massive-haemoptysis'],
  ] as const)('is caught with %s', (_what, findings, finding) => {
    expect(problemsOf({ findings })).toContainEqual(expect.stringContaining(`condition cyclical-mastalgia: it is benign and credits ${finding}`));
  });

  it.each([
    ['denies it', { findings: { 'armpit-lump': 0.02, haemoptysis: 0.02 } }],
    ['is not benign', { findings: { 'armpit-lump': 0.25 }, urgency: 'soon' }],
    ['must not be missed', { findings: { 'armpit-lump': 0.25 }, mustNotMiss: true }],
  ] satisfies [string, Partial<Condition>][])('passes where it %s', (_what, change) => {
    expect(problemsOf(change)).toEqual([]);
  });

  it('may be excepted while it needs it', () => {
    const except = { 'cyclical-mastalgia': 'Because.' };
    expect(problemsOf({ findings: { 'armpit-lump': 0.25 } }, except)).toEqual([]);
    expect(problemsOf({ findings: {} }, except)).toEqual([expect.stringContaining('needs no exception')]);
  });
});
