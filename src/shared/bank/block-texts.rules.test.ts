import { expect, test } from 'vitest';
import { BankFilters } from './bank.schema.ts';
import { blockTitle, noneFits } from './block-texts.rules.ts';

test.each([
  [[['Medicine', 'Gout']], undefined, 'Block: Gout'],
  [
    [
      ['Medicine', 'Gout'],
      ['Medicine', 'Asthma'],
    ],
    'unused',
    'Block: Medicine, not used yet',
  ],
  [
    [
      ['Surgery', 'Shock'],
      ['Medicine', 'Gout'],
      ['Pathology', 'Gout'],
    ],
    'incorrect',
    'Block: Medicine, Pathology, and Surgery, answered wrongly the last time',
  ],
  [['A', 'B', 'C', 'D'].map((name) => [name, name]), 'marked', 'Block: 4 subjects, marked'],
] as const)('a block of %j (%s) is called %s', (questions, state, title) => {
  expect(
    blockTitle(
      questions.map(([subject, topic]) => ({ subject, topic })),
      state,
    ),
  ).toBe(title);
});

test('a sentence says that nothing fits, with all filters', () => {
  expect(noneFits(BankFilters.parse({}))).toBe('There are no questions for NEET-PG.');
  const all = { text: ' red toe ', subjects: ['Medicine', 'Surgery'], topics: ['Gout'], difficulties: ['hard'], state: 'unused' };
  expect(noneFits(BankFilters.parse(all))).toBe(
    'No question for NEET-PG fits all filters: the words “red toe”; Medicine or Surgery; the topic Gout; Hard; not used yet. Please take one of them away.',
  );
});
