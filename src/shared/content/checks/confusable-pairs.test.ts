import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { confusablePairs } from './confusable-pairs.check.ts';

/** A disease and what it does to the nerve: one patient may have both names. */
const ofOneDisease = ['lumbar-disc-herniation', 'sciatica'];

describe('confusable conditions', () => {
  const pairs = confusablePairs(knowledge);

  it('are each separated by a finding that one shows at least three times as often, and of which both pages speak unless it is a hallmark', () => {
    expect(pairs.length).toBeGreaterThan(50);
    const unlike = pairs.filter(({ condition, rival }) => !(ofOneDisease.includes(condition) && ofOneDisease.includes(rival)));
    expect(unlike.filter(({ ratio }) => ratio < 3)).toEqual([]);
  }, 60_000);

  it('are separated by these findings', async () => {
    const lines = pairs.map(({ condition, rival, separatedBy }) => `${condition} / ${rival}: ${separatedBy}`).sort();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./confusable-pairs.snap.txt');
  });
});
