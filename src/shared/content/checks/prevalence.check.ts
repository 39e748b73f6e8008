import type { Knowledge } from '../knowledge.types.ts';
import type { Condition } from '../schema/condition.schema.ts';
import { type Problem, problemsOf } from './problem.ts';

function faultsOf({ specialty, requires = [], sex, age }: Condition): string[] {
  const faults: string[] = [];
  const isOfWomen = specialty === 'Obstetrics and gynaecology' || requires.some((id) => /pregnan|postpartum|breastfeeding|gestation/.test(id));
  if (isOfWomen && sex?.male !== 0) faults.push('it is a disease of women, but men are not excluded');
  const isOfPregnancy = requires.some((id) => /pregnan|gestation/.test(id));
  if (isOfPregnancy && (age[0] < 10 || age[3] > 60)) faults.push('it needs a pregnancy, but the ages go beyond 10-60 years');
  return faults;
}

/** Who can have it must agree with what it needs: no man is pregnant, no child is menopausal. */
export function checkPrevalence({ conditions }: Pick<Knowledge, 'conditions'>): Problem[] {
  return conditions.flatMap((condition) => problemsOf(`condition ${condition.id}`, faultsOf(condition)));
}
