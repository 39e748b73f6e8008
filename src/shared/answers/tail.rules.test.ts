import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { createTailGuard, readLists, splitTail } from './tail.rules.ts';

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
});

describe('an answer that comes in pieces', () => {
  const showIn = (pieces: readonly string[]) => pieces.map(createTailGuard()).join('');

  it('is shown without the lists behind it, however it is cut', () => {
    const text = `A \`code\` for [NAME_1] [1].\n\n- A line {with} braces\n\n{ and this\n\n\`\`\`json\n${json}\n\`\`\``;
    const random = seededRandom(1);
    for (let round = 0; round < 300; round += 1) {
      const pieces: string[] = [];
      for (let at = 0; at < text.length; ) {
        const size = 1 + Math.floor(random() * 9);
        pieces.push(text.slice(at, at + size));
        at += size;
      }
      expect(showIn(pieces).trimEnd()).toBe(splitTail(text).body);
    }
  });

  it('is shown as it comes', () => {
    const read = createTailGuard();
    expect(['Half a sent', 'ence.\nAnother', ' for [NA', 'ME_1], who'].map(read)).toEqual(['Half a sent', 'ence.\nAnother', ' for ', '[NAME_1], who']);
  });
});
