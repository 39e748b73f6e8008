import { parseCsv } from './csv.parser.ts';
import { parseGift } from './gift.parser.ts';
import { parseJsonl } from './jsonl.parser.ts';
import { parseMoodle } from './moodle.parser.ts';
import type { FoundInFile } from './question-file.types.ts';

/** The formats that questions are read from, by the name that the command line takes, with the endings of their files. */
export const questionFormats = {
  gift: { endings: ['.gift', '.txt'], parse: parseGift },
  moodle: { endings: ['.xml'], parse: parseMoodle },
  csv: { endings: ['.csv'], parse: parseCsv },
  jsonl: { endings: ['.jsonl', '.ndjson'], parse: parseJsonl },
} as const satisfies Record<string, { readonly endings: readonly string[]; readonly parse: (text: string) => FoundInFile }>;

export type QuestionFormat = keyof typeof questionFormats;

const isFormat = (name: string): name is QuestionFormat => Object.hasOwn(questionFormats, name);

/** @returns the format that somebody names; null for one that there is not */
export const formatNamed = (name: string): QuestionFormat | null => (isFormat(name) ? name : null);

/** @returns the format of a file by its ending; null where that says nothing */
export function formatOf(path: string): QuestionFormat | null {
  const found = Object.entries(questionFormats).find(([, { endings }]) => endings.some((ending) => path.toLowerCase().endsWith(ending)));
  return found ? formatNamed(found[0]) : null;
}
