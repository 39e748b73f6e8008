import { useQuery } from '@tanstack/react-query';
import type { LoadableQuery } from '../ui/Loaded.tsx';
import type { BrowserBase } from './patientBase.ts';

/** The knowledge that patients are made from: a chunk of its own, loaded when this tab is opened. */
export function usePatientBase(): LoadableQuery<BrowserBase> {
  return useQuery({
    queryKey: ['patient-base'],
    queryFn: async () => (await import('./patientBase.ts')).browserBase(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // It never changes, and comparing all of it would take longer than making it.
    structuralSharing: false,
    networkMode: 'always',
  });
}
