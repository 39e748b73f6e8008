import { analyzeWith } from '../../diagnostics/engine/analyze.ts';
import { compileEngine } from '../../diagnostics/engine/engine.ts';
import type { RankedCondition, RankedKnowledge } from '../knowledge.types.ts';
import { textbookPatient } from '../textbook-patient.ts';
import type { Problem } from './problem.ts';

/** Who is listed for the textbook patient of a condition, best first. */
export interface TextbookDifferential {
  readonly condition: RankedCondition;
  readonly ranked: readonly { readonly id: string; readonly score: number }[];
}

const known = new WeakMap<RankedKnowledge, TextbookDifferential[]>();

/** The differential of every condition's textbook patient, of a usual age and the commoner sex. */
export function textbookDifferentials(knowledge: RankedKnowledge): TextbookDifferential[] {
  const before = known.get(knowledge);
  if (before) return before;
  const engine = compileEngine({ ...knowledge, redFlagRules: [] });
  const differentials = knowledge.conditions.map((condition): TextbookDifferential => {
    const analysis = analyzeWith(engine, textbookPatient(condition, engine.kb.lexicon.findings));
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
