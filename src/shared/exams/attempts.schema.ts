import { z } from 'zod';
import { Marking } from '../content/schema/paper.schema.ts';
import { IdInput, storableText } from '../fields.ts';
import { AskedQuestion, DifficultyName, ExamName, ItemIdText, PaperSection, QuestionKey, SubjectName, takenKinds } from './exams.schema.ts';
import { ItemStatistics, MissCause } from './items.schema.ts';

/**
 * How a paper is taken. `exam`: against the server's clock, and no key leaves the server before the end. `practice`: the page tells answers at the end, no clock. `study`:
 * answer and explanation at once.
 */
export const attemptModes = ['exam', 'practice', 'study'] as const;
export const AttemptMode = z.enum(attemptModes, { error: `Mode must be one of ${attemptModes.join(', ')}.` });
export type AttemptMode = z.infer<typeof AttemptMode>;

/** Time allowed beyond that of the paper, as a factor of it. */
export const extraTimes = [1, 1.25, 1.5, 2] as const;
export const ExtraTime = z.literal(extraTimes, { error: `Extra time must be one of ${extraTimes.join(', ')}.` });
export type ExtraTime = z.infer<typeof ExtraTime>;

export const StartInput = z.object({ paperId: ItemIdText, mode: AttemptMode, extraTime: ExtraTime.default(1) });
export type StartInput = z.infer<typeof StartInput>;

/** `isResumed`: it had been begun before, by this tab or another. */
export const StartOutput = z.object({ attemptId: z.uuid(), isResumed: z.boolean() });

/** What a caller repeats a whole attempt by, so that it counts once. */
export const RepeatHeader = z.object({
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'A repeat with the same key answers the first result; without it a repeat is another attempt.' }),
});

/** No paper has more questions. */
const mostQuestions = 500;
const position = z
  .number()
  .int()
  .min(0)
  .max(mostQuestions - 1);
/** The place of an option; -1 for no answer. */
export const choiceMessage = 'Each answer must be the place of an option, from 0 on, or -1 for none.';
export const Choice = z.number({ error: choiceMessage }).int(choiceMessage).min(-1, choiceMessage).max(9, choiceMessage);

/** What somebody has done with a question of an open paper. */
export const QuestionResponse = z.object({
  position,
  choice: Choice,
  isMarked: z.boolean(),
  /** Places of the options that were struck out. */
  struck: z.array(z.number().int().min(0).max(9)).max(10),
  note: z.string(),
  /** When it was last changed, in milliseconds since 1970 by the server's clock as the browser knows it: of two tabs the later counts. */
  at: z.number().int().min(0),
  /** The same of the choice alone: who marks a question on one device takes no answer away that was given on another. 0 where none was ever given. */
  choiceAt: z.number().int().min(0),
});
export type QuestionResponse = z.infer<typeof QuestionResponse>;

/** A response as it comes in. */
const SentResponse = QuestionResponse.extend({
  note: storableText('Note', 2_000),
  choiceAt: QuestionResponse.shape.choiceAt.optional().meta({ description: 'Left out, it is `at`' }),
});
export type SentResponse = z.infer<typeof SentResponse>;

export const AnswerInput = IdInput.extend({ responses: z.array(SentResponse).min(1).max(mostQuestions) });
export type AnswerInput = z.infer<typeof AnswerInput>;

/** What was kept: the responses as the server has them now, which another tab may have changed later. */
export const AnswerOutput = z.object({
  responses: z.array(QuestionResponse),
  /** Positions of what was not kept, because their section is closed. */
  refused: z.array(z.number().int()),
  /** Milliseconds since 1970. */
  serverNow: z.number(),
});
export type AnswerOutput = z.infer<typeof AnswerOutput>;

export const CloseSectionInput = IdInput.extend({ section: z.number().int().min(0) });
/** With what was not sent yet. */
export const SubmitInput = IdInput.extend({ responses: z.array(SentResponse).max(mostQuestions).default([]) });
export type SubmitInput = z.infer<typeof SubmitInput>;

export const Share = z.object({ name: z.string(), correct: z.number().int(), total: z.number().int() });
export type Share = z.infer<typeof Share>;

/** How a paper went, against all who took it, once so many have. */
export const Comparison = z.object({
  takers: z.number().int(),
  /** Percent. */
  meanPercentage: z.number(),
  /** Of the others, how many percent had fewer right; those with as many count half. */
  percentile: z.number(),
});

export const AttemptResult = z.object({
  /** How many answers were right. */
  score: z.number().int(),
  totalQuestions: z.number().int(),
  incorrect: z.number().int(),
  unanswered: z.number().int(),
  /** Of all questions, to one decimal. */
  percentage: z.number(),
  /** Of what was answered, to one decimal; 0 where nothing was. */
  accuracy: z.number(),
  /** By the marking of the paper, to two decimals; may be below 0. */
  marks: z.number(),
  maximumMarks: z.number(),
  /** From Start to the end by the server's clock; null where it saw no Start. */
  secondsTaken: z.number().int().nullable(),
  completedAt: z.iso.datetime(),
  /** It ended because its time was over. */
  isTimedOut: z.boolean(),
  subjects: z.array(Share),
  topics: z.array(Share),
  /** Null until thirty have taken it, and for study mode. */
  comparison: Comparison.nullable(),
});
export type AttemptResult = z.infer<typeof AttemptResult>;

/** A paper as somebody takes it, or has taken it. */
export const Attempt = z.object({
  id: z.uuid(),
  paper: z.object({
    id: z.string(),
    kind: z.enum(takenKinds),
    title: z.string(),
    difficulty: DifficultyName,
    examType: ExamName,
    /** Null for a block of several. */
    subject: SubjectName.nullable(),
    topic: z.string().nullable(),
    /** Minutes. */
    duration: z.number().int(),
    sections: z.array(PaperSection),
    marking: Marking,
  }),
  mode: AttemptMode,
  extraTime: z.number(),
  startedAt: z.iso.datetime().nullable(),
  /** Milliseconds since 1970: by it the browser knows how far its own clock is off. */
  serverNow: z.number(),
  /** The section that is open; those before it are closed. */
  section: z.number().int().min(0),
  /** When the open section ends, in milliseconds since 1970; null without a clock. */
  sectionEndsAt: z.number().nullable(),
  questions: z.array(AskedQuestion),
  /** One for each question that somebody has touched. */
  responses: z.array(QuestionResponse),
  /** Of each question; null in exam mode before the end. */
  keys: z.array(QuestionKey).nullable(),
  /** Why questions were missed, as the learner said, by position. */
  causes: z.array(z.object({ position: z.number().int(), cause: MissCause })),
  /** Of each question, once the result is there; null before, and for a question that too few have answered. */
  statistics: z.array(ItemStatistics.nullable()).nullable(),
  /** Positions of questions that were corrected since, and marked again. */
  regraded: z.array(z.number().int()),
  /** Null while it is open. */
  result: AttemptResult.nullable(),
});
export type Attempt = z.infer<typeof Attempt>;

/** A paper that somebody began and has not finished. */
export const OpenAttempt = z.object({
  id: z.uuid(),
  paperId: z.string(),
  kind: z.enum(takenKinds),
  title: z.string(),
  mode: AttemptMode,
  answered: z.number().int(),
  totalQuestions: z.number().int(),
  startedAt: z.iso.datetime(),
  /** How many milliseconds there are until its time is over; null without a clock. */
  msLeft: z.number().nullable(),
});
export type OpenAttempt = z.infer<typeof OpenAttempt>;

/** One entry a question, in the order of the paper. */
const Answers = z.array(Choice, { error: 'Answers must be a list of places of options.' }).max(mostQuestions, `At most ${mostQuestions} answers can be sent.`);
/** Whatever a client says there; nothing of it is kept. */
const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();
const told = {
  answers: Answers,
  /** Accepted and ignored: the server scores against the paper. */
  score: ignored,
  totalQuestions: ignored,
  /** What a repeat of the call is known by, where no header can be sent; see RepeatHeader. */
  repeatKey: z
    .string('Repeat key must be text.')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Repeat key must be 1 to 200 visible ASCII characters.')
    .optional(),
};
const timeTaken = z
  .number({ error: 'Time taken must be a number.' })
  .min(0, 'Time taken must not be negative.')
  .max(1_000_000, 'Time taken is too large.')
  .optional();

/** A whole attempt in one call, as the documented paths take it. */
export const TestAttemptInput = z.object({
  testSeriesId: ItemIdText,
  ...told,
  timeTaken: timeTaken.meta({ description: 'Minutes, as the client tells them' }),
});
export type TestAttemptInput = z.infer<typeof TestAttemptInput>;
export const QuizAttemptInput = z.object({
  quizId: ItemIdText,
  ...told,
  /** Accepted and ignored. */
  correctAnswers: ignored,
  timeTaken: timeTaken.meta({ description: 'Seconds, as the client tells them' }),
});
export type QuizAttemptInput = z.infer<typeof QuizAttemptInput>;

const attemptFields = {
  id: z.uuid(),
  answers: z.array(z.number().int()),
  score: z.number().int(),
  totalQuestions: z.number().int(),
  percentage: z.number(),
  completedAt: z.iso.datetime(),
};
/** An attempt as the documented lists have it; time in minutes. */
export const TestAttempt = z.object({ ...attemptFields, testSeriesId: z.string(), title: z.string(), timeTaken: z.number().nullable() });
export type TestAttempt = z.infer<typeof TestAttempt>;
/** Time in seconds. */
export const QuizAttempt = z.object({ ...attemptFields, quizId: z.string(), title: z.string(), timeTaken: z.number().nullable() });
export type QuizAttempt = z.infer<typeof QuizAttempt>;

/** What the Performance tab shows. */
export const Performance = z.object({
  recent: z.array(
    z.object({
      id: z.uuid(),
      paperId: z.string(),
      kind: z.enum(takenKinds),
      title: z.string(),
      mode: AttemptMode,
      score: z.number().int(),
      totalQuestions: z.number().int(),
      percentage: z.number(),
      completedAt: z.iso.datetime(),
    }),
  ),
  subjects: z.array(Share),
  topics: z.array(Share.extend({ subject: SubjectName })),
  answered: z.number().int(),
});
export type Performance = z.infer<typeof Performance>;
