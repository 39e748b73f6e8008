import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { codeOf, makePatient } from '../../src/shared/patients/making/make-patient.ts';
import type { FinishPatientInput } from '../../src/shared/patients/patients.schema.ts';
import { patientBase } from '../setup/patients.ts';

const choice = { seed: 48, specialty: null, difficulty: 'medium' } as const;

/** The patient whom `playOf` plays. */
export const playedPatient = makePatient(choice, patientBase);

/** A play of a made patient that puts the disease first, for whoever sends it; each a new one. */
export function playOf(overrides: Partial<z.input<typeof FinishPatientInput>> = {}): z.input<typeof FinishPatientInput> {
  const code = codeOf(choice, patientBase);
  if (!playedPatient || code === null) throw new Error('the knowledge base makes nobody of this seed');
  return {
    repeatId: randomUUID(),
    code,
    steps: ['fever', 'toothache'],
    differential: [playedPatient.conditionId],
    mustNotMiss: [],
    secondsTaken: 60,
    ...overrides,
  };
}
