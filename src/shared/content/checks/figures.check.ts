import type { Knowledge } from '../knowledge.types.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

function faultsOf({ age, duration, severity, sex }: Condition): string[] {
  const faults: string[] = [];
  const [min, from, to, max] = age;
  if (!(min <= from && from <= to && to <= max)) faults.push('the ages are not in order');
  const shares = duration.reduce((sum, share) => sum + share, 0);
  if (shares < 0.8 || shares > 1.25) faults.push(`the duration shares add up to ${shares.toFixed(2)}`);
  if (severity[0] > severity[1]) faults.push('the severity range is not in order');
  if (sex && Math.max(sex.male, sex.female) !== 1) faults.push('neither sex has the relative frequency 1');
  return faults;
}

/** Ages and severities in order, shares that add up. */
export function checkFigures({ conditions }: Pick<Knowledge, 'conditions'>): Problem[] {
  return conditions.flatMap((condition) => problemsOf(`condition ${condition.id}`, faultsOf(condition)));
}
