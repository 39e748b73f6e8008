import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { Case } from '../case/case.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';

/** What is known of a patient before anything happens. */
export const background: ReadonlySet<Finding['kind']> = new Set(['history', 'medication', 'family']);

/** A finding as common as this elsewhere is explained by much. */
const rareBelow = 0.005;
/** From this share on a finding belongs to a condition. */
const belongsFrom = 0.25;

/**
 * What is told now that the leading condition does not account for: guarding in a nephrotic child is what the disease has led to, not what it is like. A danger that it belongs to is not
 * explained away.
 */
export function leftOpenBy(leader: Ranked | undefined, patient: Case | null, kb: KnowledgeBase): string[] {
  const profile = kb.profiles[leader?.condition ?? -1];
  if (profile === undefined || patient === null) return [];
  return [...patient.present].flatMap(([id, strength]) => {
    const finding = kb.lexicon.findings.get(id);
    const isTelling = strength === 1 && finding !== undefined && finding.leak < rareBelow && !background.has(finding.kind);
    return isTelling && !profile.has(id) ? [id] : [];
  });
}

/** Whether one of these findings belongs to one of the conditions. */
export function accountsFor(conditions: readonly string[], open: readonly string[], kb: KnowledgeBase): boolean {
  return conditions.some((id) => {
    const profile = kb.profiles[kb.conditions.findIndex((condition) => condition.id === id)];
    return open.some((finding) => (profile?.get(finding)?.sensitivity ?? 0) >= belongsFrom);
  });
}
