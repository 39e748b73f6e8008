import type { DrugInPlan } from './offered-drugs.ts';
import type { PatientProfile } from './patient.rules.ts';

const pregnancies = String.raw`(?:(?:in|during|throughout) (?:[\w-]+ ){0,3}pregnan\w*|pregnant (?:wom[ae]n|people|adults))`;
const feeding = '(?:in|during|while) breast-?feeding';
const childhood = String.raw`(?:(?:in|for|to|give) )?(?:an? )?(?:[\w-]+ )?(?:children|child|infants?|newborns?|neonates?|bab(?:y|ies)|toddlers?)\b`;
const allergies = String.raw`(?:in|with|after) (?:[\w-]+ ){0,4}(?:allerg\w*|anaphylaxis)`;
/** Begins a clause, and so tells of whom it speaks. */
const begins = (people: string) => new RegExp(`(?:^|[,;:(] ?)(?:and |but )?${people}(?!.*(?:^|[,;:(] ?)(?:and )?${people}).*$`, 'is');
/** Alone behind a name: "no fluconazole in pregnancy". */
const follows = (people: string) => new RegExp(String.raw`^\W*(?:(?:given|used|taken) )?${people}\W*$`, 'i');
const forms = (people: string) => ({ begins: begins(people), follows: follows(people) });
const spokenOf = { pregnant: forms(pregnancies), feeding: forms(feeding), children: forms(childhood), allergic: forms(allergies) };
/** What else is said of somebody beside them: "children and adults", "in pregnancy this, otherwise that". */
const ofOthers = /\b(?:adults?|others?|otherwise|else|everybody|anybody|all)\b/i;
/** The reason, and years below which the same holds. */
const aside = /\b(?:because|since|as it|as they)\b.*$|\bor (?:under|below|before) (?:the age of )?\w+(?: years)?/gi;

/**
 * Whether what a plan says of a drug is said of a patient like this one: "in pregnancy no statin" says nothing of a man.
 * What stands before a name counts for it; what stands behind it only where the name is denied.
 */
export function isMeantFor({ before, after, meant }: Pick<DrugInPlan, 'before' | 'after' | 'meant'>, patient: PatientProfile): boolean {
  const { age, pregnancy, isBreastFeeding } = patient;
  const isDenied = meant === 'forbidden' || meant === 'limited';
  const isOf = (people: keyof typeof spokenOf) => {
    const [fronted] = spokenOf[people].begins.exec(before) ?? [];
    return (
      (fronted !== undefined && (people === 'allergic' || !ofOthers.test(fronted))) || (isDenied && spokenOf[people].follows.test(after.replaceAll(aside, '')))
    );
  };
  if (isOf('pregnant') && pregnancy === null) return false;
  if (isOf('feeding') && !isBreastFeeding) return false;
  if (isOf('children') && age !== null && age >= 18) return false;
  return !(isDenied && isOf('allergic') && patient.allergies.length === 0 && !patient.hasUnknownAllergy);
}
