import { plainLine } from '../../content/article-text.ts';
import { managementOf } from '../../content/management.rules.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import { foldedWords, stemsIn } from '../../references/fold.ts';
import type { PatientProfile } from '../../treatment/patient.rules.ts';
import { isChild } from '../../treatment/plan-fit.rules.ts';
import type { Quoted } from './composing.ts';
import type { Known } from './known.ts';

const mostAdded = 4;
/** Of the words of a line, the share that one statement of a plan may have before the line adds nothing. */
const mostRepeated = 0.5;
const stemsOf = (text: string) => new Set(stemsIn(text).flatMap(({ stem }) => (stem.length > 3 ? [stem] : [])));

/** Whether a line of an article says more than some statement of a plan says already. */
function saysMore(line: string, said: readonly string[]): boolean {
  const stems = stemsOf(line);
  return said.map(stemsOf).every((others) => [...stems].filter((stem) => others.has(stem)).length <= mostRepeated * stems.size);
}

const folded = (name: string) => foldedWords(name.replaceAll(/\([^)]*\)/g, ' ')).join(' ');

/** "Threatened: …", "Torsion of an appendage needs …": a form of the disease that nobody said the patient has. */
const ofSomeForm = /^[^.:]{1,60}:\s/;

/**
 * An article about several diseases says of each what is wrong for the other: "expectant care" of a miscarriage stood beside a septic womb. So only an article that is called as the disease is adds to it.
 * @returns of lines of the reference, the best first, those that say more than the plan; none for a child or a pregnant woman, of whom articles seldom speak
 */
export function linesAdded(condition: Condition, articles: readonly Quoted[], patient: PatientProfile, { drugs }: Pick<Known, 'drugs'>): Quoted[] {
  if (isChild(patient.age) || patient.pregnancy !== null || patient.now.has('postpartum')) return [];
  const called = new Set([condition.name, ...condition.aliases].map(folded));
  const said = managementOf(condition, drugs).steps.flatMap(({ statements }) => statements.map(plainLine));
  return articles
    .filter(
      ({ text, leadIn, passage }) => called.has(folded(passage.title)) && !ofSomeForm.test(leadIn ?? '') && !ofSomeForm.test(text) && saysMore(text, said),
    )
    .slice(0, mostAdded);
}
