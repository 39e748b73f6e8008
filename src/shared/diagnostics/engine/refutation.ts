import type { Mention } from './mention.ts';
import { firstIndex } from './search.ts';

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
