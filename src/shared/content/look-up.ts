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
