import type { WeakSpecialty } from '../../../shared/patients/patients.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { trpc } from '../../lib/trpc.ts';

/** @returns the specialties in which somebody's answers are weak; none for whoever is signed out, or has answered too little */
export function useWeakSpecialties(): readonly WeakSpecialty[] {
  const { user } = useAuth();
  return trpc.patients.weak.useQuery(undefined, { enabled: user !== null }).data ?? [];
}
