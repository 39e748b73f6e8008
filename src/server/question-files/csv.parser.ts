import { CsvError, parse } from 'csv-parse/sync';
import { type Fault, type FoundInFile, type FoundQuestion, firstWords, optionLetters } from './question-file.types.ts';
import { listIn, rightIn } from './table-cells.rules.ts';

const others = ['question', 'answer', 'explanation', 'subject', 'topic', 'exam', 'difficulty', 'tags', 'point', 'source'] as const;
const columns: readonly string[] = [...others, ...optionLetters.flatMap((letter) => [letter.toLowerCase(), `why ${letter.toLowerCase()}`])];
const required = ['question', 'a', 'b', 'c', 'd', 'answer'];
/** What spreadsheets put between cells, by country. */
const delimiters = [',', ';', '\t'] as const;

/** Column names as people write them: "Option A", "why_a", "Exams". */
const columnOf = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .replace(/^option ([a-e])$/, '$1')
    .replace(/^exams$/, 'exam');

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

const openQuote = 'A quotation mark is opened here and never closed.';
const strayQuote = 'A quotation mark stands where none can be: put the whole cell between quotation marks, and write each one inside it twice.';
/** Whoever has so many quotation marks to mend imports once more after that. */
const mostBroken = 100;

interface Part {
  readonly rows: readonly Row[];
  /** The last line of the last row. */
  readonly end: number;
  /** What stopped it, and at which line; null where it came to its end. */
  readonly stop: { readonly message: string; readonly line: number } | null;
}

/** The rows of a text up to a quotation mark that is broken; lines are counted from 1 on. */
function rowsUntilBroken(text: string, delimiter: string): Part {
  const rows: Row[] = [];
  let end = 0;
  try {
    parse(text, {
      ...{ bom: true, delimiter, relax_column_count: true, skip_empty_lines: true },
      on_record: (cells: string[], { lines }) => {
        end = lines;
        rows.push({ line: end - cells.join('').split('\n').length + 1, cells });
        return null;
      },
    });
    return { rows, end, stop: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return { rows, end, stop: { message: isOpen ? openQuote : strayQuote, line: isOpen || typeof error.lines !== 'number' ? end + 1 : error.lines } };
  }
}

/** The rows of a file; one that a quotation mark breaks is left out, and reading goes on at the next line. */
function rowsOf(text: string): { rows: Row[]; faults: Fault[] } {
  const lines = text.split(/(?<=\n)/);
  const delimiter = delimiterOf(text);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  let from = 0;
  while (from < lines.length && faults.length < mostBroken) {
    const { rows: some, end, stop } = rowsUntilBroken(lines.slice(from).join(''), delimiter);
    for (const { line, cells } of some) rows.push({ line: from + line, cells });
    if (!stop) break;
    const blank = lines.slice(from + end).findIndex((line) => line.trim() !== '');
    const start = from + end + Math.max(0, blank);
    faults.push({ line: start + 1, about: firstWords(lines[start] ?? ''), message: stop.message });
    from = Math.max(start + 1, stop.message === openQuote ? 0 : from + stop.line);
  }
  return { rows, faults };
}

function headFaults(titles: readonly string[], line: number): Fault[] {
  const names = titles.map(columnOf);
  const messages = [
    ...names.flatMap((name, i) => (columns.includes(name) ? [] : [`There is no column "${titles[i]?.trim()}"; columns are ${columns.join(', ')}.`])),
    ...names.flatMap((name, i) => (names.indexOf(name) < i ? [`The column "${name}" stands there twice.`] : [])),
    ...required.filter((name) => !names.includes(name)).map((name) => `The column "${name}" is missing.`),
  ];
  return messages.map((message) => ({ line, about: '', message }));
}

function questionOf(names: readonly string[], { line, cells }: Row): FoundQuestion {
  const cell = (name: string) => (cells[names.indexOf(name)] ?? '').trim();
  const filled = (name: string) => cell(name) || undefined;
  const all = optionLetters.map((letter) => ({ text: cell(letter.toLowerCase()), why: cell(`why ${letter.toLowerCase()}`) }));
  const options = all.slice(0, all.findLastIndex(({ text, why }) => text !== '' || why !== '') + 1);
  const { right, problems } = rightIn(cell('answer'), options.length);
  const surplus = cells.slice(names.length).some((more) => more.trim() !== '')
    ? ['It has more cells than there are columns: put texts with commas between quotation marks.']
    : [];
  return {
    ...{ line, stem: cell('question'), options, right, problems: [...surplus, ...problems] },
    ...{ explanation: cell('explanation'), point: cell('point'), tags: listIn(cell('tags')), exams: listIn(cell('exam')) },
    ...{ subject: filled('subject'), topic: filled('topic'), difficulty: filled('difficulty'), source: filled('source') },
  };
}

/** Reads comma-separated values (RFC 4180), whose first row names the columns. Every cell is text, whatever a spreadsheet would make of it. */
export function parseCsv(text: string): FoundInFile {
  // Read as it is, \r\n within a cell would count as two lines.
  const { rows, faults: broken } = rowsOf(text.replaceAll(/\r\n?/g, '\n'));
  const [head, ...rest] = rows;
  // Where the names of the columns are what is broken, nothing can be said of the rows.
  if (!head || broken.some(({ line }) => line < head.line)) return { questions: [], faults: broken };
  const faults = headFaults(head.cells, head.line);
  const names = head.cells.map(columnOf);
  return { questions: faults.length > 0 ? [] : rest.map((row) => questionOf(names, row)), faults: [...broken, ...faults] };
}
