import type { ContentFiles } from '../content-kinds.ts';
import type { Problem } from './problem.ts';

/** Sources that nobody cites, that two items describe, or whose publisher is not listed. */
export function checkSources({
  source,
  organisation,
  condition,
  reference,
  drug,
  laboratory,
}: Pick<ContentFiles, 'source' | 'organisation' | 'condition' | 'reference' | 'drug' | 'laboratory'>): Problem[] {
  const publishers = new Set(organisation.flatMap(({ item }) => item.organisations.map(({ id }) => id)));
  const cited = new Set([
    ...[...condition, ...reference, ...drug, ...laboratory].flatMap(({ item }) => item.sources),
    ...condition.flatMap(({ item }) => item.plan?.sources ?? []),
  ]);
  const owner = new Map<string, string>();
  return source.flatMap(({ path, item }) => {
    const [, publisher = '', name = ''] = path.split('/');
    const id = `${publisher}/${name}`;
    const other = owner.get(item.url);
    owner.set(item.url, other ?? id);
    const problems = [
      publishers.has(publisher) ? null : `${publisher} is no organisation of content/sources/organisations.json`,
      cited.has(id) ? null : 'nobody cites it',
      item.checked && item.unchecked ? 'it says that it was checked, and that it could not be' : null,
      other === undefined ? null : `it is the page of ${other}`,
    ];
    return problems.flatMap((problem) => (problem === null ? [] : [{ item: `source ${id}`, problem }]));
  });
}
