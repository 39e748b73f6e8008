import { expect, it } from 'vitest';
import { parseKept } from './kept.ts';

it('reads what was kept, and nothing of another shape', () => {
  const response = { position: 0, choice: 1, isMarked: false, struck: [], note: '', at: 5, choiceAt: 5 };
  expect(parseKept(JSON.stringify([response]))).toEqual([response]);
  expect([null, '', '{', '[{"position":0}]'].map(parseKept)).toEqual([[], [], [], []]);
});
