import { type Specialty, specialties } from '../../content/schema/specialties.ts';
import { hashText } from './draw.rules.ts';

/** How far the look-alikes are. */
export const caseDifficulties = ['easy', 'medium', 'hard'] as const;
export type CaseDifficulty = (typeof caseDifficulties)[number];

/** What a case is made from. */
export interface CaseChoice {
  /** A whole number of 30 bits. */
  readonly seed: number;
  /** Null for any. */
  readonly specialty: Specialty | null;
  /** As it was found when the case was drawn: told of a case, and no part of how it is made. */
  readonly difficulty: CaseDifficulty;
}

/** What is said of a code that cannot be read, and of one whose patient the knowledge does not make any more. */
export const slipMessage = 'This is not the code of a patient. Check it for a slip, or ask for the link again.';
export const goneMessage = 'This patient is not in the knowledge base any more.';

/** Without i, l, o and u, which are misread (Crockford's base 32). */
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
export const seedLimit = 2 ** 30;
const [seedLength, checkLength] = [6, 4];

function written(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let i = 0; i < length; i += 1) {
    text = (digits[rest % 32] ?? '') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function read(text: string): number {
  return [...text].reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
}

/** A letter that tells a slip of the keyboard from a patient whom the knowledge has no more. */
const guardOf = (text: string) => written(hashText(`code ${text}`) % 32, 1);

/** @returns the four letters by which content is known again without saying what it is */
export function checkOf(content: string): string {
  return written(hashText(`case ${content}`) % 32 ** checkLength, checkLength);
}

/**
 * @param check of the patient that the choice makes
 * @returns the code of a case, as it stands in its address: "3f9k2m-c1-7x4nh"
 */
export function writeCaseCode({ seed, specialty, difficulty }: CaseChoice, check: string): string {
  const place = specialty === null ? 0 : specialties.indexOf(specialty) + 1;
  const choice = `${written(place, 1)}${written(caseDifficulties.indexOf(difficulty), 1)}`;
  const body = `${written(seed, seedLength)}${choice}${check}`;
  return `${body.slice(0, seedLength)}-${choice}-${check}${guardOf(body)}`;
}

const shape = new RegExp(`^([${digits}]{${seedLength}})-?([${digits}])([${digits}])-?([${digits}]{${checkLength}})([${digits}])$`);

/** @returns what a code says, however its letters and hyphens are written; null for a text that is none, or has a slip in it */
export function readCaseCode(code: string): { readonly choice: CaseChoice; readonly check: string } | null {
  const plain = code.trim().toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0');
  const [, seed = '', place = '', difficulty = '', check = '', guard = ''] = shape.exec(plain) ?? [];
  if (seed === '' || guardOf(`${seed}${place}${difficulty}${check}`) !== guard) return null;
  const known = caseDifficulties[read(difficulty)];
  const specialty = read(place) === 0 ? null : specialties[read(place) - 1];
  if (known === undefined || specialty === undefined) return null;
  return { choice: { seed: read(seed), specialty, difficulty: known }, check };
}
