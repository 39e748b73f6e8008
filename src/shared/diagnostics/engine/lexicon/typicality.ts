import type { Finding } from '../../../content/schema/finding.schema.ts';

/** What is told when a patient describes a disease; tests and histories are left out of descriptions too often to be missed. */
const told: ReadonlySet<Finding['kind']> = new Set(['symptom', 'sign', 'character']);
const typicalFrom = 0.5;

/**
 * How much a finding is part of the typical picture of a condition: the square of its sensitivity, so that the hallmarks decide;
 * 0 for what fewer than half of its patients show.
 */
export function typicality(kind: Finding['kind'], sensitivity: number): number {
  return sensitivity >= typicalFrom && told.has(kind) ? sensitivity * sensitivity : 0;
}
