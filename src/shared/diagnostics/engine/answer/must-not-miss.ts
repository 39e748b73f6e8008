import type { RankedCondition } from '../../../content/knowledge.types.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { RedFlagRule } from '../../../content/schema/red-flag.schema.ts';
import type { Urgency } from '../../../content/schema/safety.schema.ts';
import type { MustNotMiss, WeighedFinding } from '../../diagnostics.schema.ts';
import type { Case } from '../case/case.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { GatheredEvidence } from '../ranking/evidence.ts';
import type { Ranked } from '../ranking/rank.ts';
import type { Ranking } from '../ranking/ranking.types.ts';
import { explainCondition, withinSentence } from './explain.ts';

/** How much worse it is to miss than to look for in vain: an emergency is worth flagging at a tenth of the probability of a routine disease. */
const harm: Readonly<Record<Urgency, number>> = { emergency: 10, urgent: 5, soon: 2, routine: 1, 'self-care': 1 };

/** Posterior times harm from which a dangerous condition is set apart. */
const laneFrom = 0.12;
const laneLength = 4;
/** Conditions this high in the list need no lane: they are read anyway, unless hardly anything of the posterior is left to them. */
const readAnyway = 3;
const readFrom = 0.01;

/** Whether a rule's conditions hold: all of `all`, at least one of each group of `any`, age and sex in range, none of `none`, none of `notWhereDenied` denied, no longer course than it takes. What is over fires none. */
export function ruleFires(rule: RedFlagRule, patient: Case): boolean {
  const { age, sex } = patient.demographics;
  const has = (id: string) => patient.present.get(id) === 1;
  if (rule.minAge !== undefined && (age === null || age < rule.minAge)) return false;
  if (rule.maxAge !== undefined && (age === null || age > rule.maxAge)) return false;
  if (rule.sex !== undefined && sex !== null && sex !== rule.sex) return false;
  if (rule.none?.some((id) => patient.present.has(id)) || rule.notWhereDenied?.some((id) => patient.absent.has(id))) return false;
  if (rule.maxDays !== undefined && patient.latestHours !== null && patient.latestHours > rule.maxDays * 24) return false;
  return rule.all.every(has) && (rule.any ?? []).every((group) => group.some(has));
}

/** How many things a rule asks for: the more, the more closely it describes the patient. */
export const demandsOf = ({ all, any = [] }: RedFlagRule) => all.length + any.length;

/** The rules that fire: those of an emergency first, then those that ask for more, then by id. */
export function firedRules(patient: Case, rules: readonly RedFlagRule[]): RedFlagRule[] {
  return rules
    .filter((rule) => ruleFires(rule, patient))
    .sort((a, b) => Number(b.level === 'emergency') - Number(a.level === 'emergency') || demandsOf(b) - demandsOf(a) || (a.id < b.id ? -1 : 1));
}

/** A finding that is recorded ten times as often with a condition as without, or more often still, points at it; what does less fits much else. */
const pointsFrom = Math.log(10);
/** What a patient has had, takes or meets, and how a complaint behaves, by itself points at nothing. */
const background: ReadonlySet<Finding['kind']> = new Set(['history', 'medication', 'exposure', 'family', 'character']);
/** What was measured and is not so excludes what is all but always so measured. */
const measured: ReadonlySet<Finding['kind']> = new Set(['laboratory']);
const allButAlways = 0.9;

/** Whether something that was found points at a condition: a fall does not at a broken wrist, nor a rash at a burn. */
function isPointedAt(reasons: readonly WeighedFinding[], { lexicon }: KnowledgeBase): boolean {
  return reasons.some(({ id, weight }) => weight >= pointsFrom && !background.has(lexicon.findings.get(id)?.kind ?? 'history'));
}

/** Whether a value that was measured excludes a condition: a glucose of 7 a low one. */
function isExcludedByValue({ findings }: RankedCondition, absent: ReadonlySet<string>, { lexicon }: KnowledgeBase): boolean {
  return Object.entries(findings).some(([id, share]) => share >= allButAlways && absent.has(id) && measured.has(lexicon.findings.get(id)?.kind ?? 'symptom'));
}

function reasonFor(reasons: readonly WeighedFinding[], ranking: Ranking): string {
  const forIt = reasons.filter((finding) => finding.weight > 0);
  const names = forIt.slice(0, 3).map((finding) => withinSentence(finding.name, ranking.kb));
  return names.length > 0 ? `Dangerous if missed, and ${names.join(', ')} would fit.` : 'Dangerous if missed.';
}

/**
 * The "not to be overlooked" lane: conditions that red flags or the words name, and must-not-miss conditions that something points at and whose posterior times
 * harm passes a threshold; none that a measured value excludes. It stands beside the ranking and never changes it.
 * @param named ids of conditions that red flags or told dangers name
 */
export function mustNotMissLane(ranked: readonly Ranked[], gathered: GatheredEvidence, named: readonly string[], ranking: Ranking): MustNotMiss[] {
  const { kb } = ranking;
  const lane = new Map<string, MustNotMiss>();
  const isRead = new Set(ranked.slice(0, readAnyway).flatMap(({ condition, posterior }) => (posterior >= readFrom ? [condition] : [])));
  const absent = new Set(gathered.flat().flatMap(({ denied, finding }) => (denied ? [finding.id] : [])));
  const put = (index: number, isNamed: boolean) => {
    const condition = kb.conditions[index];
    if (!condition || lane.has(condition.id) || isRead.has(index)) return;
    const reasons = explainCondition(index, gathered, ranking);
    if (isExcludedByValue(condition, absent, kb) || !(isNamed || isPointedAt(reasons, kb))) return;
    lane.set(condition.id, {
      conditionId: condition.id,
      condition: condition.name,
      icd10: condition.icd10,
      urgency: condition.urgency,
      reason: reasonFor(reasons, ranking),
    });
  };
  for (const id of named) {
    const index = kb.conditionIndex.get(id);
    if (index !== undefined) put(index, true);
  }
  for (const { condition: index, posterior, evidence } of ranked) {
    if (lane.size >= laneLength) break;
    const condition = kb.conditions[index];
    if (!condition?.mustNotMiss || evidence <= 0 || posterior * harm[condition.urgency] < laneFrom) continue;
    put(index, false);
  }
  return [...lane.values()];
}
