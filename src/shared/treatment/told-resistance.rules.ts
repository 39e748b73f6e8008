import type { PatientCaution } from './cautions.rules.ts';
import { type DrugBook, isOf, nameOfDrug } from './drug-book.ts';

/** Bacteria that were found once and against which usual drugs fail. */
interface Resistance {
  readonly name: string;
  readonly told: RegExp;
  /** Classes and drugs that cannot be relied on against it, and those of them that can. */
  readonly fails: readonly string[];
  readonly holds: readonly string[];
  readonly text: string;
}

const resistances: readonly Resistance[] = [
  {
    name: 'ESBL',
    told: /\bESBL\b|\bextended[- ]spectrum beta[- ]lactamase/i,
    fails: ['penicillins', 'cephalosporin'],
    holds: [],
    text: 'Bacteria with this enzyme were found before, and it cannot be relied on against them. In sepsis or a grave infection a carbapenem such as meropenem is given now, at once, whatever was given already, and microbiology is called; later results narrow it.',
  },
  {
    name: 'MRSA',
    told: /\bMRSA\b|\bmethicillin[- ]resistant/i,
    fails: ['penicillins', 'cephalosporin', 'carbapenem'],
    holds: [],
    text: 'Staphylococci that resist it were found before. In a grave infection vancomycin or another drug that covers them is added now, and microbiology is called.',
  },
  {
    name: 'a carbapenemase',
    told: /\b(?:carbapenemase|carbapenem[- ]resistan\w*|CRE|CPE|NDM|KPC)\b/,
    fails: ['penicillins', 'cephalosporin', 'carbapenem'],
    holds: [],
    text: 'Bacteria that resist it were found before. Microbiology is called before the first dose, without holding that back in sepsis, and says what covers them.',
  },
];

/** Denied, or looked for and not found. */
const notFound = /(?:\b(?:no|not|never|without|negative for|screen(?:ed)?(?: for)?|denies|rule out|r\/o)\b[^.,;\n]{0,25}$)/i;
const notFoundAfter = /^\W{0,3}(?:screen\w*\W{0,3})?(?:swabs?\W{0,3})?(?:negative|neg\b|clear\b|not (?:found|detected))/i;

/**
 * @param text what was told of the patient
 * @param offered antibacterials of a plan
 * @returns which of them fail against bacteria that were found before
 */
export function cautionsOfResistance(text: string, offered: readonly string[], book: DrugBook): PatientCaution[] {
  return resistances.flatMap(({ name, told, fails, holds, text: said }) => {
    const found = told.exec(text);
    if (!found) return [];
    const isTold = !notFound.test(text.slice(Math.max(0, found.index - 40), found.index)) && !notFoundAfter.test(text.slice(found.index + found[0].length));
    if (!isTold) return [];
    return [...new Set(offered)]
      .filter((id) => book.drugs.has(id) && fails.some((one) => isOf(id, one, book)) && !holds.some((one) => isOf(id, one, book)))
      .map(
        (drug): PatientCaution => ({
          drug,
          level: 'avoid',
          kind: 'condition',
          because: `Earlier ${name}`,
          text: said.replace(/^It /, `${nameOfDrug(drug, book)} `),
        }),
      );
  });
}
