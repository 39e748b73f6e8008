import { describe, expect, it } from 'vitest';
import { emptyKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Finding } from '../schema/finding.schema.ts';
import { checkClaims } from './claims.check.ts';
import { lineOf } from './problem.ts';

const finding = (id: string, rest: Partial<Finding> = {}): Finding => ({ id, name: id, kind: 'symptom', leak: 0.03, phrases: [], ...rest });
const group = (id: string, rest: Partial<Knowledge['groups'][number]> = {}) => ({ id, phrases: [], normal: [], findings: [], ...rest });
const linesOf = (knowledge: Partial<Knowledge>) => checkClaims({ ...emptyKnowledge, ...knowledge }).map(lineOf);

describe('a claim', () => {
  it.each([
    ['a phrase of two findings', { findings: [finding('a', { phrases: ['sore eye'] }), finding('b', { phrases: ['eye sore'] })] }, 'finding b'],
    ['a phrase that is the name of another', { findings: [finding('a', { name: 'Sore eye' }), finding('b', { phrases: ['sore eyes'] })] }, 'finding b'],
    ['two names', { findings: [finding('a', { name: 'Fall' }), finding('b', { name: 'Falls' })] }, 'finding b'],
    ['the phrase of a group', { findings: [finding('a', { phrases: ['coryza'] })], groups: [group('g', { phrases: ['coryza'] })] }, 'group g'],
    [
      'the opposite of a group',
      { findings: [finding('a', { phrases: ['throat clearing'] })], groups: [group('g', { opposites: ['throat clear'] })] },
      'group g',
    ],
    [
      'what is normal of one group and opposite of another',
      { groups: [group('g', { normal: ['mood'] }), group('h', { opposites: ['normal mood'] })] },
      'group h',
    ],
    ['a frame', { findings: [finding('a', { frames: ['eyelid:redness'] }), finding('b', { frames: ['eyelid:redness'] })] }, 'finding b'],
    [
      'a sensation',
      {
        sensations: [
          { id: 'pain', phrases: ['tightness'] },
          { id: 'thick', phrases: ['tight'] },
        ],
      },
      'sensation thick',
    ],
    [
      'a trigger',
      {
        triggers: [
          { phrases: ['biscuit'], worse: 'a' },
          { phrases: ['biscuits'], better: 'b' },
        ],
      },
      'trigger b',
    ],
    ['a synonym', { synonyms: ['temperature temp', 'heat temps'] }, 'synonyms of heat'],
  ] satisfies [string, Partial<Knowledge>, string][])('is disputed: %s', (_what, knowledge, second) => {
    expect(linesOf(knowledge)).toEqual([expect.stringMatching(new RegExp(`^${second}: .* is already claimed by `))]);
  });

  it('may be made twice by one item, and alike in two tables', () => {
    expect(linesOf({ findings: [finding('a', { name: 'Sore eye', phrases: ['sore eye'] })], sites: [{ id: 'eye', phrases: ['sore eye'] }] })).toEqual([]);
  });

  it('is no set of synonyms that have one stem', () => {
    expect(linesOf({ synonyms: ['numb numbness', 'belly tummy'] })).toEqual(['synonyms of numb: it folds nothing: its words have one stem']);
  });

  it('is written once in its list', () => {
    expect(linesOf({ findings: [finding('rash', { phrases: ['red spots', 'blotches', 'red spots'] })] })).toEqual([
      'finding rash: "red spots" stands there twice',
    ]);
    expect(linesOf({ triggers: [{ phrases: ['nurofen', 'nurofen'], better: 'x' }] })).toEqual(['trigger "nurofen": "nurofen" stands there twice']);
  });
});
