import { analyzeWith } from '../engine/analyze-with.ts';
import { compileKnowledge } from '../engine/knowledge-base.ts';
import { defaultParameters } from '../engine/parameters.ts';
import type { CheckedKnowledge } from './knowledge.check.ts';
import type { Condition, Finding } from './knowledge.types.ts';

/** A textbook patient in words: the findings most of its patients have, its required context and its strongest risk. */
export function textbookText(condition: Condition, findings: ReadonlyMap<string, Finding>): string {
  const typical = Object.entries(condition.findings)
    .filter(([, sensitivity]) => sensitivity >= 0.5)
    .map(([id]) => id);
  const risks = Object.entries(condition.risks ?? {})
    .sort((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([id]) => id);
  const ids = [...typical, ...(condition.requires ?? []).slice(0, 1), ...risks];
  return `${ids.map((id) => findings.get(id)?.phrases[0] ?? findings.get(id)?.name ?? '').join('. ')}.`;
}

/** Conditions that not even their textbook patient ranks first. */
export function checkConditionEngine(knowledge: CheckedKnowledge): string[] {
  const engine = { kb: compileKnowledge(knowledge), rules: [], parameters: defaultParameters };
  return knowledge.conditions.flatMap((condition) => {
    const [, from, to] = condition.age;
    const sex = condition.sex;
    const input = {
      symptoms: textbookText(condition, engine.kb.lexicon.findings),
      severity: 5,
      patientAge: Math.round((from + Math.min(to, from + 30)) / 2),
      patientGender: sex === undefined ? null : sex.male > sex.female ? ('male' as const) : ('female' as const),
    };
    const ranked = analyzeWith(engine, input).suggestions.map((suggestion) => suggestion.conditionId);
    const rank = ranked.indexOf(condition.id) + 1;
    return rank === 1 ? [] : [`condition ${condition.id}: its textbook patient ranks it ${rank || 'not at all'}, behind ${ranked[0] ?? 'nothing'}`];
  });
}
