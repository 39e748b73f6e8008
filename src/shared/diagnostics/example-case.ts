import type { DiagnosticInput } from './diagnostics.schema.ts';

/** A case for a first try: the front page, its tour and the form show what the engine makes of it. It shows a rival for each argument, and something not to be overlooked. */
export const exampleCase = {
  symptoms:
    'Sharp chest pain since yesterday, worse on breathing in, and short of breath on the stairs. She flew home from Delhi last week and takes the combined pill. Pulse 108. No fever, no injury, and her legs are not swollen.',
  severity: 6,
  patientAge: 34,
  patientGender: 'female',
} as const satisfies DiagnosticInput;
