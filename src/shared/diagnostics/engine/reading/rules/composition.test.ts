import { expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { extractMentions } from '../read-text.ts';

const read = (text: string) =>
  extractMentions(text, smallLexicon)
    .filter(({ findingId }) => findingId === 'abdominal-swelling')
    .map(({ state }) => state);

it.each([
  ['Crushing diarrhoea.', ['present']],
  ['Diarrhoea that is crushing.', ['present']],
  ['Diarrhoea.', []],
  ['Crushing.', []],
  ['Crushing, no diarrhoea.', []],
  ['Diarrhoea, not crushing.', []],
])('a finding with its character is a special finding, where both are there: %s', (text, states) => {
  expect(read(text)).toEqual(states);
});

it('stands where its two parts stand', () => {
  const text = 'There is diarrhoea that is crushing now.';
  const found = extractMentions(text, smallLexicon).find(({ findingId }) => findingId === 'abdominal-swelling');
  expect(text.slice(found?.start, found?.end)).toBe('diarrhoea that is crushing');
});
