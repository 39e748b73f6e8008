import type { Knowledge } from '../knowledge.types.ts';
import type { Problem } from './problem.ts';

function repeated(kind: string, items: readonly { readonly id: string }[]): Problem[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => ({ item: `${kind} ${id}`, problem: 'it is defined twice' }));
}

/** Conditions that are called by the name of another one: it is there already. Two may share an alias, such as "ASD". */
function calledAsAnother(conditions: Knowledge['conditions']): Problem[] {
  const owner = new Map(conditions.map(({ id, name }) => [name.toLowerCase(), id]));
  return conditions.flatMap(({ id, name, aliases, alsoFoundBy = [] }) =>
    [name, ...aliases, ...alsoFoundBy].flatMap((called) => {
      const other = owner.get(called.toLowerCase());
      return other === undefined || other === id ? [] : [{ item: `condition ${id}`, problem: `"${called}" is the name of condition ${other}` }];
    }),
  );
}

/** Ids that two items have: a condition may lie in one specialty only, a finding in one topic. */
export function checkIds({ findings, conditions, groups, redFlagRules, sites, sensations, quantities, units }: Knowledge): Problem[] {
  return [
    ...repeated('finding', findings),
    ...repeated('condition', conditions),
    ...calledAsAnother(conditions),
    ...repeated('group', groups),
    ...repeated('red flag', redFlagRules),
    ...repeated('site', sites),
    ...repeated('sensation', sensations),
    ...repeated('quantity', quantities),
    ...repeated('unit', units),
  ];
}
