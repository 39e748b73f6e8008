import { stat } from 'node:fs/promises';
import { DomainError } from '../../shared/errors.ts';
import type { Deps } from '../deps.ts';
import { importIdOf } from './identity.rules.ts';
import { type ImportCounts, importQuestions, retireQuestion, retireQuestions } from './import.service.ts';
import { formatOf, type QuestionFormat, questionFormats } from './parsers.ts';
import { readQuestionFile } from './question-file.reader.ts';
import type { Fault, FoundInFile } from './question-file.types.ts';
import { checkDefaults, checkQuestions, type Defaults } from './questions.validator.ts';

type ImportDeps = Pick<Deps, 'database' | 'clock'>;

export interface FileToRead {
  readonly path: string;
  /** Null to go by its ending. */
  readonly format: QuestionFormat | null;
}

export interface FileToImport extends FileToRead {
  readonly defaults: Defaults;
  readonly isDryRun: boolean;
}

/** What a command says, and whether it did what it was asked for. */
export interface CommandOutcome {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

const endings = Object.entries(questionFormats).map(([name, of]) => `${of.endings.join(', ')}: ${name}`);
const counted = (count: number, what = 'question') => `${count} ${what}${count === 1 ? '' : 's'}`;

/** @throws BAD_INPUT that says in words why the file cannot be read */
async function readQuestions({ path, format }: FileToRead): Promise<FoundInFile> {
  const known = format ?? formatOf(path);
  if (!known) throw new DomainError('BAD_INPUT', `The ending of ${path} says no format (${endings.join('; ')}). Say it with --format.`);
  return questionFormats[known].parse(await readQuestionFile(path));
}

const faultLine = (path: string, { line, about, message }: Fault) => `${path}:${line}: ${about ? `“${about}”: ` : ''}${message}`;

function refusal(path: string, faults: readonly Fault[]): CommandOutcome {
  const wrong = new Set(faults.map(({ line }) => line)).size;
  return { isDone: false, lines: [...faults.map((fault) => faultLine(path, fault)), `${counted(wrong, 'place')} to mend; nothing was imported.`] };
}

function report({ added, corrected, refiled, unchanged }: ImportCounts, isDryRun: boolean): string {
  const parts = [`${added} new`, `${corrected} corrected`, `${refiled} filed elsewhere or asked again`, `${unchanged} unchanged`].join(', ');
  const total = counted(added + corrected + refiled + unchanged);
  return isDryRun ? `${total}: ${parts}. This was a dry run: nothing was written.` : `${total}: ${parts}.`;
}

/**
 * Imports a file of questions, all of them or none.
 * @returns the report: each question that is wrong with its line and what is wrong, or what was done
 * @throws BAD_INPUT that says in words why the file cannot be read at all, or what the command line says wrongly
 */
export async function importFile(deps: ImportDeps, file: FileToImport): Promise<CommandOutcome> {
  const [wrong] = checkDefaults(file.defaults);
  if (wrong !== undefined) throw new DomainError('BAD_INPUT', wrong);
  const { questions, faults } = checkQuestions(await readQuestions(file), file.defaults);
  if (faults.length > 0) return refusal(file.path, faults);
  if (questions.length === 0) throw new DomainError('BAD_INPUT', `There is no question in ${file.path}.`);
  const outcome = await importQuestions(deps, questions, file);
  if (outcome.faults.length > 0) return refusal(file.path, outcome.faults);
  return { isDone: true, lines: [report(outcome.counts, file.isDryRun)] };
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Takes imported questions out again: one by its id, or those of a file.
 * @throws NOT_FOUND for an id that no imported question has, BAD_INPUT for a file that cannot be read
 */
export async function retire(deps: ImportDeps, { path, format }: FileToRead): Promise<CommandOutcome> {
  if (!/[./\\]/.test(path) && !(await isFile(path))) {
    await retireQuestion(deps, path);
    return { isDone: true, lines: [`${path} is asked no more; papers that were taken keep it.`] };
  }
  const { questions, faults } = await readQuestions({ path, format });
  if (faults.length > 0) return { isDone: false, lines: [...faults.map((fault) => faultLine(path, fault)), 'Nothing was taken out.'] };
  const retired = await retireQuestions(deps, questions.map(importIdOf));
  const others = questions.length - retired.length;
  const rest = others > 0 ? ` ${counted(others)} of the file ${others === 1 ? 'was' : 'were'} not there.` : '';
  return { isDone: true, lines: [`${counted(retired.length)} ${retired.length === 1 ? 'is' : 'are'} asked no more; papers that were taken keep them.${rest}`] };
}
