import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { NextQuestion } from '../../diagnostics.schema.ts';
import { arrest, settledBy } from '../../settled.rules.ts';
import type { Case } from '../case/case.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';
import { withinSentence } from './explain.ts';

/** Only the leading conditions matter for what to ask next. */
const contenders = 12;
const questionsShown = 5;
/** A question that is expected to tell less than this, in bits, is not worth asking. */
const leastGain = 0.01;

const askable = new Set<Finding['kind']>(['symptom', 'sign', 'character', 'exposure', 'history', 'medication', 'family']);

/** P(finding | condition): listed or inherited; as a risk factor, its odds over the leak; else the leak. */
function probabilityOf(finding: Finding, condition: number, kb: KnowledgeBase): number {
  const posting = kb.profiles[condition]?.get(finding.id);
  if (!posting) return finding.leak;
  return posting.sensitivity > 0 ? posting.sensitivity : Math.min(0.9, finding.leak * posting.riskRatio);
}

/** x log2 x, which is 0 at 0. */
const xlogx = (x: number) => (x > 0 ? x * Math.log2(x) : 0);

/** Expected fall of the entropy of the leading posteriors when a finding is asked (information gain, bits). */
export function informationGain(finding: Finding, ranked: readonly Ranked[], kb: KnowledgeBase): number {
  // Entropy of shares w with sum T is log2 T - (sum of w log2 w) / T: one pass sums it before the answer, and for either answer.
  let [total, before, yes, no, after] = [0, 0, 0, 0, 0];
  for (const { condition, posterior } of ranked) {
    const shown = posterior * probabilityOf(finding, condition, kb);
    total += posterior;
    before += xlogx(posterior);
    yes += shown;
    no += posterior - shown;
    after += xlogx(shown) + xlogx(posterior - shown);
  }
  return total === 0 ? 0 : (xlogx(total) - before - (xlogx(yes) + xlogx(no) - after)) / total;
}

/** How a finding is asked for. */
export function questionFor(finding: Finding, kb: KnowledgeBase): string {
  if (finding.ask) return finding.ask;
  const name = withinSentence(finding.name, kb);
  if (finding.kind === 'history') return `Is there a history of ${name}?`;
  if (finding.kind === 'exposure' || finding.kind === 'medication') return `Has there been ${name}?`;
  if (finding.kind === 'family') return `${finding.name}?`;
  return `Is there ${name}?`;
}

/** The next best questions, at most one of a cluster, best first; none where the heart has stopped. */
export function nextQuestions(ranked: readonly Ranked[], patient: Case, kb: KnowledgeBase): NextQuestion[] {
  if (patient.present.get(arrest) === 1) return [];
  const leading = ranked.slice(0, contenders);
  const candidates = new Set<string>();
  for (const { condition } of leading) {
    const known = kb.conditions[condition];
    for (const id of [...Object.keys(known?.findings ?? {}), ...Object.keys(known?.risks ?? {})]) candidates.add(id);
  }
  const isSettled = settledBy(patient, kb.lexicon.findings);
  const scored = [...candidates].flatMap((id) => {
    const finding = kb.lexicon.findings.get(id);
    if (!finding || !askable.has(finding.kind) || patient.unknown.has(id) || isSettled(id)) return [];
    return [{ finding, gain: informationGain(finding, leading, kb) }];
  });
  scored.sort((a, b) => b.gain - a.gain || (a.finding.id < b.finding.id ? -1 : 1));
  const asked = new Set<string>();
  const questions: NextQuestion[] = [];
  for (const { finding, gain } of scored) {
    const cluster = kb.clusters.get(finding.id) ?? finding.id;
    if (gain < leastGain || questions.length >= questionsShown) break;
    if (asked.has(cluster)) continue;
    asked.add(cluster);
    questions.push({ findingId: finding.id, question: questionFor(finding, kb), informationGain: Math.round(gain * 1000) / 1000 });
  }
  return questions;
}
