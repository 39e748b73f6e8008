import type { RankedCondition } from '../../content/knowledge.types.ts';
import type { Draw } from '../base/draw.rules.ts';
import type { PatientBase, Person } from '../base/patient.types.ts';
import { isPossibleAt } from './age-and-sex.ts';
import { contradicts, withImplied } from './conflicts.rules.ts';
import { demands, neverDrawn } from './contradictions.ts';
import { fitsDuration } from './durations.ts';

/** The bin of what argues against a condition. */
const pertinentNegative = 0.02;
/** By what is as frequent as this a disease is known: it is always there. */
export const alwaysFrom = 0.98;
/** Hardly any risk is there in most patients, however much it raises the odds. */
const mostOfRisk = 0.6;

/** How far a pregnancy is: whoever is pregnant is in one of them. */
export const trimesters: readonly string[] = ['first-trimester', 'second-trimester', 'third-trimester'];

/** What is there of a patient, and what it is made of. */
export interface DrawnFindings {
  readonly drawn: readonly string[];
  readonly present: ReadonlySet<string>;
}

/** @returns a test whether a finding can be drawn for somebody with a condition, by age, sex and what the condition excludes; its implications included */
export function possibleFor(condition: RankedCondition, person: Person, base: PatientBase): (id: string) => boolean {
  const isRuledOut = (id: string) => condition.findings[id] === pertinentNegative || (condition.excludes ?? []).includes(id);
  return (id) =>
    !neverDrawn.has(id) &&
    base.engine.kb.lexicon.findings.has(id) &&
    withImplied(id, base).every((one) => !isRuledOut(one) && isPossibleAt(one, base.topics.get(one) ?? '', person));
}

interface Candidate {
  readonly id: string;
  readonly share: number;
}

/** What a condition speaks of, with the share of its patients who have it, the most frequent first; among equals by lot. */
function candidatesOf(condition: RankedCondition, draw: Draw, { engine }: PatientBase): Candidate[] {
  const leakOf = (id: string) => engine.kb.lexicon.findings.get(id)?.leak ?? 0;
  const shares = new Map<string, number>();
  for (const [id, ratio] of Object.entries(condition.risks ?? {})) shares.set(id, Math.min(mostOfRisk, leakOf(id) * ratio));
  for (const [id, share] of Object.entries(condition.findings)) shares.set(id, share);
  return [...shares]
    .map(([id, share]) => ({ id, share, lot: draw(`order ${id}`) }))
    .sort((a, b) => b.share - a.share || a.lot - b.lot || (a.id < b.id ? -1 : 1));
}

/** One of what a condition demands, the more frequent ones rather; null where it demands nothing, undefined where nobody of this age and sex has it. */
function requirementOf(condition: RankedCondition, { age }: Person, hours: number, draw: Draw, isPossible: (id: string) => boolean): string | null | undefined {
  if (!condition.requires) return null;
  const lotOf = (id: string) => draw(`required ${id}`) * (condition.findings[id] ?? 0.5);
  return condition.requires
    .filter((id) => isPossible(id) && fitsDuration(id, hours, age))
    .toSorted()
    .sort((a, b) => lotOf(b) - lotOf(a))[0];
}

/**
 * Draws the findings of a patient with a condition, each by how often it occurs, leaving out what contradicts a more frequent one.
 * @returns null where nobody of this age and sex has what the condition demands
 */
export function drawFindings(condition: RankedCondition, person: Person, hours: number, draw: Draw, base: PatientBase): DrawnFindings | null {
  const isPossible = possibleFor(condition, person, base);
  const required = requirementOf(condition, person, hours, draw, isPossible);
  if (required === undefined) return null;
  const drawn: string[] = [];
  const present = new Set<string>();
  const add = (id: string) => {
    drawn.push(id);
    for (const one of withImplied(id, base)) present.add(one);
  };
  if (required !== null) add(required);
  for (const { id, share } of candidatesOf(condition, draw, base)) {
    if (share < alwaysFrom && draw(`has ${id}`) >= share) continue;
    if (drawn.includes(id) || !isPossible(id) || !withImplied(id, base).every((one) => fitsDuration(one, hours, person.age)) || contradicts(id, present, base))
      continue;
    if (demands.get(id)?.some((one) => present.has(one)) === false) continue;
    add(id);
  }
  if (present.has('pregnancy') && !trimesters.some((id) => present.has(id))) {
    const lots = trimesters.filter((id) => isPossible(id) && !contradicts(id, present, base)).sort((a, b) => draw(`term ${b}`) - draw(`term ${a}`));
    if (lots[0] !== undefined) add(lots[0]);
  }
  return { drawn: drawn.sort(), present };
}
