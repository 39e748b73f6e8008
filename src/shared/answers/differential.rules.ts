import { separatorOf } from '../content/look-alikes.ts';
import type { Condition } from '../content/schema/condition.schema.ts';
import type { Suggestion } from '../diagnostics/diagnostics.schema.ts';
import type { NamedDiagnosis } from './answers.schema.ts';
import { conditionCalled } from './evidence/condition-names.ts';
import type { Known } from './evidence/known.ts';

/** So many are compared; further down a list names what is only thought of. */
const mostCompared = 6;

/** Which finding tells the first of two lists apart, in words. */
function settles(first: Condition | null, rival: Condition | undefined, { findings, inSentence }: Known): string | null {
  if (!first || !rival || first.id === rival.id) return null;
  const leaks = new Map(Array.from(findings.values(), ({ id, leak }) => [id, leak]));
  const separator = separatorOf(first, rival, leaks);
  const finding = separator && findings.get(separator.id);
  if (!finding) return null;
  const { name } = separator.isMoreIn === first.id ? first : rival;
  return `${finding.name} would speak for ${inSentence(name)}.`;
}

/**
 * Lays the differential of an answer beside that of the knowledge base.
 * @param named by the answer, the likeliest first
 * @returns those of the answer in its order, then what only the knowledge base has of its first three
 */
export function compareDifferentials(named: readonly string[], suggestions: readonly Suggestion[], known: Known): NamedDiagnosis[] {
  const places = new Map(suggestions.map(({ conditionId }, i) => [conditionId, i + 1]));
  const likely = suggestions.map(({ conditionId }) => conditionId);
  const [lead] = suggestions;
  const best = lead && known.conditions.get(lead.conditionId);
  const own = named.slice(0, mostCompared).map((name, i): NamedDiagnosis => {
    const condition = conditionCalled(name, known.names, likely);
    const inKnowledge = condition ? (places.get(condition.id) ?? null) : null;
    // A disagreement is one about what comes first, or about what is thought of at all.
    const isApart = i === 0 ? inKnowledge !== 1 : inKnowledge === null;
    return {
      name: condition?.name ?? name,
      conditionId: condition?.id ?? null,
      inAnswer: i + 1,
      inKnowledge,
      settles: isApart ? settles(condition, best, known) : null,
    };
  });
  const there = new Set(own.map(({ conditionId }) => conditionId));
  const missing = suggestions.slice(0, 3).flatMap(({ conditionId, condition }, i): NamedDiagnosis[] => {
    if (there.has(conditionId)) return [];
    const first = named[0] === undefined ? null : conditionCalled(named[0], known.names, likely);
    return [{ name: condition, conditionId, inAnswer: null, inKnowledge: i + 1, settles: settles(first, known.conditions.get(conditionId), known) }];
  });
  return [...own, ...missing];
}
