/**
 * A generator of numbers from 0 up to 1 that says the same for the same seed, on every machine (mulberry32, Tommy Ettinger 2017, public domain).
 * @param seed a whole number of 32 bits
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @returns so many of some things, none twice, drawn at random and in the order in which they were given */
export function drawSample<Item>(items: readonly Item[], size: number, random: () => number): Item[] {
  const drawn = items.map((item, place) => ({ item, place, lot: random() })).sort((a, b) => a.lot - b.lot);
  return drawn
    .slice(0, size)
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
