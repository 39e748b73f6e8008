import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

function repeated(kind: string, items: readonly { readonly id: string }[]): Problem[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ item: `${kind} ${id}`, problem: 'it is defined twice' }));
}

/** Ids that two items have: a condition may lie in one specialty only, a finding in one topic. */
export function checkIds({ findings, conditions, groups, redFlagRules, sites, sensations, quantities, units }: Knowledge): Problem[] {
  return [
    ...repeated('finding', findings),
    ...repeated('condition', conditions),
    ...repeated('group', groups),
    ...repeated('red flag', redFlagRules),
    ...repeated('site', sites),
    ...repeated('sensation', sensations),
    ...repeated('quantity', quantities),
    ...repeated('unit', units),
  ];
}
