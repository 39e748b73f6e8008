import { readFile, stat } from 'node:fs/promises';
import { DomainError } from '../../shared/errors.ts';

/** The largest file that is read, in bytes: some 20,000 questions with long explanations. */
export const largestFile = 50_000_000;

const refused = (message: string) => new DomainError('BAD_INPUT', message);

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) throw refused(`There is no file ${path}.`);
  if (!found.isFile()) throw refused(`${path} is no file.`);
  return found.size;
}

/**
 * Reads a file of questions.
 * @returns its text, without a byte order mark
 * @throws BAD_INPUT that says in words why it cannot be read: not there, too large (found out before a byte of it is read), empty, not UTF-8
 */
export async function readQuestionFile(path: string): Promise<string> {
  const size = await sizeOf(path);
  if (size > largestFile) throw refused(`${path} has ${(size / 1e6).toFixed(1)} MB; at most ${largestFile / 1e6} MB are read. Cut it into several files.`);
  const bytes = await readFile(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(`${path} is not UTF-8. Save it as UTF-8 (in a spreadsheet: "CSV UTF-8").`);
  }
  if (text.trim() === '') throw refused(`${path} is empty.`);
  if (text.includes('\0')) throw refused(`${path} is no text: it has characters that no text has.`);
  return text;
}
