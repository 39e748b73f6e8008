import { pertinentNegative } from '../../diagnostics/engine/evidence.ts';
import { compileKnowledge, type KnowledgeBase } from '../../diagnostics/engine/knowledge-base.ts';
import type { Alarm } from '../schema/alarm.schema.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { CheckedKnowledge } from './knowledge.check.ts';

function isBenign({ urgency, mustNotMiss }: Condition): boolean {
  return (urgency === 'routine' || urgency === 'self-care') && mustNotMiss !== true;
}

/** The findings of an alarm, or forms of them, that the engine counts in a condition's favour: commoner with it than without. */
function creditedTo(condition: Condition, alarm: Alarm, kb: KnowledgeBase): string[] {
  const profile = kb.profiles[kb.conditionIndex.get(condition.id) ?? -1];
  return [...(profile ?? [])].flatMap(([id, { sensitivity }]) => {
    const isAlarm = [id, ...(kb.ancestors.get(id) ?? [])].some((one) => alarm.findings.includes(one));
    return isAlarm && sensitivity > Math.max(pertinentNegative, kb.lexicon.findings.get(id)?.leak ?? 0) ? [id] : [];
  });
}

function problemsOf(alarm: Alarm, conditions: readonly Condition[], kb: KnowledgeBase): string[] {
  const unknown = alarm.findings.filter((id) => !kb.lexicon.findings.has(id)).map((id) => `alarm: unknown finding ${id}`);
  const credits = conditions.filter(isBenign).flatMap((condition) => creditedTo(condition, alarm, kb).map((finding) => ({ condition: condition.id, finding })));
  const excepted = Object.keys(alarm.except ?? {});
  const wrong = credits
    .filter(({ condition }) => !excepted.includes(condition))
    .map(({ condition, finding }) => `condition ${condition}: it is benign and credits ${finding} (${alarm.because})`);
  const idle = excepted
    .filter((id) => !credits.some(({ condition }) => condition === id))
    .map((id) => `alarm: ${id} needs no exception for ${alarm.findings.join(', ')}`);
  return [...unknown, ...wrong, ...idle];
}

/**
 * Benign conditions (routine or self-care, and safe to miss) that would rise by a finding which asks for a cause first, as one line each;
 * alarms that name no finding, and exceptions that nothing needs any more.
 */
export function checkBenignAlarms({ conditions, ...knowledge }: CheckedKnowledge, list: readonly Alarm[]): string[] {
  const kb = compileKnowledge({ ...knowledge, conditions });
  return list.flatMap((alarm) => problemsOf(alarm, conditions, kb));
}
