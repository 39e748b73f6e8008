import type { RedFlagRule } from './knowledge.types.ts';
import { bodyRedFlags } from './red-flags/body.ts';
import { generalRedFlags } from './red-flags/general.ts';
import { mindAndProtectionRedFlags } from './red-flags/mind-and-protection.ts';

/** Rules that speak up whatever the ranking says. */
export const redFlagRules: readonly RedFlagRule[] = [...generalRedFlags, ...bodyRedFlags, ...mindAndProtectionRedFlags];
