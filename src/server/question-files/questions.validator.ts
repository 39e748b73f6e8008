import { z } from 'zod';
import { examTypes, optionsOf } from '../../shared/content/schema/exam-names.ts';
import { difficultyIdOf, difficultyNames, examIdOf, examNames, subjectIdOf, subjectNames } from '../../shared/exams/exams.schema.ts';
import { isVisible, line, storableText } from '../../shared/fields.ts';
import { importIdOf } from './identity.rules.ts';
import { nameIn } from './names.rules.ts';
import { type Fault, type FileQuestion, type FoundInFile, type FoundQuestion, firstWords, optionLetters } from './question-file.types.ts';
import { tidy } from './tidy.rules.ts';

/** What is said of all questions of a file that do not say it themselves. */
export interface Defaults {
  readonly subject?: string;
  readonly topic?: string;
  readonly exams?: readonly string[];
  readonly difficulty?: string;
  readonly source?: string;
}

const mostTags = 10;
const optional = (label: string, max: number) => storableText(label, max).transform((text) => tidy(text));
const required = (label: string, max: number) => optional(label, max).refine(isVisible, `${label} is missing.`);
const missing = (label: string, flag: string) => `${label} is missing: the file does not say it, and --${flag} was not given.`;
const listed = <Name extends string>(label: string, flag: string, names: readonly [Name, ...Name[]]) =>
  z.preprocess(
    nameIn(names),
    z.enum(names, { error: ({ input }) => (input === undefined ? missing(label, flag) : `${label} must be one of ${names.join(', ')}.`) }),
  );

const fields = {
  subject: listed('Subject', 'subject', subjectNames).transform(subjectIdOf),
  topic: z.string({ error: missing('Topic', 'topic') }).pipe(line('Topic', 120)),
  exams: z
    .array(listed('Exam', 'exam', examNames).transform(examIdOf))
    .min(1, missing('Exam', 'exam'))
    .transform((exams) => [...new Set(exams)]),
  difficulty: listed('Difficulty', 'difficulty', difficultyNames).transform(difficultyIdOf),
  source: line('Source', 500).optional(),
};

const Option = z.object({ text: required('Its text', 1_000), why: optional('What is said of it', 5_000) });
const CheckedQuestion = z.object({
  ...fields,
  stem: required('Question', 10_000),
  options: z.array(Option).min(2, 'It has no options.').max(20, 'It has too many options.'),
  explanation: optional('Explanation', 10_000),
  point: z.union([z.literal(''), line('Point', 1_000)]),
  tags: z
    .array(line('Tag', 80).refine((tag) => !/[[\]\\]/.test(tag), 'Tag must have no square brackets and no backslash.'))
    .transform((tags) => [...new Set(tags)])
    .refine((tags) => tags.length <= mostTags, `At most ${mostTags} tags can be given.`),
});

/** @returns what is wrong with what the command line says of all questions */
export function checkDefaults(defaults: Defaults): string[] {
  const said = Object.entries(defaults).filter(([, value]) => value !== undefined && value.length > 0);
  const parsed = z.object(fields).partial().safeParse(Object.fromEntries(said));
  return parsed.error?.issues.map(({ message }) => message) ?? [];
}

function inWords({ path: [field, place], message }: z.core.$ZodIssue): string {
  return field === 'options' && typeof place === 'number' ? `Option ${optionLetters[place] ?? place + 1}: ${message}` : message;
}

/** What single best answers of the examinations ask for beyond the shape. */
function problemsOf({ right }: FoundQuestion, { options, exams }: z.infer<typeof CheckedQuestion>): string[] {
  const wrongly = exams.filter((exam) => optionsOf(exam) !== options.length);
  const texts = options.map(({ text }) => text.toLowerCase());
  const twin = texts.findIndex((text, i) => texts.indexOf(text) < i);
  return [
    ...wrongly.map((exam) => `It has ${options.length} options, and ${examTypes[exam]} asks with ${optionsOf(exam)}.`),
    ...(twin < 0 ? [] : [`Option ${optionLetters[texts.indexOf(texts[twin] ?? '')]} and option ${optionLetters[twin] ?? twin + 1} are the same.`]),
    ...(right?.length === 0 ? ['No option is the right one.'] : []),
    ...(right && right.length > 1 ? ['More than one option is right; only single best answers are imported.'] : []),
  ];
}

function checkOne(found: FoundQuestion, defaults: Defaults): { question: FileQuestion | null; messages: readonly string[] } {
  const { line: at, right, problems, ...said } = found;
  const parsed = CheckedQuestion.safeParse({
    ...said,
    ...{ subject: said.subject ?? defaults.subject, topic: said.topic ?? defaults.topic, difficulty: said.difficulty ?? defaults.difficulty },
    ...{ source: said.source ?? defaults.source, exams: said.exams.length > 0 ? said.exams : (defaults.exams ?? []) },
  });
  const messages = [...problems, ...(parsed.success ? problemsOf(found, parsed.data) : parsed.error.issues.map(inWords))];
  if (!parsed.success || messages.length > 0) return { question: null, messages };
  return { question: { ...parsed.data, source: parsed.data.source ?? null, key: right?.[0] ?? 0, line: at }, messages };
}

/** Questions that are asked twice in a file. */
function twinsIn(questions: readonly FileQuestion[]): Fault[] {
  const first = new Map<string, number>();
  return questions.flatMap((question) => {
    const id = importIdOf(question);
    const before = first.get(id);
    if (before === undefined) first.set(id, question.line);
    return before === undefined
      ? []
      : [{ line: question.line, about: firstWords(question.stem), message: `It asks what the question at line ${before} asks, with the same options.` }];
  });
}

/** Checks what a parser found. @returns the questions that can be asked, and everything that is wrong with the others, by line */
export function checkQuestions(found: FoundInFile, defaults: Defaults = {}): { questions: FileQuestion[]; faults: Fault[] } {
  const checked = found.questions.map((question) => ({ ...checkOne(question, defaults), of: question }));
  const questions = checked.flatMap(({ question }) => question ?? []);
  const wrong = checked.flatMap(({ messages, of }) => messages.map((message) => ({ line: of.line, about: firstWords(of.stem), message })));
  const faults = [...found.faults, ...wrong, ...twinsIn(questions)].sort((a, b) => a.line - b.line);
  return { questions, faults };
}
