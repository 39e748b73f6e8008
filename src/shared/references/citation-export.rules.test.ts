import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CitedPage, toBibtex, toRis, toSentence } from './citation-export.rules.ts';

const page: CitedPage = {
  key: 'nice-ng128',
  organisation: 'NICE',
  title: 'Stroke & TIA: 50% of _all_ {cases}, $5, #1, a~b^c\\d, Ménière',
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng128?a=1&b=2#x_y',
  seenOn: '2026-11-23',
  note: 'For education only.',
};
const bare: CitedPage = { key: 'who-malaria', organisation: 'WHO', title: 'Malaria', year: null, url: 'https://www.who.int/malaria', seenOn: null };

it.each([
  ['BibTeX', toBibtex],
  ['RIS', toRis],
])('writes %s that a reference manager reads back as it was', (_format, write) => {
  const { data } = new Cite(write([page, bare]));
  expect(data.map(({ title, URL }) => [title, URL])).toEqual([page, bare].map(({ title, url }) => [title, url]));
  expect(data[0]).toMatchObject({ issued: { 'date-parts': [[2019]] }, note: page.note });
  expect(JSON.stringify(data.map(({ author }) => author))).toMatch(/"(?:family|literal)":"NICE".*"(?:family|literal)":"WHO"/);
  expect(data[1]?.issued).toBeUndefined();
});

it('says in BibTeX when the page was seen, and in RIS ends each line as its specification says', () => {
  expect(new Cite(toBibtex([page])).data[0]).toMatchObject({ accessed: { 'date-parts': [[2026, 11, 23]] } });
  expect(
    toRis([page, bare])
      .split('\r\n')
      .filter((line) => line.startsWith('ER')),
  ).toHaveLength(2);
});

it('keeps any title in its field: no sign ends the entry or begins another', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab {}\\&%$#_~^@,"\'\n='.split('')), minLength: 1, maxLength: 30 }), (title) => {
      fc.pre(title.trim() !== '');
      const [bibtex, ris] = [toBibtex([{ ...page, title }, bare]), toRis([{ ...page, title }, bare])];
      expect(new Cite(bibtex).data.map(({ URL }) => URL)).toEqual([page.url, bare.url]);
      expect(new Cite(ris).data.map(({ URL }) => URL)).toEqual([page.url, bare.url]);
    }),
  );
});

it('says a page in a sentence', () => {
  expect(toSentence(bare)).toBe('WHO. Malaria. https://www.who.int/malaria');
  expect(toSentence({ ...bare, year: 2024, seenOn: '2026-11-23' })).toBe('WHO. Malaria. 2024. https://www.who.int/malaria (seen 2026-11-23)');
});
