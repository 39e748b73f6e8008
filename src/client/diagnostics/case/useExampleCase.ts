import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { type CaseValues, emptyCase } from './caseForm.rules.ts';

const route = getRouteApi('/diagnostics');

/**
 * Fills the form with the textbook patient of the condition that the address names (`?example=`), once for each.
 * @param fill must be the same function from one rendering to the next
 */
export function useExampleCase(fill: (values: CaseValues) => void): void {
  const { example } = route.useSearch();
  const { data, error } = trpc.references.condition.useQuery({ id: example ?? '' }, { enabled: example !== undefined });
  const filled = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (example === undefined || !data || filled.current === example) return;
    filled.current = example;
    fill({ ...emptyCase, ...data.example });
  }, [example, data, fill]);
  useEffect(() => {
    if (error) toast.failure('The example did not load', errorText(error, 'Please try again.'));
  }, [error]);
}
