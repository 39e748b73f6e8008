import type { Lexicon } from './lexicon.ts';
import { childFactor, findMeasurements } from './measurements.ts';
import type { Mention } from './mention.ts';
import { firstIndex } from './search.ts';

/** Quantities that are measured together: a value that is low in one is no denial that the other is high. */
const measuredTogether = (quantity: string) => (quantity === 'diastolic' ? 'systolic' : quantity);

/** Measured values decide the findings of their quantity: in range present; a value that is in no range denies them all. */
export function readMeasurements(text: string, lexicon: Lexicon, age: number | null): Mention[] {
  const abnormal = new Set<string>();
  const denials: { quantity: string; mention: Mention }[] = [];
  const mentions: Mention[] = [];
  for (const { quantity, value, start, end } of findMeasurements(text)) {
    const factor = childFactor(quantity, age);
    const candidates = lexicon.numeric.get(quantity) ?? [];
    const inside = candidates.filter(
      ({ range }) => value >= (range.min === undefined ? Number.NEGATIVE_INFINITY : range.min * factor) && value <= (range.max ?? Number.POSITIVE_INFINITY),
    );
    if (inside.length > 0) abnormal.add(measuredTogether(quantity));
    mentions.push(...inside.map(({ id }): Mention => ({ findingId: id, state: 'present', start, end })));
    if (inside.length > 0) continue;
    const ids = new Set(candidates.map(({ id }) => id));
    for (const { id } of candidates) {
      const special = lexicon.findings.get(id)?.parents?.some((parent) => ids.has(parent));
      if (!special) denials.push({ quantity: measuredTogether(quantity), mention: { findingId: id, state: 'absent', start, end } });
    }
  }
  return [...mentions, ...denials.filter(({ quantity }) => !abnormal.has(quantity)).map(({ mention }) => mention)];
}

/** Where measured values deny one finding: stretches by their start, each with the farthest end up to it. */
type Denials = { readonly start: number; readonly reach: number }[];

function denialsByFinding(measured: readonly Mention[]): ReadonlyMap<string, Denials> {
  const denials = new Map<string, Denials>();
  const inOrder = measured.filter(({ state }) => state === 'absent').sort((a, b) => a.start - b.start);
  for (const { findingId, start, end } of inOrder) {
    const list = denials.get(findingId) ?? [];
    denials.set(findingId, list);
    list.push({ start, reach: Math.max(end, list.at(-1)?.reach ?? 0) });
  }
  return denials;
}

/** The mentions that no measured value at their place refutes: "had a temperature of 36.8" is no fever. */
export function unrefuted(mentions: readonly Mention[], measured: readonly Mention[]): Mention[] {
  const denials = denialsByFinding(measured);
  return mentions.filter(({ findingId, state, start, end }) => {
    const denied = state === 'present' ? (denials.get(findingId) ?? []) : [];
    const before = firstIndex(denied.length, (i) => (denied[i]?.start ?? 0) >= end);
    return (denied[before - 1]?.reach ?? 0) <= start;
  });
}
