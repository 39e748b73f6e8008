import { hasteOf, type UrgencyAssessment } from '../levels.ts';
import { bloodValues } from './blood.ts';
import type { CriticalQuantity, CriticalValue } from './critical-value.types.ts';
import { metabolicValues } from './metabolism.ts';
import { organValues, poisonValues } from './organs-and-poisons.ts';
import { describeValue, inSourceUnit } from './quantity-units.ts';
import { saltValues } from './salts.ts';

/** Every range that needs haste, of two of one quantity the graver first. */
export const criticalValues: readonly CriticalValue[] = [...saltValues, ...metabolicValues, ...bloodValues, ...organValues, ...poisonValues];

/** A test result: a number in the engine's unit, or "raised" said without one. */
export interface TestResult {
  readonly quantity: CriticalQuantity;
  readonly value: number | 'raised';
}

export interface TestedPatient {
  /** Years, days and months as fractions; null where unknown, then taken for an adult. */
  readonly ageYears: number | null;
  readonly isPregnant: boolean;
}

const adultAge = 40;

/** @returns whether a row speaks of this patient and this result */
export function isCritical(row: CriticalValue, result: TestResult, patient: TestedPatient): boolean {
  const age = patient.ageYears ?? adultAge;
  if (row.quantity !== result.quantity || (row.onlyInPregnancy && !patient.isPregnant)) return false;
  if (age < (row.fromAge ?? 0) || age >= (row.underAge ?? Number.POSITIVE_INFINITY)) return false;
  if (row.stated !== undefined || result.value === 'raised') return row.stated === result.value;
  return Number.isFinite(result.value) && isInRange(row, inSourceUnit(row.quantity, result.value));
}

function isInRange({ above, atLeast, below, atMost }: CriticalValue, value: number): boolean {
  return (
    value > (above ?? Number.NEGATIVE_INFINITY) &&
    value >= (atLeast ?? Number.NEGATIVE_INFINITY) &&
    value < (below ?? Number.POSITIVE_INFINITY) &&
    value <= (atMost ?? Number.POSITIVE_INFINITY)
  );
}

/** @returns the gravest row that a result falls into, or null where it calls for no haste */
export function assessTestResult(result: TestResult, patient: TestedPatient): UrgencyAssessment | null {
  const [row] = criticalValues.filter((each) => isCritical(each, result, patient)).toSorted((a, b) => hasteOf(b.level) - hasteOf(a.level));
  if (row === undefined) return null;
  const value = result.value === 'raised' ? '' : describeValue(row.quantity, result.value);
  return { level: row.level, reason: row.reason.replace('{value}', value), firstStep: row.firstStep, source: row.source };
}

/** @returns what the results of one patient call for, the gravest first */
export function assessTestResults(results: readonly TestResult[], patient: TestedPatient): UrgencyAssessment[] {
  return results
    .map((result) => assessTestResult(result, patient))
    .filter((assessment) => assessment !== null)
    .toSorted((a, b) => hasteOf(b.level) - hasteOf(a.level));
}
