import { z } from 'zod';
import { type DifficultyId, type ExamTypeId, examTypes, type QuestionSubjectId, questionSubjects } from '../content/schema/exam-names.ts';
import { Marking } from '../content/schema/paper.schema.ts';
import { PageInput } from '../paging.schema.ts';

const namesOf = <Id extends string, Name extends string>(table: Readonly<Record<Id, Name>>) => Object.values(table) as [Name, ...Name[]];

/** Examinations and subjects by the names that they are shown under. */
export const examNames = namesOf(examTypes);
export const subjectNames = namesOf(questionSubjects);
export const ExamName = z.enum(examNames, { error: `Exam type must be one of ${examNames.join(', ')}.` });
export type ExamName = z.infer<typeof ExamName>;
export const SubjectName = z.enum(subjectNames, { error: `Subject must be one of ${subjectNames.join(', ')}.` });
export type SubjectName = z.infer<typeof SubjectName>;

const difficultyNamesById = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const satisfies Record<DifficultyId, string>;
export const difficultyNames = namesOf(difficultyNamesById);
export const DifficultyName = z.enum(difficultyNames, { error: `Difficulty must be one of ${difficultyNames.join(', ')}.` });
export type DifficultyName = z.infer<typeof DifficultyName>;
/** What is asked for in any case, since readers of the documentation write both. */
export const AskedDifficulty = z.preprocess(
  (value) => (typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1).toLowerCase() : value),
  DifficultyName,
);

/** @returns the id by which content/ and the tables know an examination, a subject or a difficulty */
export const examIdOf = (name: ExamName): ExamTypeId => keyOf(examTypes, name);
export const subjectIdOf = (name: SubjectName): QuestionSubjectId => keyOf(questionSubjects, name);
export const difficultyIdOf = (name: DifficultyName): DifficultyId => keyOf(difficultyNamesById, name);
export const difficultyNameOf = (id: DifficultyId): DifficultyName => difficultyNamesById[id];

function keyOf<Id extends string, Name extends string>(table: Readonly<Record<Id, Name>>, name: Name): Id {
  const found = (Object.keys(table) as Id[]).find((id) => table[id] === name);
  if (found === undefined) throw new RangeError(`${name} is in no list`);
  return found;
}

/** An id of a paper or a question: the name of its file or its place in one. */
export const ItemIdText = z
  .string('Id must be text.')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Id must be lower-case words joined by hyphens.')
  .max(120, 'Id must be at most 120 characters long.');

/** A mini quiz, or a test of the test series: what is offered to everybody. */
export const paperKinds = ['quiz', 'series'] as const;
export type PaperKind = (typeof paperKinds)[number];
/** Whatever is taken: also a block of the question bank, which is its maker's own. */
export const takenKinds = [...paperKinds, 'block'] as const;
export type TakenKind = (typeof takenKinds)[number];

/** A part of a paper with a time of its own; one that is over stays closed. */
export const PaperSection = z.object({
  title: z.string(),
  minutes: z.number().int().min(1),
  /** The position of its first question in the paper, from 0 on, and how many it has. */
  first: z.number().int().min(0),
  count: z.number().int().min(1),
});
export type PaperSection = z.infer<typeof PaperSection>;

const paperFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: DifficultyName,
  totalQuestions: z.number().int().min(1),
  /** Minutes. */
  duration: z.number().int().min(1),
  examType: ExamName,
  subject: SubjectName,
  isPremium: z.boolean(),
  /** The examination is held no more. */
  isDiscontinued: z.boolean(),
};

export const TestSeries = z.object({ ...paperFields, sections: z.array(PaperSection), marking: Marking });
export type TestSeries = z.infer<typeof TestSeries>;

export const MiniQuiz = z.object({ ...paperFields, topic: z.string(), tags: z.array(z.string()) });
export type MiniQuiz = z.infer<typeof MiniQuiz>;

/** What the documented lists of papers take: at most three filters, and a page. */
export const PaperListInput = PageInput.extend({
  examType: ExamName.optional(),
  subject: SubjectName.optional(),
  difficulty: AskedDifficulty.optional(),
});
export type PaperListInput = z.infer<typeof PaperListInput>;

export const PaperIdInput = z.object({ id: ItemIdText });

/** Where a question is answered: a page of ours, and its name. */
export const QuestionLink = z.object({
  kind: z.enum(['article', 'condition']),
  id: z.string(),
  /** Of an article. */
  section: z.string().nullable(),
  title: z.string(),
});
export type QuestionLink = z.infer<typeof QuestionLink>;

export const QuestionSource = z.object({ organisation: z.string(), title: z.string(), year: z.number().int().nullable(), url: z.url() });

/** What tells the answer to a question, and teaches it. */
export const QuestionKey = z.object({
  /** The place of the best answer among the options, from 0 on. */
  correctAnswer: z.number().int().min(0).max(4),
  explanation: z.string(),
  /** Of each option, why it is right or wrong. */
  why: z.array(z.string()),
  /** The sentence to keep. */
  point: z.string(),
  link: QuestionLink.nullable(),
  sources: z.array(QuestionSource),
  /** Where an imported question comes from, in the words of whoever imported it; nobody here has looked it up. */
  citation: z.string().optional(),
});
export type QuestionKey = z.infer<typeof QuestionKey>;

/** A question without anything that tells its answer. */
export const AskedQuestion = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()),
  subject: SubjectName,
  topic: z.string(),
  difficulty: DifficultyName,
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A question as the documented list has it: with its key, except while its paper is open in exam mode. */
export const ListedQuestion = AskedQuestion.extend({ examTypes: z.array(ExamName), tags: z.array(z.string()) }).extend(QuestionKey.partial().shape);
export type ListedQuestion = z.infer<typeof ListedQuestion>;

export const QuestionListInput = PageInput.extend({
  subject: SubjectName.optional(),
  difficulty: AskedDifficulty.optional(),
  examType: ExamName.optional(),
  testSeriesId: ItemIdText.optional(),
  quizId: ItemIdText.optional(),
});
export type QuestionListInput = z.infer<typeof QuestionListInput>;

/** A panel of laboratory values, as an examination shows it. */
export const LaboratoryPanel = z.object({
  title: z.string(),
  values: z.array(z.object({ name: z.string(), conventional: z.string(), si: z.string().nullable() })),
});
export type LaboratoryPanel = z.infer<typeof LaboratoryPanel>;
