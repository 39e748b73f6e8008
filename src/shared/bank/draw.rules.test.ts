import { expect, test } from 'vitest';
import { drawBlock } from './draw.rules.ts';

const question = (id: string, sisters: string | null = null, isUsed = false) => ({ id, sisters, isUsed });
const drawn = (questions: readonly ReturnType<typeof question>[], count: number) => drawBlock(questions, count).map(({ id }) => id);

test('sisters come only where nothing else of their kind is left', () => {
  const all = [question('a1', 'a'), question('a2', 'a'), question('b1', 'b'), question('c'), question('d'), question('a3', 'a')];
  expect(drawn(all, 4)).toEqual(['a1', 'b1', 'c', 'd']);
  expect(drawn(all, 9)).toEqual(['a1', 'b1', 'c', 'd', 'a2', 'a3']);
});

test('what was never used comes first, sisters too', () => {
  const all = [question('a1', 'a'), question('a2', 'a'), question('b1', 'b', true), question('b2', 'b', true), question('c', null, true)];
  expect(drawn(all, 4)).toEqual(['a1', 'a2', 'b1', 'c']);
});
