import { attempt } from '../lib/attempt.ts';

/** Where this browser keeps whose preferences it has taken over. */
export const adoptedKey = 'anamnesis-preferences-of';

/** @returns whether this browser has the preferences of a user already */
export const isAdopted = (userId: string): boolean => attempt(() => localStorage.getItem(adoptedKey)) === userId;
