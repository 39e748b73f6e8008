import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { files } from '../../../../tests/setup/content.ts';
import type { ConditionFile } from '../schema/condition.schema.ts';
import type { ManagementPlan } from '../schema/management.schema.ts';
import { checkPlans } from './plans.check.ts';

const { id: _id, ...amoxicillin } = smallDrug({
  id: 'amoxicillin',
  doses: [{ id: 'pneumonia', for: 'Adults', amount: '500 mg by mouth every 8 hours', source: 'who/eml' }],
});
const drug = [{ path: 'drugs/antibacterials/amoxicillin', item: amoxicillin }];
const source = [{ path: 'sources/nice/ng250', item: { title: 'Pneumonia', url: 'https://www.nice.org.uk/guidance/ng250', unchecked: 'Not looked up.' } }];
const long = 'This says in many plain words what is to be done for somebody with it, and why, so that it is long enough to be read as a plan.';

const plan: ManagementPlan = {
  immediate: ['Look at the breathing.'],
  firstLine: ['Give {amoxicillin:pneumonia} [nice/ng250].', long],
  avoid: [long],
  followUp: ['See after two days.'],
  escalate: [long],
  advice: ['Drink enough.'],
  sources: ['nice/ng250'],
  reviewed: '2026-11-24',
};

const [first] = files.condition;
if (!first) throw new Error('There is no condition to break.');
const problemsWith = (changes: Partial<ManagementPlan>, urgency: ConditionFile['urgency'] = 'urgent') => {
  const { management: _management, ...item } = first.item;
  const condition = [{ path: 'conditions/pulmonology/x', item: { ...item, urgency, plan: { ...plan, ...changes } } }];
  return checkPlans({ condition, drug, source }).map(({ problem }) => problem);
};

it('finds nothing wrong with a plan in form', () => {
  expect(problemsWith({})).toEqual([]);
});

it.each<[string, Partial<ManagementPlan>, string]>([
  ['a drug that is not there', { advice: ['Give {amoxicilin}.'] }, 'there is no drug amoxicilin (content/drugs); did you mean amoxicillin?'],
  ['a dose that the drug has not', { advice: ['Give {amoxicillin:otitis}.'] }, 'the drug amoxicillin has no dose otitis'],
  ['a drug typed in words', { advice: ['Give amoxicillin now.'] }, 'names amoxicillin in words, not as a drug in braces: "Give amoxicillin now."'],
  [
    'a dose typed',
    { advice: ['Give 1 g of it by mouth twice a day.'] },
    'states a dose itself, which belongs to the drug: "Give 1 g of it by mouth twice a day."',
  ],
  ['a mark out of form', { advice: ['Rest [NICE].'] }, 'has a bracket that is no mark: "Rest [NICE]."'],
  ['a source that it does not list', { advice: ['Rest [who/eml].'] }, 'its plan cites who/eml, which is not among its sources'],
  ['a source that it never cites', { sources: ['nice/ng250', 'who/eml'] }, 'its plan lists the source who/eml and never cites it'],
  ['a source that is not there', { sources: ['nice/ng251'] }, 'its plan names the source nice/ng251, which is not there; did you mean nice/ng250?'],
  ['no immediate measures in an emergency', { immediate: undefined }, 'is to be seen today and has no immediate measures'],
])('finds %s', (_fault, changes, problem) => {
  expect(problemsWith(changes)).toContain(problem);
});

it('finds a plan that is too short or too long', () => {
  expect(problemsWith({ firstLine: ['Give {amoxicillin} [nice/ng250].'], avoid: ['Do not wait.'], escalate: ['Admit.'] }).join()).toMatch(
    /its plan has \d+ words; 80/,
  );
  expect(problemsWith({ avoid: Array.from({ length: 16 }, () => long) }).join()).toMatch(/its plan has \d+ words/);
});
