import type { ContentFiles } from './content-kinds.ts';
import type { Knowledge } from './knowledge.types.ts';

/** An item of content/ by the name that the checks give it, and the file in which it stands. */
export interface Located {
  readonly item: string;
  /** Below content/, without ".json". */
  readonly path: string;
}

/** Every item that has an id, with its file. */
export function locateItems(files: ContentFiles): Located[] {
  const inFiles = <T extends { readonly path: string }>(kind: string, list: readonly T[], idsOf: (file: T) => readonly string[]) =>
    list.flatMap((file) => idsOf(file).map((id) => ({ item: `${kind} ${id}`, path: file.path })));
  const below = (path: string, levels: number) => path.split('/').slice(-levels).join('/');
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  return [
    ...inFiles('condition', files.condition, ({ path }) => [below(path, 1)]),
    ...inFiles('finding', files.finding, ({ item }) => ids(item.findings)),
    ...inFiles('group', files.group, ({ item }) => ids(item.groups)),
    ...inFiles('red flag', files['red-flag'], ({ item }) => ids(item.redFlags)),
    ...inFiles('danger', files.danger, ({ path }) => [below(path, 1)]),
    ...inFiles('reference', files.reference, ({ path }) => [below(path, 1)]),
    ...inFiles('drug', files.drug, ({ path }) => [below(path, 1)]),
    ...inFiles('drug class', files['drug-class'], ({ item }) => ids(item.classes)),
    ...inFiles('culprit', files.culprit, ({ item }) => ids(item.culprits)),
    ...inFiles('question', files.question, ({ item }) => ids(item.questions)),
    ...inFiles('source', files.source, ({ path }) => [below(path, 2)]),
    ...inFiles('site', files.site, ({ item }) => ids(item.sites)),
    ...inFiles('sensation', files.sensation, ({ item }) => ids(item.sensations)),
  ];
}

/** What names a finding, for whoever wants to change it. */
export function usesOfFinding(id: string, { conditions, groups, redFlagRules, findings }: Knowledge): string[] {
  const names = (lists: readonly (readonly string[] | undefined)[]) => lists.some((list) => list?.includes(id));
  return [
    ...conditions.flatMap(({ id: condition, findings: listed, risks = {}, requires, excludes }) => {
      if (listed[id] !== undefined) return [`condition ${condition}: ${listed[id]}`];
      if (risks[id] !== undefined) return [`condition ${condition}: likelihood ratio ${risks[id]}`];
      return names([requires, excludes]) ? [`condition ${condition}: ${requires?.includes(id) ? 'requires' : 'excluded by'} it`] : [];
    }),
    ...groups.flatMap((group) => (names([group.findings]) ? [`group ${group.id}`] : [])),
    ...redFlagRules.flatMap((rule) => (names([rule.all, rule.none, ...(rule.any ?? [])]) ? [`red flag ${rule.id}`] : [])),
    ...findings.flatMap((finding) => (names([finding.parents]) ? [`finding ${finding.id}, which implies it`] : [])),
  ];
}

/** Words compared without case, hyphens and apostrophes. */
const plain = (text: string) => text.toLowerCase().replace(/[-’']/g, ' ').replace(/\s+/g, ' ').trim();

/** @returns the items that are called so by name, alias or phrase, those that are called just so first, then those whose names hold the words; at most ten */
export function itemsCalled(words: string, { conditions, findings }: Pick<Knowledge, 'conditions' | 'findings'>): string[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  const named = [
    ...conditions.map(({ id, name, aliases, alsoFoundBy = [] }) => ({ item: `condition ${id}`, names: [id, name, ...aliases, ...alsoFoundBy] })),
    ...findings.map(({ id, name, phrases }) => ({ item: `finding ${id}`, names: [id, name, ...phrases] })),
  ].map(({ item, names }) => ({ item, names: names.map(plain) }));
  const just = named.filter(({ names }) => names.includes(wanted));
  const hold = named.filter((one) => !just.includes(one) && one.names.some((name) => ` ${name} `.includes(` ${wanted} `)));
  return [...just, ...hold].slice(0, 10).map(({ item }) => item);
}

/** How many letters must be added, taken, replaced or swapped with their neighbour to turn one word into another (optimal string alignment). */
function editsBetween(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwap ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** More letters than a third of a word are no slip. */
const mostSlips = (id: string) => Math.max(1, Math.floor(id.length / 3));

/** @returns the id that somebody may have meant, "; did you mean it?" and all; '' where none is near */
export function didYouMean(id: string, known: Iterable<string>): string {
  let best: { readonly id: string; readonly edits: number } | undefined;
  for (const other of known) {
    if (Math.abs(other.length - id.length) > mostSlips(id)) continue;
    const edits = editsBetween(id, other);
    if (edits <= mostSlips(id) && (best === undefined || edits < best.edits)) best = { id: other, edits };
  }
  return best === undefined ? '' : `; did you mean ${best.id}?`;
}
