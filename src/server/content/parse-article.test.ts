import { expect, it } from 'vitest';
import { parseArticle } from './parse-article.ts';

const article = (body: string) => parseArticle(`---\ntitle: Angina\nkeywords:\n  - chest pain\n---\n\n${body}`);

it('reads front matter, headings, paragraphs, lists and marks of sources', () => {
  expect(
    article(
      '## Summary\n\nPain on *exertion*\nthat **rest** relieves [nice/cg95].\n\n## Red flags\n\n- Pain at rest. [esc/ccs] [nice/cg95]\n- Syncope.\n\n1. Call.\n',
    ),
  ).toEqual({
    title: 'Angina',
    keywords: ['chest pain'],
    sections: [
      {
        heading: 'Summary',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              { text: 'Pain on ' },
              { text: 'exertion', mark: 'emphasis' },
              { text: ' that ' },
              { text: 'rest', mark: 'strong' },
              { text: ' relieves ' },
              { source: 'nice/cg95' },
              { text: '.' },
            ],
          },
        ],
      },
      {
        heading: 'Red flags',
        blocks: [
          {
            kind: 'list',
            isOrdered: false,
            items: [[{ text: 'Pain at rest. ' }, { source: 'esc/ccs' }, { text: ' ' }, { source: 'nice/cg95' }], [{ text: 'Syncope.' }]],
          },
          { kind: 'list', isOrdered: true, items: [[{ text: 'Call.' }]] },
        ],
      },
    ],
  });
});

it.each([
  ['HTML in a line', 'Give <b>aspirin</b>.', 'Give <b>aspirin</b>.'],
  ['HTML as a block', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a link', 'See [here](javascript:alert(1)).', 'See [here](javascript:alert(1)).'],
  ['a picture', '![x](https://example.org/x.png)', '![x](https://example.org/x.png)'],
  ['code', 'Take `rm -rf`.', 'Take `rm -rf`.'],
])('shows %s as it was written', (_what, written, shown) => {
  const { sections } = article(`## Summary\n\n${written}\n`);
  const [block] = sections[0]?.blocks ?? [];
  expect(block?.kind === 'paragraph' && block.spans.map((span) => ('text' in span ? span.text : '')).join('')).toBe(shown);
});

it.each([
  ['no front matter', '## Summary\n', 'does not begin with front matter'],
  ['text before its first heading', '---\ntitle: A\n---\nHello.\n', 'has text before its first heading'],
  ['front matter that is a list', '---\n- a\n---\n', 'has no fields'],
])('refuses %s', (_what, text, message) => {
  expect(() => parseArticle(text)).toThrow(message);
});
