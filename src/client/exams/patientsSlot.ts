import { createContext, type ReactNode } from 'react';

/** What stands below the tab of made patients: another feature's, so the route brings it (routes/). */
export const PatientsSlot = createContext<() => ReactNode>(() => null);
