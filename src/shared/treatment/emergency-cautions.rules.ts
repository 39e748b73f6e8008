import type { PatientCaution } from './cautions.rules.ts';
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
/** Advises to give less, later or another. */
const lessens = /\b(?:reduced?|lower(?:ed)? (?:the )?dose|smaller|small steps|start low|halved?|stop(?:ped)?|can wait|later|afterwards|instead)\b/i;

/** @returns whether a caution is of every day, and gives way where an emergency orders the drug at once */
export function givesWay(
  { drug, level, kind, text }: PatientCaution,
  { patient: { now }, book }: { readonly patient: PatientProfile; readonly book: DrugBook },
): boolean {
  if (level !== 'caution' || !byEffect.some((one) => isOf(drug, one, book))) return false;
  if (kind === 'renal' || kind === 'hepatic') return !now.has('dialysis') || !isOf(drug, 'intravenous-fluid', book);
  if (kind === 'condition') return inShock.some((id) => now.has(id)) && isOf(drug, 'medical-gas', book);
  return kind === 'duplicate' || (kind === 'interaction' && lessens.test(text));
}
