import { isRuledOut, type KnownFindings, type PatientCaution } from './cautions.rules.ts';
import { type DrugBook, isOf } from './drug-book.ts';
import type { PatientProfile } from './patient.rules.ts';

/** What is given by its effect, in an emergency as much as that needs. */
const byEffect = [
  'insulins',
  'intravenous-fluid',
  'medical-gas',
  'antidote',
  'opioid-antagonist',
  'antivenoms',
  'vasopressor',
  'antimuscarinic',
  'corticosteroid',
  'beta-agonist',
];
const inShock = ['shock', 'hypotension'];
/** Who smokes still breathes oxygen in an emergency. */
const ofEveryDay = ['smoking', 'heavy-smoking'];
/** Advises to give less, later or another. */
const lessens = /\b(?:reduced?|lower(?:ed)? (?:the )?dose|smaller|small steps|start low|halved?|stop(?:ped)?|can wait|later|afterwards|instead|choose)\b/i;

/** @returns whether a caution is of every day, and gives way where an emergency orders the drug at once */
export function givesWay(
  { drug, level, kind, text, findings }: PatientCaution,
  { patient: { now }, book }: { readonly patient: PatientProfile; readonly book: DrugBook },
): boolean {
  if (level !== 'caution' || !byEffect.some((one) => isOf(drug, one, book))) return false;
  if (kind === 'renal' || kind === 'hepatic') return !now.has('dialysis') || !isOf(drug, 'intravenous-fluid', book);
  if (kind === 'condition')
    return isOf(drug, 'medical-gas', book) && (inShock.some((id) => now.has(id)) || findings?.every((id) => ofEveryDay.includes(id)) === true);
  return kind === 'duplicate' || (kind === 'interaction' && lessens.test(text));
}

/** "Except in ketoacidosis": where the disease is the exception, the caution says nothing. */
const isExcepted = (text: string, disease: string) =>
  (/\bexcept\b([^.]*)/i.exec(text)?.[1] ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 8 && disease.toLowerCase().includes(word));

/** What is seen and told of a disease. A value, a rhythm or a pressure decides on a drug whatever the disease. */
const ofNow = ['symptom', 'sign', 'imaging', 'character'];

/**
 * @returns whether a caution rests on nothing but the picture of the disease that is treated: a perforated bowel is silent, and morphine is given all the same.
 * In an emergency a complaint alone, such as diarrhoea, keeps no antibiotic back.
 */
export function isOfDisease(
  caution: PatientCaution,
  { disease, picture, isEmergency }: { readonly disease: string; readonly picture: ReadonlySet<string>; readonly isEmergency: boolean },
  { book, findings: known }: { readonly book: DrugBook; readonly findings: KnownFindings },
): boolean {
  const { drug, kind, level, text, findings = [] } = caution;
  if (kind !== 'condition' || findings.length === 0 || level === 'contraindicated') return false;
  if (level === 'caution' && isExcepted(text, disease)) return true;
  const kinds = findings.map((id) => known.get(id)?.kind ?? 'history');
  if (isRuledOut(caution) && findings.every((id, i) => picture.has(id) && ofNow.includes(kinds[i] ?? ''))) return true;
  return isEmergency && isOf(drug, 'antibacterial', book) && kinds.every((one) => one === 'symptom');
}
