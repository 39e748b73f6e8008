import type { PatientProfile } from './patient.rules.ts';

/** own: said of people like this patient; other: said of others only; any: of everybody. */
export type Fit = 'own' | 'other' | 'any';

/** Below this age a body is not that of an adult, as a rule. */
export const childUntil = 16;
export const isChild = (age: number | null): boolean => age !== null && age < childUntil;

const youngOnes = '(?:child(?:ren)?|infants?|newborns?|neonates?|bab(?:y|ies)|toddlers?|adolescents?)';
const ofChildren = new RegExp(String.raw`\b(?:${youngOnes}|paediatric\w*|under \d+ (?:years|months)|by weight)\b`, 'i');
const ofAdults = /\b(?:adults?|after the menopause)\b/i;
const beginsWithChildren = new RegExp(
  String.raw`^(?:in |for |with |give |to )?(?:an? |the )?(?:[\w-]+ )?${youngOnes}\b(?!(?:[’']s)|[^,.;:]*\b(?:adults?|others?|everybody)\b)`,
  'i',
);
const ofPregnancy = /\b(?:pregnan\w*|gestation|f(?:o)?et(?:al|us)|obstetric\w*|before birth|breech|caesarean)\b/i;
const beginsWithPregnancy = /^(?:in|during|throughout|early in) (?:[\w-]+ ){0,2}pregnan|^pregnant\b/i;
const outsidePregnancy = /\b(?:outside|without an?|neither (?:are |is )?|not |nor )(?: ?)pregnan|\bnon-pregnant\b|\bwho neither are pregnant\b/i;
const beginsWithMen = /^(?:in |for )?(?:older |young |adult )?(?:men|boys)\b(?! and (?:women|girls))/i;
const beginsWithWomen = /^(?:in |for )?(?:older |young |adult )?(?:women|girls)\b(?! and (?:men|boys))/i;
/** Years in which somebody could be pregnant unsaid. */
const fertile = { from: 12, to: 55 };

/** The ids of doses and sources in a statement are no words: "{amoxicillin:adults}". */
const inWords = (statement: string) => statement.replaceAll(/:[a-z0-9-]+\}|\[[^\]]*\]/g, '');

/**
 * "Open two veins and give oxygen, to adults 15 litres a minute": only the part that is said of adults is not for a child.
 * @returns the rest of a statement; null where that says nothing by itself, or no part is said of adults
 */
export function withoutAdults(statement: string): string | null {
  const parts = statement.split(/(?<=[,;:])\s+/);
  const kept = parts.filter((part) => !ofAdults.test(inWords(part)));
  // "Once glucose is low, or from the start, adults get …": without its main clause the rest hangs in the air.
  const main = subordinate.test(statement) ? parts.slice(1).find((part) => !/^(?:or|and|nor)\b/i.test(part)) : parts[0];
  if (kept.length === parts.length || kept[0] !== parts[0] || main === undefined || !kept.includes(main) || kept.join(' ').split(/\s+/).length < leastWords)
    return null;
  return `${kept.join(' ').replace(/[,;:.]$/, '')}.`;
}
/** Begins with what only holds beside a main clause. */
const subordinate = /^(?:once|if|when|where|while|until|unless|after|before|as|with|without|under|in|for|from|at|beside)\b/i;
/** A shorter rest says too little. */
const leastWords = 4;

type Whom = Pick<PatientProfile, 'age' | 'sex' | 'pregnancy' | 'now'>;

const isSurelyNotPregnant = ({ age, sex, pregnancy, now }: Whom) =>
  pregnancy === null && (sex === 'male' || now.has('postpartum') || (age !== null && (age < fertile.from || age > fertile.to)));

/** @returns whether a statement of a plan is said of people like this patient, of others only, or of everybody */
export function fitOf(written: string, patient: Whom): Fit {
  const statement = inWords(written);
  const { age, sex, pregnancy } = patient;
  if (sex === 'female' && beginsWithMen.test(statement)) return 'other';
  if (sex === 'male' && beginsWithWomen.test(statement)) return 'other';
  if (pregnancy !== null && outsidePregnancy.test(statement)) return 'other';
  if (isSurelyNotPregnant(patient) && beginsWithPregnancy.test(statement)) return 'other';
  if (isChild(age)) {
    if (ofChildren.test(statement)) return 'own';
    return ofAdults.test(statement) ? 'other' : 'any';
  }
  if (age !== null && age >= 18 && beginsWithChildren.test(statement)) return pregnancy !== null && ofPregnancy.test(statement) ? 'own' : 'other';
  return pregnancy !== null && ofPregnancy.test(statement) ? 'own' : 'any';
}
