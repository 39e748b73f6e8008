import type { Condition } from '../content/schema/condition.schema.ts';
import { foldedWords } from '../references/fold.ts';
import type { PatientProfile } from '../treatment/patient.rules.ts';
import type { ConditionNames } from './evidence/condition-names.ts';

/** Malformations of heart and vessels, by ICD-10: who is told to have one has that one, however like another a spell makes it look. */
const isBornWith = ({ icd10 }: Condition) => /^Q2[0-8]/.test(icd10);
/** Before a name it is denied, asked, or somebody else's. */
const notTheirs =
  /(?:\b(?:no|not|denies|without|excluded?|exclude|rule out|r\/o|unlikely|versus|vs|or|brother|sister|sibling|cousin|mother|father|family|aunt|uncle)\b[^.;\n]{0,25}|\?\s*)$/i;

/** The malformations that a text says of the patient, each by a name of its own. */
function bornWithIn(text: string, { byName, longest }: ConditionNames): Condition[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\d'’-]+/gu), ({ 0: word, index }) => ({ word, index }));
  return words.flatMap(({ index }, at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      const name = foldedWords(run.map(({ word }) => word).join(' ')).join(' ');
      const found = (byName.get(name) ?? []).filter(isBornWith);
      const isName = length > 1 || /^\p{Lu}{3,}$/u.test(run[0]?.word ?? '');
      if (found.length > 0 && isName && !notTheirs.test(text.slice(Math.max(0, index - 40), index))) return found;
    }
    return [];
  });
}

/** Findings that tell of a pregnancy that has ended early. */
const lossOfPregnancy = ['recent-abortion', 'passage-of-tissue'];

/** Whether a condition needs a pregnancy that lasts, and the patient has given birth. */
function isBeforeBirth({ requires = [] }: Condition, { now, pregnancy }: Pick<PatientProfile, 'now' | 'pregnancy'>): boolean {
  const isAfterBirth = now.has('postpartum') && pregnancy === null && !lossOfPregnancy.some((id) => now.has(id));
  return isAfterBirth && requires.includes('pregnancy') && !requires.includes('postpartum');
}

interface Fitting {
  readonly text: string;
  readonly patient: Pick<PatientProfile, 'now' | 'pregnancy'>;
  /** What is thought of, the likeliest first. */
  readonly suggested: readonly Condition[];
  readonly names: ConditionNames;
}

/**
 * Whether what fits best can be what this patient has. A child who is told to have been born with one defect has that and not its look-alike; who has given birth has no septic abortion.
 * @returns the condition itself, the one that is told or that fits in its place, or null where none does
 */
export function fittingCondition(condition: Condition, { text, patient, suggested, names }: Fitting): Condition | null {
  if (isBornWith(condition)) {
    const told = bornWithIn(text, names);
    return told.length === 0 || told.some(({ id }) => id === condition.id) ? condition : (told[0] ?? null);
  }
  if (!isBeforeBirth(condition, patient)) return condition;
  return suggested.slice(0, 3).find(({ requires }) => requires?.includes('postpartum')) ?? null;
}
