import { z } from 'zod';
import { parseJson } from '../../shared/content/strict-json.ts';
import { type FoundInFile, type FoundQuestion, firstWords } from './question-file.types.ts';
import { listIn, rightIn } from './table-cells.rules.ts';

const text = (label: string) => z.string({ error: ({ input }) => (input === undefined ? `${label} is missing.` : `${label} must be text.`) });
const listOrText = (label: string) =>
  z
    .union([z.string(), z.array(z.string())], { error: `${label} must be text or a list of texts.` })
    .transform((value) => (typeof value === 'string' ? listIn(value) : value))
    .default([]);

const JsonQuestion = z.strictObject({
  question: text('Question'),
  options: z.array(text('Option'), { error: ({ input }) => (input === undefined ? 'Options are missing.' : 'Options must be a list of texts.') }),
  why: z.array(z.string(), { error: 'Why must be a list of texts, one for each option.' }).default([]),
  answer: text('Answer'),
  explanation: text('Explanation').default(''),
  point: text('Point').default(''),
  tags: listOrText('Tags'),
  exam: listOrText('Exam'),
  subject: text('Subject').optional(),
  topic: text('Topic').optional(),
  difficulty: text('Difficulty').optional(),
  source: text('Source').optional(),
});

function wordsOf({ error }: z.ZodSafeParseError<unknown>): string[] {
  return error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}; fields are ${Object.keys(JsonQuestion.shape).join(', ')}.`
      : issue.message,
  );
}

function questionOf(line: number, { question, options, why, answer, exam, ...said }: z.infer<typeof JsonQuestion>): FoundQuestion {
  const { right, problems } = rightIn(answer, options.length);
  const surplus = why.length > options.length ? ['Why has more entries than there are options.'] : [];
  return {
    ...said,
    line,
    stem: question,
    options: options.map((one, i) => ({ text: one, why: why[i] ?? '' })),
    right,
    exams: exam,
    problems: [...surplus, ...problems],
  };
}

/** What a line is, before it is known to be a question. */
function valueIn(line: string): { value: unknown; problem: string | null } {
  try {
    const value = parseJson(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, problem: 'The line is no object in braces.' };
    // An object literal would take this one for something else.
    return { value, problem: Object.hasOwn(value, '__proto__') ? 'There is no field "__proto__".' : null };
  } catch (error) {
    return { value: undefined, problem: `The line ${error instanceof Error ? error.message : 'cannot be read'}.` };
  }
}

function readLine(line: string, number: number): FoundInFile {
  const { value, problem } = valueIn(line);
  const parsed = problem === null ? JsonQuestion.safeParse(value) : null;
  if (parsed?.success) return { questions: [questionOf(number, parsed.data)], faults: [] };
  const stem = typeof value === 'object' && value !== null ? Reflect.get(value, 'question') : line;
  const about = firstWords(typeof stem === 'string' ? stem : '');
  return { questions: [], faults: (parsed ? wordsOf(parsed) : [problem ?? '']).map((message) => ({ line: number, about, message })) };
}

/** Reads JSON Lines: one question a line, as an object. */
export function parseJsonl(text: string): FoundInFile {
  const read = text.split(/\r?\n/).flatMap((line, i) => (line.trim() === '' ? [] : [readLine(line, i + 1)]));
  return { questions: read.flatMap(({ questions }) => questions), faults: read.flatMap(({ faults }) => faults) };
}
