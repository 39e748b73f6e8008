import { cautionsFor, isRuledOut } from '../../treatment/cautions.rules.ts';
import { type DrugBook, isOf } from '../../treatment/drug-book.ts';
import { drugsInPlan } from '../../treatment/offered-drugs.ts';
import type { PatientProfile } from '../../treatment/patient.rules.ts';
import { namesInText } from '../../treatment/read-drugs.ts';
import type { Quoted } from './composing.ts';
import type { Known } from './known.ts';
import { sentencesOf } from './telling-sentences.ts';

const speaksOfPregnancy = /pregnan|trimester|breast-?\s?f/i;

const speaksOfAllergy = /\b(?:allerg|anaphyla|hypersensitiv|rash|reaction)/i;

/** Whether a sentence gives a drug that is nothing for whom a question is about, and does not say so. */
function givesUnfit(
  sentence: string,
  asked: ReadonlySet<string>,
  patient: PatientProfile,
  { findings, book }: Pick<Known, 'findings'> & { readonly book: DrugBook },
): boolean {
  const { allergies, pregnancy, isBreastFeeding } = patient;
  const isSaid = (pregnancy !== null || isBreastFeeding) && speaksOfPregnancy.test(sentence);
  return drugsInPlan(sentence, book).some(({ id, meant }) => {
    if (meant !== 'offered' || asked.has(id)) return false;
    if (!speaksOfAllergy.test(sentence) && allergies.some((allergy) => isOf(id, allergy, book) || isOf(allergy, id, book))) return true;
    const state = {
      ...patient,
      allergies: [],
      takes: [],
      findings: new Set<string>(),
      now: new Set<string>(),
      hasRenalDisease: false,
      hasHepaticDisease: false,
    };
    return !isSaid && book.drugs.has(id) && cautionsFor(state, [id], book, findings).some(isRuledOut);
  });
}

/**
 * Lines of the reference without the sentences that give what is nothing for whom the question is about: a page says how a disease is treated in anybody, and is read by somebody who asked
 * of a pregnancy, or of an allergy. What the question names itself stays: it is asked about, and its data say for whom it is.
 * @param patient as far as the question tells of one
 */
export function withoutUnfit(
  lines: readonly Quoted[],
  query: string,
  patient: PatientProfile,
  known: Pick<Known, 'findings'> & { readonly book: DrugBook },
): readonly Quoted[] {
  if (patient.pregnancy === null && !patient.isBreastFeeding && patient.allergies.length === 0) return lines;
  const asked = new Set(namesInText(query, known.book).flatMap(({ kind, id }) => (kind === 'drug' ? [id] : [])));
  return lines.flatMap((line) => {
    // What begins with the drug is said of it, and not that it is given.
    const kept = sentencesOf(line.text).filter((sentence) => sentence.startsWith('**') || !givesUnfit(sentence, asked, patient, known));
    return kept.length === 0 ? [] : [{ ...line, text: kept.join(' ') }];
  });
}
