import { z } from 'zod';
import { difficulties, examIds, quizExams, quizSubjects, seriesSubjects } from './exam-names.ts';
import { ItemId, SchemaPointer, Sentences, Text } from './item.schema.ts';

const common = {
  $schema: SchemaPointer,
  title: Text.describe('As a learner would look for it'),
  description: Sentences.describe('What it asks and for whom, in one or two sentences that give no answer away'),
  difficulty: z.enum(difficulties).describe('That of most of its questions'),
  premium: z.boolean().optional().describe('Marked as part of a paid plan'),
};
const QuestionIds = z.array(ItemId).describe('Ids of questions, in the order in which they are asked');

/** A file of content/quizzes/<subject>/<id>.json: a few questions on one topic. */
export const QuizFile = z.strictObject({
  ...common,
  subject: z.enum(quizSubjects),
  topic: Text.describe('What its questions have in common'),
  exam: z.enum(quizExams),
  minutes: z.int().min(3).max(30).describe('About a minute a question for the Indian examinations, a minute and a half for the American'),
  tags: z.array(Text).min(1).max(8),
  questions: QuestionIds.min(5).max(10),
});
export type QuizFile = z.infer<typeof QuizFile>;

/** How a paper is marked: so much for a right answer, and so much lost for so many wrong ones. What is not answered costs nothing. */
export const Marking = z.strictObject({
  right: z.int().min(1).max(10),
  lost: z.int().min(0).max(10),
  every: z.int().min(1).max(10).describe('INI-CET takes one mark for every three wrong answers'),
});
export type Marking = z.infer<typeof Marking>;

/** A file of content/series/<exam>/<id>.json: a test. */
export const SeriesFile = z.strictObject({
  ...common,
  subject: z.enum(seriesSubjects),
  exam: z.enum(examIds),
  marking: Marking,
  sections: z
    .array(z.strictObject({ title: Text, minutes: z.int().min(3).max(90), questions: QuestionIds.min(5).max(50) }))
    .min(1)
    .max(20)
    .describe('Each has its own time, and stays closed once it is over'),
});
export type SeriesFile = z.infer<typeof SeriesFile>;
