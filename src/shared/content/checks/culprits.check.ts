import type { ContentFiles } from '../content-kinds.ts';
import type { Knowledge } from '../knowledge.types.ts';
import { didYouMean } from '../look-up.ts';
import { type Problem, problemsOf } from './problem.ts';

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Rows of culprits that name a drug, a condition, a finding or a source which is not there, or share an id. */
export function checkCulprits(
  { findings, conditions }: Pick<Knowledge, 'findings' | 'conditions'>,
  files: Pick<ContentFiles, 'culprit' | 'drug' | 'drug-class' | 'source'>,
): Problem[] {
  const drugs = new Set([...files.drug.map(({ path }) => nameIn(path)), ...files['drug-class'].flatMap(({ item }) => item.classes.map(({ id }) => id))]);
  const known = {
    finding: new Set(findings.map(({ id }) => id)),
    condition: new Set(conditions.map(({ id }) => id)),
    source: new Set(files.source.map(({ path }) => path.split('/').slice(1).join('/'))),
    'drug or class of drugs': drugs,
  };
  const missing = (what: keyof typeof known, ids: readonly string[] = []) =>
    ids.filter((id) => !known[what].has(id)).map((id) => `there is no ${what} ${id}${didYouMean(id, known[what])}`);
  const rows = files.culprit.flatMap(({ item }) => item.culprits);
  return rows.flatMap((row, at) =>
    problemsOf(`culprit ${row.id}`, [
      ...(rows.findIndex(({ id }) => id === row.id) < at ? ['another row has the same id'] : []),
      ...missing('drug or class of drugs', [...row.drugs, ...(row.unless ?? []), ...(row.beside ?? [])]),
      ...missing('condition', [...(row.conditions ?? []), ...(row.explains ?? [])]),
      ...missing('finding', [...(row.findings ?? []), ...(row.none ?? [])]),
      ...missing('source', row.sources),
    ]),
  );
}
