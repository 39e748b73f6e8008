import type { Specialty } from '../../content/schema/specialties.ts';
import { type CaseDifficulty, seedLimit } from '../base/case-code.rules.ts';
import type { MadePatient, PatientBase } from '../base/patient.types.ts';
import { codeOf, makePatient } from '../making/make-patient.ts';
import { engineLine } from '../playing/engine-line.ts';
import { knownInFull, rankKnown } from '../playing/known.ts';

/** An easy patient is told apart by so few questions. */
const fewQuestions = 3;
/** The disease is so many times as likely as the next one: a wide margin, and a narrow one. */
const [wide, narrow] = [4, 2];

/**
 * How far the look-alikes of a patient are, by the engine's own questioning: easy, where three questions put the disease first and far ahead; hard, where in
 * the end it is not first, or hardly ahead.
 */
export function difficultyOf(patient: MadePatient, base: PatientBase): CaseDifficulty {
  const line = engineLine(patient, base);
  if (!line.isFirst || line.share < narrow * line.rival) return 'hard';
  const isSoon = line.asked.length <= fewQuestions;
  return isSoon && line.share >= wide * line.rival ? 'easy' : 'medium';
}

/** Whom the engine itself does not find by everything that is there, nobody is asked to find. */
const foundWithin = 3;

/** @returns whether the disease is among the engine's first three when everything is told */
export function isFound(patient: MadePatient, base: PatientBase): boolean {
  const index = base.engine.kb.conditionIndex.get(patient.conditionId);
  return rankKnown(patient, knownInFull(patient), base)
    .slice(0, foundWithin)
    .some(({ condition }) => condition === index);
}

/** What a learner wishes for. */
export interface CaseWish {
  /** One of these, by lot; any where there are none. */
  readonly specialties: readonly Specialty[];
  readonly difficulty: CaseDifficulty | null;
}

/** Patients looked at for one that is as difficult as wished. */
const tries = 40;

/**
 * Draws a case.
 * @param random from 0 to 1
 * @returns its code, the next best one where none in forty is as difficult as wished; null where a specialty has nobody of whom enough can be told
 */
export function chooseCase({ specialties, difficulty: wished }: CaseWish, base: PatientBase, random: () => number): string | null {
  let nearest: string | null = null;
  for (let i = 0; i < tries; i += 1) {
    const specialty = specialties[Math.floor(random() * specialties.length)] ?? null;
    const seed = Math.floor(random() * seedLimit);
    const patient = makePatient({ seed, specialty }, base);
    if (!patient || !isFound(patient, base)) continue;
    const difficulty = difficultyOf(patient, base);
    const code = codeOf({ seed, specialty, difficulty }, base);
    if (wished === null || difficulty === wished) return code;
    nearest ??= code;
  }
  return nearest;
}
