import { isRuledOut, type PatientCaution } from './cautions.rules.ts';
import { type Against, cautionsOf } from './cautions-of-drugs.rules.ts';
import { isOf, nameOfDrug } from './drug-book.ts';
import { drugsInPlan } from './offered-drugs.ts';
import { isUnnamedClass } from './patient.rules.ts';
import { namesInText } from './read-drugs.ts';

const speaksOfAllergy = /\b(?:allerg\w*|anaphyla\w*|hypersensitiv\w*|reactions? to)\b/i;

/** A sentence that begins with the allergy is of nothing else: "In penicillin allergy adults take". */
const isOfAllergyAlone = (text: string) => text.search(speaksOfAllergy) < 45;

/** @returns the sentence of a plan that tells what is done in an allergy of the patient; undefined where none does */
export function allergySentence(sentences: readonly string[], { patient, book }: Pick<Against, 'patient' | 'book'>): string | undefined {
  const told = sentences.filter(
    (text) =>
      speaksOfAllergy.test(text) &&
      namesInText(text, book).some(({ id }) => !isUnnamedClass(id) && patient.allergies.some((allergy) => isOf(allergy, id, book) || isOf(id, allergy, book))),
  );
  return told.find(isOfAllergyAlone) ?? told[0];
}

/** What is ruled out by an allergy is told with what the plan gives instead, once. */
export function withAllergyChoice(cautions: readonly PatientCaution[], gives: readonly string[], against: Against): PatientCaution[] {
  const at = cautions.findIndex((caution) => caution.kind === 'allergy' && caution.level === 'contraindicated');
  const sentence = allergySentence(gives, against);
  const said = sentence
    ? `The plan says of this allergy: “${sentence.replace(/[.;]$/, '')}”.`
    : 'The plan does not say what is given instead in this allergy: ask before it is due.';
  return cautions.map((caution, i) => (i === at ? { ...caution, text: `${caution.text} ${said}` } : caution));
}

/** What of a line of a plan the patient is allergic to, whomever the line speaks of. */
export interface AllergyInLine {
  /** Names of drugs and classes that are not given. */
  readonly never: readonly string[];
  /** Classes of which only a part is meant: no penicillin of the beta-lactams. */
  readonly partly: readonly { readonly of: string; readonly without: string }[];
}

/** @returns what a line gives, in whatever state, that the patient is allergic to */
export function allergyInLine(line: string, against: Against): AllergyInLine {
  const { patient, book } = against;
  if (patient.allergies.length === 0) return { never: [], partly: [] };
  const offered = drugsInPlan(line, book).filter(({ meant }) => meant === 'offered');
  const isNever = (one: (typeof offered)[number]) => cautionsOf([one], against).some((caution) => caution.kind === 'allergy' && isRuledOut(caution));
  const never = offered.filter(isNever);
  const partly = offered
    .filter((one) => one.kind === 'class' && !isUnnamedClass(one.id) && !never.includes(one))
    .flatMap(({ id }) => {
      const without = patient.allergies.find((allergy) => allergy !== id && isOf(allergy, id, book));
      return without === undefined ? [] : [{ of: nameOfDrug(id, book), without: nameOfDrug(without, book) }];
    });
  return { never: [...new Set(never.map(({ id }) => nameOfDrug(id, book)))], partly };
}
