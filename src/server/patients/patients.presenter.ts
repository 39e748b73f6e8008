import type { FinishedPatient, ListedPatient } from '../../shared/patients/patients.schema.ts';
import type { StoredPatientCase } from './patient-case.entity.ts';

/** What is read of a row for a list. */
export const listedFields = ['id', 'code', 'conditionId', 'condition', 'isSolved', 'score', 'questions', 'secondsTold', 'createdAt'] as const;

/** @returns a patient as a list shows one */
export function presentListedPatient({
  id,
  code,
  conditionId,
  condition,
  isSolved,
  score,
  questions,
  secondsTold,
  createdAt,
}: Pick<StoredPatientCase, (typeof listedFields)[number]>): ListedPatient {
  return { id, code, condition: { conditionId, name: condition }, isSolved, score, questions, secondsTaken: secondsTold, completedAt: createdAt.toISOString() };
}

/** @returns a patient with how it went */
export function presentFinishedPatient({ id, code, secondsTold, result, createdAt }: StoredPatientCase): FinishedPatient {
  return { ...result, id, code, secondsTaken: secondsTold, completedAt: createdAt.toISOString() };
}
