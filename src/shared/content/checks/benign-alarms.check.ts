import { compileKnowledge, type KnowledgeBase } from '../../diagnostics/engine/lexicon/knowledge-base.ts';
import { pertinentNegative } from '../../diagnostics/engine/ranking/evidence.ts';
import type { Knowledge } from '../knowledge.types.ts';
import type { Alarm } from '../schema/alarm.schema.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { Problem } from './problem.ts';

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

function faultsOf(alarm: Alarm, conditions: readonly Condition[], kb: KnowledgeBase): Problem[] {
  const { findings, because, except = {} } = alarm;
  const item = `alarm ${findings[0]}`;
  const credits = conditions.filter(isBenign).flatMap((condition) => creditedTo(condition, alarm, kb).map((finding) => ({ condition: condition.id, finding })));
  const excepted = Object.keys(except);
  const unknown = findings.filter((id) => !kb.lexicon.findings.has(id)).map((id) => ({ item, problem: `unknown finding ${id}` }));
  const wrong = credits
    .filter(({ condition }) => !excepted.includes(condition))
    .map(({ condition, finding }) => ({
      item: `condition ${condition}`,
      problem: `it is benign and credits ${finding} (${because}): take it out of its findings, or except it with the reason in content/alarms/alarms.json`,
    }));
  const idle = excepted.filter((id) => !credits.some(({ condition }) => condition === id)).map((id) => ({ item, problem: `${id} needs no exception` }));
  return [...unknown, ...wrong, ...idle];
}

/**
 * Benign conditions (routine or self-care, and safe to miss) that would rise by a finding which asks for a cause first; alarms that name no finding, and
 * exceptions that nothing needs any more.
 */
export function checkBenignAlarms({ conditions, ...knowledge }: Knowledge, alarms: readonly Alarm[]): Problem[] {
  const kb = compileKnowledge({ ...knowledge, conditions });
  return alarms.flatMap((alarm) => faultsOf(alarm, conditions, kb));
}
