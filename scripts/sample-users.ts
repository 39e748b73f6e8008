import type { RegisterInput } from '../src/shared/auth/auth.schema.ts';
import type { DiagnosticInput } from '../src/shared/diagnostics/diagnostics.schema.ts';

interface SampleUser {
  readonly account: Omit<RegisterInput, 'password'>;
  readonly cases: readonly DiagnosticInput[];
}

/** Known to everybody: sample users are for trying things out, never for a server that others reach. */
export const samplePassword = 'sample-password';

export const sampleUsers: readonly SampleUser[] = [
  {
    account: {
      username: 'mira.okafor',
      email: 'mira.okafor@example.org',
      firstName: 'Mira',
      lastName: 'Okafor',
      profession: 'Medical Student',
      institution: 'University of Leeds',
    },
    cases: [
      {
        symptoms: 'Sore throat and fever since yesterday, swollen neck glands, no cough.',
        duration: '1-2 days',
        severity: 4,
        patientAge: 19,
        patientGender: 'female',
      },
      {
        symptoms: 'Burning when passing urine and going more often. No fever, no flank pain.',
        duration: '1-2 days',
        severity: 3,
        patientAge: 27,
        patientGender: 'female',
      },
    ],
  },
  {
    account: {
      username: 'j.lindqvist',
      email: 'jonas.lindqvist@example.org',
      firstName: 'Jonas',
      lastName: 'Lindqvist',
      profession: 'Resident Physician',
      institution: 'Sahlgrenska University Hospital',
    },
    cases: [
      {
        symptoms: 'Crushing central chest pain for 40 minutes, spreading to the left arm and jaw, sweating, nausea.',
        duration: '1 hour',
        severity: 9,
        patientAge: 58,
        patientGender: 'male',
        medicalHistory: 'Hypertension, smoker of 30 pack-years.',
      },
      {
        symptoms: 'Worst headache of my life, came on suddenly, stiff neck, vomiting.',
        duration: '6 hours',
        severity: 10,
        patientAge: 46,
        patientGender: 'female',
      },
    ],
  },
  {
    account: {
      username: 'a.rahman',
      email: 'amina.rahman@example.org',
      firstName: 'Amina',
      lastName: 'Rahman',
      profession: 'Attending Physician',
      institution: 'Aga Khan University Hospital',
    },
    cases: [
      {
        symptoms: 'Pain that began around the navel and moved to the right lower abdomen, no appetite, low fever.',
        duration: '1-2 days',
        severity: 7,
        patientAge: 22,
        patientGender: 'male',
      },
    ],
  },
];
