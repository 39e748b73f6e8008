import { z } from 'zod';
import { AttemptMode, ExtraTime } from '../exams/attempts.schema.ts';
import { AskedDifficulty, AskedQuestion, DifficultyName, ExamName, ItemIdText, SubjectName } from '../exams/exams.schema.ts';
import { MissCause } from '../exams/items.schema.ts';
import { IdInput, storableText } from '../fields.ts';
import { PageInput } from '../paging.schema.ts';
import { bankStates } from './bank-states.ts';

const BankState = z.enum(bankStates, { error: `State must be one of ${bankStates.join(', ')}.` });

/** Which questions of the bank are meant. They are those of one examination, which decides how many options there are. */
export const BankFilters = z.object({
  examType: ExamName.default('NEET-PG'),
  /** Words of the question, its topic or its tags. */
  text: storableText('Search', 200).default(''),
  subjects: z.array(SubjectName).max(10, 'At most 10 subjects can be chosen.').default([]),
  topics: z.array(storableText('Topic', 120)).max(100, 'At most 100 topics can be chosen.').default([]),
  difficulties: z.array(AskedDifficulty).max(3, 'At most 3 difficulties can be chosen.').default([]),
  /** Left out, in whatever state. */
  state: BankState.optional(),
});
export type BankFilters = z.infer<typeof BankFilters>;

const Counted = z.object({ name: z.string(), count: z.number().int() });

/** How many questions there are for filters, and for each further choice beside the others. */
export const BankCounts = z.object({
  /** That fit all filters. */
  total: z.number().int(),
  /** Of those that fit all filters but the state. */
  states: z.object({ all: z.number().int(), unused: z.number().int(), incorrect: z.number().int(), marked: z.number().int() }),
  /** Of those that fit all filters but the subjects; and so on. */
  subjects: z.array(Counted),
  topics: z.array(Counted.extend({ subject: SubjectName })),
  difficulties: z.array(z.object({ name: DifficultyName, count: z.number().int() })),
});
export type BankCounts = z.infer<typeof BankCounts>;

export const BankListInput = BankFilters.extend(PageInput.shape);
export type BankListInput = z.infer<typeof BankListInput>;

/** A question as the bank lists it: without anything that tells its answer. */
export const BankQuestion = AskedQuestion.pick({ id: true, question: true, subject: true, topic: true, difficulty: true }).extend({
  /** How the last answer was; null where there is none. */
  lastCorrect: z.boolean().nullable(),
  isMarked: z.boolean(),
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** A block of one's own: so many of the questions that fit, drawn at random, those never used first. */
export const BlockInput = BankFilters.extend({
  count: z.number().int().min(1, 'A block has at least 1 question.').max(100, 'A block has at most 100 questions.').default(20),
  /** `study` is the tutor's mode: answer and explanation at once. `exam` runs against the clock of the examination. */
  mode: AttemptMode.default('study'),
  extraTime: ExtraTime.default(1),
});
export type BlockInput = z.infer<typeof BlockInput>;
export const BlockOutput = z.object({ attemptId: z.uuid(), totalQuestions: z.number().int() });
export type BlockOutput = z.infer<typeof BlockOutput>;

/** Of an attempt of one's own (its id), for the question at a position. */
export const CauseInput = IdInput.extend({ position: z.number().int().min(0).max(499), cause: MissCause.nullable() });
export type CauseInput = z.infer<typeof CauseInput>;

/** How often each cause was given, all in all and by subject. */
export const Causes = z.object({
  total: z.number().int(),
  causes: z.array(z.object({ cause: MissCause, count: z.number().int() })),
  subjects: z.array(z.object({ subject: SubjectName, cause: MissCause, count: z.number().int() })),
});
export type Causes = z.infer<typeof Causes>;

export const MarkInput = z.object({ questionId: ItemIdText, isMarked: z.boolean() });
export type MarkInput = z.infer<typeof MarkInput>;
