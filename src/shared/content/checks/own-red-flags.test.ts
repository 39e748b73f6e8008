import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { compileKnowledge } from '../../diagnostics/engine/lexicon/knowledge-base.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { checkOwnRedFlags, graverForms } from './own-red-flags.check.ts';
import { lineOf } from './problem.ts';

describe('a finding that a red flag of a condition names', () => {
  it('argues against no such condition', () => {
    expect(checkOwnRedFlags(knowledge)).toEqual([]);
  });

  it('has graver forms that imply it', () => {
    const { ancestors } = compileKnowledge(knowledge);
    const foreign = Object.entries(graverForms).flatMap(([id, forms]) => forms.filter((form) => !ancestors.get(form)?.includes(id)));
    expect(foreign).toEqual([]);
  });

  const [sample] = knowledge.conditions;
  if (!sample) throw new Error('There is no condition to break.');
  const problemsOf = (change: Partial<Condition>) =>
    checkOwnRedFlags({ ...knowledge, conditions: [{ ...sample, id: 'broken', excludes: [], ...change }] }).map(lineOf);

  it.each([
    ['named outright', ['Fever or chills'], 'fever'],
    ['implied by what is named', ['Thunderclap headache'], 'headache'],
    ['a graver form of it', ['Fever'], 'high-fever'],
  ])('is found when it is %s', (_how, redFlags, finding) => {
    expect(problemsOf({ redFlags, findings: { [finding]: 0.02 } })).toEqual([expect.stringContaining(`${finding} argues against it`)]);
  });

  it('is found among what rules the condition out', () => {
    expect(problemsOf({ redFlags: ['Weight loss'], findings: {}, excludes: ['weight-loss'] })).toHaveLength(1);
  });

  it('is found by its site, which the name of the condition tells', () => {
    expect(problemsOf({ name: 'Mastalgia (breast pain)', redFlags: ['Lump'], findings: { 'breast-lump': 0.02 } })).toHaveLength(1);
  });

  it.each([
    ['denied', ['No fever'], 0.02],
    ['credited', ['Fever'], 0.1],
  ] as const)('is none when it is %s', (_how, redFlags, sensitivity) => {
    expect(problemsOf({ redFlags, findings: { fever: sensitivity } })).toEqual([]);
  });
});
