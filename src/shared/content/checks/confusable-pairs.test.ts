import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { confusablePairs } from './confusable-pairs.check.ts';

describe('confusable conditions', () => {
  const pairs = confusablePairs(knowledge);

  it('are each separated by a finding that one shows at least five times as often', () => {
    expect(pairs.length).toBeGreaterThan(50);
    expect(pairs.filter(({ ratio }) => ratio < 5)).toEqual([]);
  }, 60_000);

  it('are separated by these findings', async () => {
    const lines = pairs.map(({ condition, rival, separatedBy }) => `${condition} / ${rival}: ${separatedBy}`).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./confusable-pairs.snap.txt');
  });
});
