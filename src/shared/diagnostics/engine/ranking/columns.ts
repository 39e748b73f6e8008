import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { KnowledgeBase, Posting } from '../lexicon/knowledge-base.ts';
import { typicality } from '../lexicon/typicality.ts';
import { pertinentNegative, weightOf } from './evidence.ts';
import type { Parameters } from './parameters.ts';

/** What one finding does to every condition that it bears on, in flat arrays of one length: an analysis runs through thousands of entries. */
export interface Column {
  readonly conditions: Int32Array;
  /** Weight when stated at full strength, and when denied. */
  readonly present: Float64Array;
  readonly denied: Float64Array;
  readonly typicality: Float64Array;
  /** 1 where the condition explains the finding: what argues against it, it does not explain. */
  readonly explains: Uint8Array;
}

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

const kept = new WeakMap<KnowledgeBase, { readonly parameters: Parameters; readonly columns: Map<string, Column> }>();

/** The column of a finding under these parameters, made when it is first needed; undefined for one that no condition knows. */
export function columnFor(id: string, kb: KnowledgeBase, parameters: Parameters): Column | undefined {
  let made = kept.get(kb);
  if (made?.parameters !== parameters) {
    made = { parameters, columns: new Map() };
    kept.set(kb, made);
  }
  const known = made.columns.get(id);
  if (known) return known;
  const [finding, postings] = [kb.lexicon.findings.get(id), kb.postings.get(id)];
  if (!finding || !postings) return undefined;
  const column = columnOf(finding, postings, parameters);
  made.columns.set(id, column);
  return column;
}
