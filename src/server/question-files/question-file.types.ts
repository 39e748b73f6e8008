import type { DifficultyId, ExamTypeId, QuestionSubjectId } from '../../shared/content/schema/exam-names.ts';

/** An answer that is offered; `why` is empty where nobody says why it is right or wrong. */
export interface FileOption {
  readonly text: string;
  readonly why: string;
}

/** A question as a file has it, with nothing of it checked yet. */
export interface FoundQuestion {
  /** Where it begins in its file, from 1 on. */
  readonly line: number;
  readonly stem: string;
  readonly options: readonly FileOption[];
  /** Places of the options that the file calls right; null where `problems` say already that it calls none so. */
  readonly right: readonly number[] | null;
  readonly explanation: string;
  readonly point: string;
  readonly tags: readonly string[];
  readonly exams: readonly string[];
  readonly subject?: string;
  readonly topic?: string;
  readonly difficulty?: string;
  readonly source?: string;
  /** What its format alone can see to be wrong with it. */
  readonly problems: readonly string[];
}

/** A question that can be asked. */
export interface FileQuestion {
  readonly line: number;
  readonly stem: string;
  readonly options: readonly FileOption[];
  /** The place of the best answer. */
  readonly key: number;
  readonly explanation: string;
  readonly point: string;
  readonly tags: readonly string[];
  readonly exams: readonly ExamTypeId[];
  readonly subject: QuestionSubjectId;
  readonly topic: string;
  readonly difficulty: DifficultyId;
  readonly source: string | null;
}

/** A question that is taken along. */
export type ExportedQuestion = Omit<FileQuestion, 'line'> & { readonly id: string };

/** Something that is wrong with a file. */
export interface Fault {
  readonly line: number;
  /** The first words of the question that is meant; empty where it is none in particular. */
  readonly about: string;
  readonly message: string;
}

/** What a parser finds in a file. */
export interface FoundInFile {
  readonly questions: readonly FoundQuestion[];
  readonly faults: readonly Fault[];
}

/** The letters of options, by their places. */
export const optionLetters: readonly string[] = ['A', 'B', 'C', 'D', 'E'];

const longestAbout = 60;

/** @returns the first words of a text, by which somebody finds it in their file */
export function firstWords(text: string): string {
  const plain = text
    .slice(0, 4 * longestAbout)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= longestAbout ? plain : `${plain.slice(0, longestAbout).replace(/\s\S*$/, '')} …`;
}
