import type { RedFlagRule } from './knowledge.types.ts';

/** Rules that speak up whatever the ranking says. */
export const redFlagRules: readonly RedFlagRule[] = [];
