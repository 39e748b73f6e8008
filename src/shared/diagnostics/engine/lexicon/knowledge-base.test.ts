import { describe, expect, it } from 'vitest';
import { emptyKnowledge, smallConditions } from '../../../../../tests/factories/small-knowledge.ts';
import type { Condition } from '../../../content/schema/condition.schema.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import { compileKnowledge } from './knowledge-base.ts';

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({ id, name: id, kind: 'symptom', leak: 0.01, phrases: [], ...more });
const [pattern] = smallConditions;
const condition = (id: string, findings: Condition['findings'], risks: Record<string, number> = {}): Condition => ({
  ...(pattern as Condition),
  id,
  findings,
  risks,
});
const findings = [
  finding('pain'),
  finding('chest-pain', { parents: ['pain'] }),
  finding('pleuritic', { parents: ['chest-pain'] }),
  finding('smoking', { kind: 'exposure' }),
  finding('cough', { cluster: 'airways' }),
  finding('dry-cough', { parents: ['cough'] }),
];
const compile = (...conditions: Condition[]) => compileKnowledge({ ...emptyKnowledge, findings, conditions });

describe('a knowledge base', () => {
  it('is in the order of ids, whatever order it was written in', () => {
    const { conditions, conditionIndex } = compile(condition('b', {}), condition('a', {}));
    expect(conditions.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([conditionIndex.get('a'), conditionIndex.get('b')]).toEqual([0, 1]);
  });

  it('knows all that a finding implies, and its cluster: its own, else that of the most general', () => {
    const { ancestors, clusters } = compile();
    expect(ancestors.get('pleuritic')).toEqual(['chest-pain', 'pain']);
    expect(['pleuritic', 'pain', 'cough', 'dry-cough'].map((id) => clusters.get(id))).toEqual(['pain', 'pain', 'airways', 'airways']);
  });

  it('stands findings that are kinds of one another', () => {
    const circle = compileKnowledge({ ...emptyKnowledge, findings: [finding('a', { parents: ['b'] }), finding('b', { parents: ['a'] })] });
    expect(circle.ancestors.get('a')).toEqual(['b', 'a'].filter((id) => circle.ancestors.get('a')?.includes(id)));
  });
});

describe('what bears on a condition', () => {
  const sensitivity = (base: ReturnType<typeof compile>, id: string) => base.profiles[0]?.get(id)?.sensitivity;

  it('is inherited by what its findings imply, as often as the commonest of them', () => {
    const base = compile(condition('a', { pleuritic: 0.75 }));
    expect([sensitivity(base, 'chest-pain'), sensitivity(base, 'pain')]).toEqual([0.75, 0.75]);
    expect(sensitivity(compile(condition('a', { pleuritic: 0.75, 'chest-pain': 0.9 })), 'pain')).toBe(0.9);
    expect(sensitivity(compile(condition('a', { pleuritic: 0.75, 'chest-pain': 0.5 })), 'chest-pain')).toBe(0.5);
  });

  it('is not inherited from what argues against it', () => {
    expect(sensitivity(compile(condition('a', { pleuritic: 0.02 })), 'chest-pain')).toBeUndefined();
    expect(sensitivity(compile(condition('a', { pleuritic: 0.1 })), 'chest-pain')).toBe(0.1);
  });

  it('has its risks, also those that are findings too, and is found by finding', () => {
    const base = compile(condition('a', { cough: 0.5 }, { smoking: 3, cough: 2 }), condition('b', { cough: 0.25 }));
    expect(base.profiles[0]?.get('smoking')).toEqual({ condition: 0, sensitivity: 0, riskRatio: 3 });
    expect(base.postings.get('cough')).toEqual([
      { condition: 0, sensitivity: 0.5, riskRatio: 2 },
      { condition: 1, sensitivity: 0.25, riskRatio: 1 },
    ]);
  });

  it('weighs as a picture by the squares of what is typical', () => {
    expect(compile(condition('a', { cough: 0.5, 'dry-cough': 0.25 })).pictures[0]).toBeCloseTo(0.25);
    expect(compile(condition('a', { 'dry-cough': 0.9 })).pictures[0]).toBeCloseTo(0.81 * 2);
  });
});
