import type { RedFlagRule } from '../../../content/schema/red-flag.schema.ts';
import type { Urgency } from '../../../content/schema/safety.schema.ts';
import type { MustNotMiss } from '../../diagnostics.schema.ts';
import type { Case } from '../case/case.ts';
import type { GatheredEvidence } from '../ranking/evidence.ts';
import type { Ranked } from '../ranking/rank.ts';
import type { Ranking } from '../ranking/ranking.types.ts';
import { explainCondition, withinSentence } from './explain.ts';

/** How much worse it is to miss than to look for in vain: an emergency is worth flagging at a tenth of the probability of a routine disease. */
const harm: Readonly<Record<Urgency, number>> = { emergency: 10, urgent: 5, soon: 2, routine: 1, 'self-care': 1 };

/** Posterior times harm from which a dangerous condition is set apart. */
const laneFrom = 0.12;
const laneLength = 4;
/** Conditions this high in the list need no lane: they are read anyway. */
const readAnyway = 3;

/** Whether a rule's conditions hold: all of `all`, at least one of each group of `any`, age and sex in range, none of `none`. What is over fires none. */
export function ruleFires(rule: RedFlagRule, patient: Case): boolean {
  const { age, sex } = patient.demographics;
  const has = (id: string) => patient.present.get(id) === 1;
  if (rule.minAge !== undefined && (age === null || age < rule.minAge)) return false;
  if (rule.maxAge !== undefined && (age === null || age > rule.maxAge)) return false;
  if (rule.sex !== undefined && sex !== null && sex !== rule.sex) return false;
  if (rule.none?.some((id) => patient.present.has(id))) return false;
  return rule.all.every(has) && (rule.any ?? []).every((group) => group.some(has));
}

/** How many things a rule asks for: the more, the more closely it describes the patient. */
const demandsOf = ({ all, any = [] }: RedFlagRule) => all.length + any.length;

/** The rules that fire: those of an emergency first, then those that ask for more, then by id. */
export function firedRules(patient: Case, rules: readonly RedFlagRule[]): RedFlagRule[] {
  return rules
    .filter((rule) => ruleFires(rule, patient))
    .sort((a, b) => Number(b.level === 'emergency') - Number(a.level === 'emergency') || demandsOf(b) - demandsOf(a) || (a.id < b.id ? -1 : 1));
}

function reasonFor(index: number, gathered: GatheredEvidence, ranking: Ranking): string {
  const forIt = explainCondition(index, gathered, ranking).filter((finding) => finding.weight > 0);
  const names = forIt.slice(0, 3).map((finding) => withinSentence(finding.name, ranking.kb));
  return names.length > 0 ? `Dangerous if missed, and ${names.join(', ')} would fit.` : 'Dangerous if missed.';
}

/**
 * The "not to be overlooked" lane: conditions that red flags or the words name, and must-not-miss conditions whose posterior times
 * harm passes a threshold. It stands beside the ranking and never changes it.
 * @param named ids of conditions that red flags or told dangers name
 */
export function mustNotMissLane(ranked: readonly Ranked[], gathered: GatheredEvidence, named: readonly string[], ranking: Ranking): MustNotMiss[] {
  const { kb } = ranking;
  const lane = new Map<string, MustNotMiss>();
  const indexOf = new Map(ranked.map((item, rank) => [item.condition, rank]));
  const put = (index: number) => {
    const condition = kb.conditions[index];
    if (!condition || lane.has(condition.id) || (indexOf.get(index) ?? Number.POSITIVE_INFINITY) < readAnyway) return;
    lane.set(condition.id, {
      conditionId: condition.id,
      condition: condition.name,
      icd10: condition.icd10,
      urgency: condition.urgency,
      reason: reasonFor(index, gathered, ranking),
    });
  };
  for (const id of named) {
    const index = kb.conditionIndex.get(id);
    if (index !== undefined) put(index);
  }
  for (const { condition: index, posterior, evidence } of ranked) {
    if (lane.size >= laneLength) break;
    const condition = kb.conditions[index];
    if (!condition?.mustNotMiss || evidence <= 0 || posterior * harm[condition.urgency] < laneFrom) continue;
    put(index);
  }
  return [...lane.values()];
}
