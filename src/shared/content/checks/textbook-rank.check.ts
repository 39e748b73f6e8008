import { analyzeWith } from '../../diagnostics/engine/analyze.ts';
import { compileEngine } from '../../diagnostics/engine/engine.ts';
import type { RankedCondition, RankedKnowledge } from '../knowledge.types.ts';
import type { Finding } from '../schema/finding.schema.ts';
import type { Problem } from './problem.ts';

/** Who is listed for the textbook patient of a condition, best first. */
export interface TextbookDifferential {
  readonly condition: RankedCondition;
  readonly ranked: readonly { readonly id: string; readonly score: number }[];
}

/** A textbook patient in words: the findings most of its patients have, its required context and its strongest risks. */
export function textbookText(condition: RankedCondition, findings: ReadonlyMap<string, Finding>): string {
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

const known = new WeakMap<RankedKnowledge, TextbookDifferential[]>();

/** The differential of every condition's textbook patient, of a usual age and the commoner sex. */
export function textbookDifferentials(knowledge: RankedKnowledge): TextbookDifferential[] {
  const before = known.get(knowledge);
  if (before) return before;
  const engine = compileEngine({ ...knowledge, redFlagRules: [] });
  const differentials = knowledge.conditions.map((condition): TextbookDifferential => {
    const [, from, to] = condition.age;
    const { sex } = condition;
    const analysis = analyzeWith(engine, {
      symptoms: textbookText(condition, engine.kb.lexicon.findings),
      severity: 5,
      patientAge: Math.round((from + Math.min(to, from + 30)) / 2),
      patientGender: sex === undefined ? null : sex.male > sex.female ? 'male' : 'female',
    });
    return { condition, ranked: analysis.suggestions.map(({ conditionId, score }) => ({ id: conditionId, score })) };
  });
  known.set(knowledge, differentials);
  return differentials;
}

/** Conditions that not even their textbook patient ranks first. */
export function checkTextbookRank(knowledge: RankedKnowledge): Problem[] {
  return textbookDifferentials(knowledge).flatMap(({ condition, ranked }) => {
    const rank = ranked.findIndex(({ id }) => id === condition.id) + 1;
    return rank === 1
      ? []
      : [{ item: `condition ${condition.id}`, problem: `its textbook patient ranks it ${rank || 'not at all'}, behind ${ranked[0]?.id ?? 'nothing'}` }];
  });
}
