import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { Posting } from '../lexicon/knowledge-base.ts';
import { typicality } from '../lexicon/typicality.ts';
import { pertinentNegative, weightOf } from './evidence.ts';
import type { Parameters } from './parameters.ts';
import type { Ranking } from './ranking.types.ts';
import type { Column } from './scoreboard.ts';

function columnOf(finding: Finding, postings: readonly Posting[], parameters: Parameters): Column {
  const stated = { finding, denied: false, strength: 1, stated: true };
  const denied = { ...stated, denied: true };
  return {
    conditions: Int32Array.from(postings, ({ condition }) => condition),
    present: Float64Array.from(postings, (posting) => weightOf(stated, posting, parameters)),
    denied: Float64Array.from(postings, (posting) => weightOf(denied, posting, parameters)),
    typicality: Float64Array.from(postings, ({ sensitivity }) => typicality(finding.kind, sensitivity)),
    explains: Uint8Array.from(postings, ({ sensitivity, riskRatio }) => (sensitivity > pertinentNegative || riskRatio > 1 ? 1 : 0)),
  };
}

/** The column of a finding, made when it is first needed; undefined for one that no condition knows. */
export function columnFor(id: string, { kb, parameters, columns }: Ranking): Column | undefined {
  const known = columns.get(id);
  if (known) return known;
  const [finding, postings] = [kb.lexicon.findings.get(id), kb.postings.get(id)];
  if (!finding || !postings) return undefined;
  const column = columnOf(finding, postings, parameters);
  columns.set(id, column);
  return column;
}
