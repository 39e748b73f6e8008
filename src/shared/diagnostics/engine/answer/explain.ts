import type { RankedCondition } from '../../../content/knowledge.types.ts';
import type { RankedSuggestion, WeighedFinding } from '../../diagnostics.schema.ts';
import { settledBy } from '../../settled.rules.ts';
import type { Case } from '../case/case.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import { type GatheredEvidence, weightOf } from '../ranking/evidence.ts';
import type { Ranking } from '../ranking/ranking.types.ts';

const rounded = (weight: number) => Math.round(weight * 100) / 100;

/** Below this a finding argues neither way, in natural-log units. */
const telling = 0.15;

/**
 * From this weight down a finding is said to speak against: a likelihood ratio of 0.45, as what is recorded in most patients and was denied has. What half of them lack is denied by every
 * second one.
 */
export const speaksAgainst = -0.8;

/**
 * The signed contribution of each finding to one condition, strongest first. Within a cluster the strongest counts
 * fully and the others at a fraction, just as in the ranking, so the weights add up to what ranked it.
 */
export function explainCondition(index: number, gathered: GatheredEvidence, { kb, parameters }: Ranking): WeighedFinding[] {
  const contributions: WeighedFinding[] = [];
  for (const cluster of gathered) {
    const weighed = cluster.flatMap((evidence) => {
      const posting = kb.profiles[index]?.get(evidence.finding.id);
      if (!posting) return [];
      return [{ evidence, weight: weightOf(evidence, posting, parameters) }];
    });
    if (weighed.length === 0) continue;
    for (const sign of [1, -1]) {
      const side = weighed
        .filter((item) => Math.sign(item.weight) === sign)
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || Number(b.evidence.stated) - Number(a.evidence.stated));
      side.forEach(({ evidence: { finding, denied }, weight }, i) => {
        const damped = rounded(i === 0 ? weight : weight * parameters.clusterFraction);
        if (Math.abs(damped) >= telling)
          contributions.push({ id: finding.id, name: denied ? `No ${withinSentence(finding.name, kb)}` : finding.name, weight: damped });
      });
    }
  }
  return contributions.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

/** A name as it stands within a sentence: with a small letter, unless its first word is an abbreviation ("ECG", "IgA") or a proper name. */
export function withinSentence(name: string, { lexicon: { properName } }: Pick<KnowledgeBase, 'lexicon'>): string {
  const isPlain = /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(name) && !properName.test(name);
  return isPlain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Typical findings of a condition that are neither told nor denied, in these words or in others, most typical first. */
export function expectedButNotMentioned(condition: RankedCondition, patient: Case, kb: KnowledgeBase): { id: string; name: string }[] {
  const isSettled = settledBy(patient, kb.lexicon.findings);
  return (
    Object.entries(condition.findings)
      .filter(([id, sensitivity]) => sensitivity >= 0.5 && !isSettled(id))
      // Of two that are expected alike, the one that says more: the rarer elsewhere.
      .sort(([idA, a], [idB, b]) => b - a || leakOf(idA, kb) - leakOf(idB, kb) || (idA < idB ? -1 : 1))
      .slice(0, 5)
      .flatMap(([id]) => {
        const finding = kb.lexicon.findings.get(id);
        return finding ? [{ id, name: finding.name }] : [];
      })
  );
}

function leakOf(id: string, kb: KnowledgeBase): number {
  return kb.lexicon.findings.get(id)?.leak ?? 1;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A rival with less than this share is not worth naming beside the leader. */
const worthNaming = 0.03;

/** The differential in one sentence that can be read aloud on a round. */
export function summarise(suggestions: readonly RankedSuggestion[], kb: KnowledgeBase): string {
  const [first, ...others] = suggestions;
  if (!first) return '';
  // "Because of sweating" reads well, "because of radiates to the arm" does not.
  const named = first.findingsFor.filter((finding) => kb.lexicon.findings.get(finding.id)?.kind !== 'character');
  const forIt = listed(named.slice(0, 3).map((finding) => withinSentence(finding.name, kb)));
  const against = first.findingsAgainst[0];
  const because = forIt ? ` because of ${forIt}` : '';
  const but = against && against.weight <= speaksAgainst ? `, although ${withinSentence(against.name, kb)} speaks against it` : '';
  const rivals = others
    .filter((suggestion) => suggestion.score >= worthNaming)
    .slice(0, 2)
    .map((suggestion) => withinSentence(suggestion.condition, kb));
  const also = rivals.length > 0 ? `; consider ${listed(rivals)} next` : '';
  return `${first.condition} fits best${because}${but}${also}.`;
}
