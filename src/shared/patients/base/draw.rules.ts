/** A 32-bit hash of a text (FNV-1a, finished as MurmurHash3 does; both public domain): whole-number arithmetic, the same on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 up to 1 for each thing that a seed is asked about. */
export type Draw = (what: string) => number;

/**
 * The lots of a seed. Each is drawn for the thing itself and not in turn, so that what is added to the knowledge elsewhere leaves the others as they were.
 * @param seed a whole number
 */
export function drawsOf(seed: number): Draw {
  return (what) => hashText(`${seed}:${what}`) / 4_294_967_296;
}

/** @returns a number between two, evenly drawn */
export function drawBetween(draw: Draw, what: string, from: number, to: number): number {
  return from + draw(what) * (to - from);
}

/**
 * @param weights whole numbers
 * @returns the things in a drawn order in which the weightier tend to come first: each by the best of as many lots as it weighs
 */
export function drawOrder<T>(draw: Draw, things: readonly T[], nameOf: (thing: T) => string, weights: (thing: T) => number): T[] {
  const lotOf = (thing: T) => Math.max(...Array.from({ length: weights(thing) }, (_, i) => draw(`${nameOf(thing)}#${i}`)));
  return things
    .map((thing) => ({ thing, lot: lotOf(thing), name: nameOf(thing) }))
    .sort((a, b) => b.lot - a.lot || (a.name < b.name ? -1 : 1))
    .map(({ thing }) => thing);
}
