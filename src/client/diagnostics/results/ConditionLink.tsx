import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const route = getRouteApi('/diagnostics');

/** To the page of a condition in the reference, with the way back to the session that is open here. */
export function ConditionLink({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { session } = route.useSearch();
  return (
    <Link to="/references/conditions/$id" params={{ id }} search={session ? { from: session } : {}} data-testid="condition-link">
      {children}
    </Link>
  );
}
