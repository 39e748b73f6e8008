import fc from 'fast-check';
import { expect, it } from 'vitest';
import { highlightsOf, snippetOf } from './highlight.rules.ts';

const parts = (...words: string[]) => words.map((word) => ({ alternatives: [word], isPhrase: false, isHint: false }));
const marked = (text: string, ...words: string[]) => highlightsOf(text, parts(...words)).map(({ start, end }) => text.slice(start, end));

it('marks words by their stems, in either spelling and with their accents', () => {
  expect(marked('Anaemia and oedema; two Ménière attacks.', 'anemia', 'edema', 'meniere', 'attack')).toEqual(['Anaemia', 'oedema', 'Ménière attacks']);
});

it('marks words that stand side by side as one', () => {
  expect(marked('Give adrenaline intramuscularly, then adrenaline again.', 'adrenaline', 'intramuscularly')).toEqual([
    'adrenaline intramuscularly',
    'adrenaline',
  ]);
});

it('marks an abbreviation that was typed, and no short words of a longer name', () => {
  expect(marked('He is in MI.', 'mi')).toEqual(['MI']);
  expect(marked('It is so.', 'it is infarction')).toEqual([]);
});

it('marks other names where they stand in full, and no single words of them', () => {
  const pain = [{ alternatives: ['chest pain', 'weight on chest'], isPhrase: false, isHint: false }];
  const found = (text: string) => highlightsOf(text, pain).map(({ start, end }) => text.slice(start, end));
  expect(found('By weight. A weight on the chest. A weight on chest. Chest pain.')).toEqual(['chest', 'weight on chest', 'Chest pain']);
});

it('shows the sentences that have most parts of the query, from the start of one', () => {
  const text = `${'Nothing here matters at all. '.repeat(12)}Adrenaline is given into the thigh. ${'Nor does this. '.repeat(20)}Adrenaline is old.`;
  const snippet = snippetOf(text, parts('adrenaline', 'thigh'));
  expect(snippet.text).toMatch(/^Adrenaline is given into the thigh\./);
  expect(snippet.text.length).toBeLessThan(250);
  expect(snippet.text).toMatch(/…$/);
});

it('marks within what it shows, whatever is searched in whatever', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 4 }), (text, words) => {
      const snippet = snippetOf(text, parts(...words));
      let at = 0;
      for (const { start, end } of snippet.highlights) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(snippet.text.length);
    }),
  );
});
