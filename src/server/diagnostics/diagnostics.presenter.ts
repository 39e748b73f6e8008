import { type Analysis, type DiagnosticSession, type ListedSession, ListedSuggestion } from '../../shared/diagnostics/diagnostics.schema.ts';
import type { StoredDiagnosticSession } from './diagnostic-session.entity.ts';

/** The columns that a list reads. */
export const listedFields = ['id', 'symptoms', 'duration', 'severity', 'patientAge', 'patientGender', 'listedSuggestions', 'createdAt'] as const;

/** @returns what a list shows of each suggestion */
export function presentListedSuggestions({ suggestions }: Analysis): ListedSuggestion[] {
  return suggestions.map((suggestion) => ListedSuggestion.parse(suggestion));
}

/** @returns what a list shows of a session */
export function presentListedSession(session: Pick<StoredDiagnosticSession, (typeof listedFields)[number]>): ListedSession {
  return {
    id: session.id,
    symptoms: session.symptoms,
    duration: session.duration ?? null,
    severity: session.severity,
    patientAge: session.patientAge ?? null,
    patientGender: session.patientGender ?? null,
    suggestions: [...session.listedSuggestions],
    createdAt: session.createdAt.toISOString(),
  };
}

/** @returns everything that is known of a session */
export function presentSession(session: StoredDiagnosticSession): DiagnosticSession {
  return {
    ...session.analysis,
    id: session.id,
    symptoms: session.symptoms,
    duration: session.duration ?? null,
    severity: session.severity,
    patientAge: session.patientAge ?? null,
    patientGender: session.patientGender ?? null,
    medicalHistory: session.medicalHistory ?? null,
    answers: [...session.answers],
    createdAt: session.createdAt.toISOString(),
  };
}
