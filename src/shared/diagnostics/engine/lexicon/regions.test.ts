import { describe, expect, it } from 'vitest';
import { emptyKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import { buildLexicon } from './lexicon.ts';
import { findingOf, liesWithin } from './regions.ts';

const finding = (id: string, ...frames: string[]) => ({ id, name: id, kind: 'symptom' as const, leak: 0.01 as const, phrases: [], frames });
const lexicon = buildLexicon({
  ...emptyKnowledge,
  sites: [
    { id: 'kneecap', phrases: ['kneecap'], within: 'knee' },
    { id: 'knee', phrases: ['knee'], within: 'leg' },
    { id: 'leg', phrases: ['leg'] },
  ],
  findings: [finding('leg-pain', 'leg:pain'), finding('knee-swelling', 'knee:swelling'), finding('leg-burning', 'leg:burning')],
});

describe('the finding of a site and a sensation', () => {
  it.each([
    ['knee', 'swelling', 'knee-swelling'],
    ['kneecap', 'swelling', 'knee-swelling'],
    ['leg', 'swelling', undefined],
    ['kneecap', 'pain', 'leg-pain'],
    ['knee', 'tenderness', 'leg-pain'],
    ['knee', 'cramp', 'leg-pain'],
    ['knee', 'burning', 'leg-burning'],
    ['knee', 'itch', undefined],
    ['arm', 'pain', undefined],
  ])('%s, %s: goes up to its region, and from a special pain to pain', (site, sensation, id) => {
    expect(findingOf(lexicon, site, sensation)).toBe(id);
  });
});

it('a part lies within all that it is a part of', () => {
  expect([liesWithin(lexicon, 'kneecap', 'knee'), liesWithin(lexicon, 'kneecap', 'leg')]).toEqual([true, true]);
  expect([liesWithin(lexicon, 'leg', 'knee'), liesWithin(lexicon, 'knee', 'knee')]).toEqual([false, false]);
});
