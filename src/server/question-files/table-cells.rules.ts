import { optionLetters } from './question-file.types.ts';

/** @returns the entries of a list that is written into one cell, with semicolons between them */
export function listIn(cell: string): string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** @returns the place of the option that an answer names by its letter, or what is wrong with the answer */
export function rightIn(answer: string, options: number): { right: readonly number[] | null; problems: string[] } {
  const place = optionLetters.indexOf(answer.trim().toUpperCase());
  if (place >= 0 && place < options) return { right: [place], problems: [] };
  const last = optionLetters[Math.max(0, options - 1)] ?? 'E';
  const problem = answer.trim() === '' ? 'Answer is missing' : `Answer "${answer.trim().slice(0, 40)}" is none of its options`;
  return { right: null, problems: [`${problem}: it is the letter of the best option, from A to ${last}.`] };
}
