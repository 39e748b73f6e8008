import { expect, it } from 'vitest';
import { drawOrder, drawsOf, hashText } from './draw.rules.ts';

it('draws the same on every machine', () => {
  expect(hashText('anamnesis')).toMatchInlineSnapshot(`2822294046`);
  expect(drawsOf(7)('age')).toMatchInlineSnapshot(`0.08687214832752943`);
});

it('draws evenly, whatever is drawn for', () => {
  const lots = Array.from({ length: 20_000 }, (_, i) => drawsOf(i)('has fever'));
  const others = Array.from({ length: 20_000 }, (_, i) => drawsOf(1)(`has ${i}`));
  for (const list of [lots, others]) {
    const counts = Array.from({ length: 10 }, (_, tenth) => list.filter((lot) => Math.floor(lot * 10) === tenth).length);
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  }
});

it('puts the weightier first more often, and leaves the others in their order when one is added', () => {
  const firstOf = (seed: number) => drawOrder(drawsOf(seed), ['a', 'b'], String, (thing) => (thing === 'a' ? 3 : 1))[0];
  const share = Array.from({ length: 4000 }, (_, seed) => firstOf(seed)).filter((first) => first === 'a').length / 4000;
  expect(share).toBeGreaterThan(0.72);
  expect(share).toBeLessThan(0.78);
  const order = (things: readonly string[]) => drawOrder(drawsOf(5), things, String, () => 2);
  expect(order(['a', 'b', 'c', 'd', 'new']).filter((thing) => thing !== 'new')).toEqual(order(['a', 'b', 'c', 'd']));
});
