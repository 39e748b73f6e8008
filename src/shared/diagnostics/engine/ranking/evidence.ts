import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { Case } from '../case/case.ts';
import type { KnowledgeBase, Posting } from '../lexicon/knowledge-base.ts';
import type { Parameters } from './parameters.ts';

/** A finding of the case with the direction in which it is asked of each condition. */
export interface Evidence {
  readonly finding: Finding;
  readonly denied: boolean;
  /** 1, or less for the past. */
  readonly strength: number;
  /** Named itself, not merely implied by a more specific finding. */
  readonly stated: boolean;
}

function clip(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Sensitivities stop short of certainty, so that no single denial can exclude. */
const nearlyAlways = 0.98;

/** The bin that authors give a finding which argues against a condition. */
export const pertinentNegative = 0.02;

/** Log P(f|d)/p0; a pertinent negative argues against its condition however rare the finding is elsewhere, and no other listed finding ever does. */
function logRatio(sensitivity: number, leak: number, parameters: Parameters): number {
  const ratio = Math.log(sensitivity / leak);
  return sensitivity <= pertinentNegative ? Math.min(ratio, parameters.pertinentNegative) : Math.max(0, ratio);
}

/**
 * Weight of one finding for one condition: log P(f|d)/p0 when present, log (1-P)/(1-p0) when denied, plus the log likelihood
 * ratio as a risk factor; clipped. Source: naive Bayes with leak, as in QMR-DT (Shwe et al. 1991).
 */
export function weightOf(evidence: Evidence, posting: Posting, parameters: Parameters): number {
  const { leak } = evidence.finding;
  const { strongestFor, strongestAgainst } = parameters;
  if (evidence.denied) {
    const ofFinding = posting.sensitivity > 0 ? Math.log((1 - Math.min(posting.sensitivity, nearlyAlways)) / (1 - leak)) : 0;
    // A denied risk factor says little: most patients lack most risks.
    const ofRisk = posting.riskRatio > 1 ? -0.15 * Math.log(posting.riskRatio) : 0;
    return parameters.denialWeight * clip(ofFinding + ofRisk, -strongestAgainst, 1);
  }
  const ofFinding = posting.sensitivity > 0 ? logRatio(posting.sensitivity, leak, parameters) : 0;
  const share = evidence.finding.kind === 'character' ? parameters.characterWeight : 1;
  // Authors may list a finding as a symptom and as a risk: it is one piece of evidence.
  const ofRisk = Math.log(posting.riskRatio);
  const weight = ofRisk === 0 ? ofFinding : posting.sensitivity === 0 ? ofRisk : Math.max(ofFinding, ofRisk);
  return share * evidence.strength * clip(weight, -strongestAgainst, strongestFor);
}

/** What a condition loses for leaving a stated finding unexplained: a share of how surprising the finding is. */
export function surpriseOf(evidence: Evidence, parameters: Parameters): number {
  if (evidence.denied || !evidence.stated) return 0;
  const { kind, leak } = evidence.finding;
  if (kind === 'exposure' || kind === 'history' || kind === 'medication' || kind === 'family') return 0;
  const share = kind === 'character' ? parameters.unexplainedCharacterWeight : parameters.unexplainedWeight;
  return share * evidence.strength * clip(Math.log(0.3 / leak), 0, 5);
}

/** The evidence of a case, grouped by cluster. */
export type GatheredEvidence = readonly (readonly Evidence[])[];

/** The case's evidence grouped by cluster; findings no condition knows still count as unexplained. */
export function gatherEvidence(patient: Case, kb: KnowledgeBase): GatheredEvidence {
  const clusters = new Map<string, Evidence[]>();
  const add = (id: string, evidence: Omit<Evidence, 'finding'>) => {
    const finding = kb.lexicon.findings.get(id);
    if (!finding) return;
    const cluster = kb.clusters.get(id) ?? id;
    const list = clusters.get(cluster);
    if (list) list.push({ finding, ...evidence });
    else clusters.set(cluster, [{ finding, ...evidence }]);
  };
  for (const [id, strength] of patient.present) add(id, { denied: false, strength, stated: patient.stated.has(id) });
  for (const id of patient.absent) add(id, { denied: true, strength: 1, stated: true });
  return [...clusters.values()];
}
