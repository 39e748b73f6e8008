import type { MadePatient } from '../../src/shared/patients/base/patient.types.ts';
import { difficultyOf } from '../../src/shared/patients/choosing/choose-case.ts';
import { makePatient } from '../../src/shared/patients/making/make-patient.ts';
import { knownInFull, rankKnown } from '../../src/shared/patients/playing/known.ts';
import { patientBase as base } from '../setup/patients.ts';

/** So many patients, of the seeds from 1 on and of any specialty: none is left out for being hard. */
const size = 200;

interface Outcome {
  readonly patient: MadePatient;
  /** The place of the disease in the engine's ranking of all that is there. */
  readonly place: number;
}

/** @returns where the engine ranks the disease of each seeded patient when everything is told */
export function patientOutcomes(): Outcome[] {
  return Array.from({ length: size }, (_, i) => makePatient({ seed: i + 1, specialty: null }, base)).flatMap((patient) => {
    if (!patient) return [];
    const index = base.engine.kb.conditionIndex.get(patient.conditionId);
    const at = rankKnown(patient, knownInFull(patient), base).findIndex(({ condition }) => condition === index);
    return [{ patient, place: at === -1 ? Number.POSITIVE_INFINITY : at + 1 }];
  });
}

/** @returns the share of patients whose disease is among the first so many, in percent */
export function foundWithin(outcomes: readonly Outcome[], places: number): number {
  return (100 * outcomes.filter(({ place }) => place <= places).length) / outcomes.length;
}

/** The section on made patients as lines of text. */
export function patientsReport(): string[] {
  const outcomes = patientOutcomes();
  const shares = [1, 3, 5].map((places) => `top-${places} ${foundWithin(outcomes, places).toFixed(1)} %`).join(' · ');
  const lost = outcomes.filter(({ place }) => place > 3).map(({ patient, place }) => `${patient.seed} ${patient.conditionId} (${place})`);
  const levels = Object.entries(Object.groupBy(outcomes, ({ patient }) => difficultyOf(patient, base))).map(([level, list]) => `${level} ${list.length}`);
  return [
    `patients of seeds 1-${size}  n=${outcomes.length} ${shares}`,
    `  of ${new Set(outcomes.map(({ patient }) => patient.conditionId)).size} conditions; ${levels.join(', ')}`,
    `  not among the first three: ${lost.join(', ') || 'none'}`,
  ];
}
