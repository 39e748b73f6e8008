import { describe, expect, it } from 'vitest';
import type { RankedFinding } from '../../../content/knowledge.types.ts';
import { groupEntries, normalResults, stemsOf } from './denials.ts';

const laboratory = (id: string, ...phrases: string[]): RankedFinding => ({ id, name: id, kind: 'laboratory', leak: 0.01, phrases });

describe('a group', () => {
  const group = { id: 'chest', phrases: ['chest symptoms'], normal: ['breathing'], opposites: ['lungs clear'], findings: ['cough', 'wheeze'] };

  it('is denied by its phrases, and called normal by what is normal about it', () => {
    expect(groupEntries([group])).toEqual([
      { id: 'group:chest', phrases: ['chest symptoms'], stemmed: undefined, findings: ['cough', 'wheeze'] },
      {
        id: 'normal:chest',
        phrases: ['normal breathing', 'lungs clear'],
        unclaimed: ['fine breathing', 'ok breathing', 'unremarkable breathing', 'nad breathing'],
        stemmed: undefined,
        findings: ['cough', 'wheeze'],
      },
    ]);
  });

  it('whose phrases are stems has stems for what is as it should be', () => {
    const [, normal] = groupEntries([{ ...group, normal: ['breath'], opposites: [], stemmed: true }]);
    expect(normal?.unclaimed).toContain('unremark breath');
  });
});

describe('a normal result', () => {
  const denied = (...findings: RankedFinding[]) => normalResults(findings).map(({ phrases, findings: ids }) => [phrases[0], ids]);

  it.each([
    ['raised crp', 'normal crp'],
    ['crp elevated', 'crp normal'],
    ['low sodium', 'normal sodium'],
    ['prolonged qt', 'normal qt'],
    ['hiv positive', 'hiv neg'],
  ])('denies "%s" by "%s"', (phrase, normal) => {
    expect(denied(laboratory('one', phrase))).toEqual([[normal, ['one']]]);
  });

  it('denies all findings that it is the opposite of', () => {
    expect(denied(laboratory('low', 'low sodium'), laboratory('high', 'high sodium'))).toEqual([['normal sodium', ['low', 'high']]]);
  });

  it('is nothing of a single word, nor of what is neither raised nor positive, nor of a symptom', () => {
    expect(denied(laboratory('one', 'raised'), laboratory('two', 'blood film blasts'))).toEqual([]);
    expect(denied({ ...laboratory('three', 'low mood'), kind: 'symptom' })).toEqual([]);
  });
});

it('a phrase has as many stems as the lexicon holds, and stems are kept as they are', () => {
  expect(stemsOf('one two three four five six seven eight nine coughs')).toHaveLength(7);
  expect(stemsOf('coughs at night', true)).toEqual(['coughs', 'at', 'night']);
  expect(stemsOf('coughs at night')).toEqual(['cough', 'night']);
});
