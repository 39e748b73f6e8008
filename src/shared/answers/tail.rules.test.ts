import { describe, expect, it } from 'vitest';
import { readLists, splitTail, visibleText } from './tail.rules.ts';

const lists = { differential: ['Influenza'], relatedQuestions: ['Why?'] };
const json = '{"differential": [{"condition": "Influenza"}], "relatedQuestions": ["Why?"]}';

describe('the lists behind an answer', () => {
  it.each([
    ['a fence', `Text [1].\n\n\`\`\`json\n${json}\n\`\`\``],
    ['a fence without a name', `Text [1].\n\`\`\`\n${json}\n\`\`\``],
    ['no fence', `Text [1].\n\n${json}`],
    ['words behind', `Text [1].\n\`\`\`json\n${json}\n\`\`\`\nHope this helps!`],
    ['a comma too many', `Text [1].\n\`\`\`json\n{"differential": ["Influenza",], "relatedQuestions": ["Why?"],}\n\`\`\``],
  ])('are read from %s', (_how, text) => {
    const { body, tail } = splitTail(text);
    expect(body).toBe('Text [1].');
    expect(readLists(tail ?? '')).toEqual(lists);
  });

  it.each(['```json\n{"differential": [', '```json\nnot json\n```', '```json\n[1, 2]\n```'])('cannot be read: %s', (tail) => {
    expect(readLists(tail)).toBeNull();
  });

  it('are never seen while they come', () => {
    const text = `Text [1].\n\n\`\`\`json\n${json}\n\`\`\``;
    const seen = Array.from(text, (_, i) => visibleText(text.slice(0, i + 1)));
    expect(seen.every((shown, i) => 'Text [1].\n\n'.startsWith(shown) && shown.length >= (seen[i - 1]?.trimEnd().length ?? 0))).toBe(true);
    expect(seen.at(-1)).toBe('Text [1].');
  });
});

it('shows text as it comes', () => {
  expect(visibleText('Half a sent')).toBe('Half a sent');
  expect(visibleText('A line.\nAnother')).toBe('A line.\nAnother');
});
