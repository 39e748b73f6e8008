import { expect, it } from 'vitest';
import { citedIn, leadInsOf, plainLine, plainText, sentencesOf } from './article-text.ts';
import type { Block, Span } from './schema/article.schema.ts';

const spans: Span[] = [
  { text: 'Give ' },
  { text: 'aspirin', mark: 'strong' },
  { text: ' at once ' },
  { source: 'nice/ng185' },
  { text: '. Below 4.5 hours, e.g. at night, call ' },
  { source: 'esc/acs' },
  { text: ' ' },
  { source: 'nice/ng185' },
  { text: '. Then wait.' },
];
const blocks: Block[] = [
  { kind: 'paragraph', spans },
  { kind: 'list', isOrdered: false, items: [[{ text: 'Rest.' }], [{ text: 'Oxygen ' }, { source: 'bts/oxygen' }, { text: '.' }]] },
];

it('leaves marks of sources and the blanks before them out of plain text', () => {
  expect(plainLine(spans)).toBe('Give aspirin at once. Below 4.5 hours, e.g. at night, call. Then wait.');
  expect(plainText({ blocks })).toBe(`${plainLine(spans)}\nRest.\nOxygen.`);
});

it('knows which sentence cites which source', () => {
  expect(sentencesOf(spans)).toEqual([
    { text: 'Give aspirin at once.', sources: ['nice/ng185'] },
    { text: 'Below 4.5 hours, e.g. at night, call.', sources: ['esc/acs', 'nice/ng185'] },
    { text: 'Then wait.', sources: [] },
  ]);
});

it('lists what is cited once, in order', () => {
  expect(citedIn(blocks)).toEqual(['nice/ng185', 'esc/acs', 'bts/oxygen']);
});

it('knows what an item of a list hangs on', () => {
  expect([...leadInsOf(blocks)]).toEqual([
    ['Rest.', 'Then wait.'],
    ['Oxygen.', 'Then wait.'],
  ]);
  expect(leadInsOf(blocks.slice(1)).size).toBe(0);
});
