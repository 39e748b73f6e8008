import { z } from 'zod';
import { difficulties, examIds } from './exam-names.ts';
import { ItemId, SchemaPointer, Sentences, Text } from './item.schema.ts';

const Option = z.strictObject({
  text: Text.describe('As it is offered; alike in kind, length and form to the others'),
  why: Sentences.describe('Why it is right, or why it is wrong for this patient; it names no letters, since options may be shuffled'),
});

/** A single-best-answer question. */
export const Question = z.strictObject({
  id: ItemId.describe('<topic>-<number>; never used again, so that an attempt always means this question'),
  set: ItemId.optional().describe('Sisters share their options, of which each is the key of one of them: <topic>-<letter>'),
  exams: z.array(z.enum(examIds)).min(1).describe('In which examinations it would be asked'),
  difficulty: z.enum(difficulties).describe('easy: recognised; medium: one decision against a real rival; hard: two steps'),
  stem: Text.describe('The vignette, and the question as its last sentence'),
  options: z.array(Option).min(4).max(5),
  key: z.int().min(0).max(4).describe('The place of the best answer among the options, from 0 on'),
  explanation: Sentences.describe('What in the vignette decides, and the reasoning'),
  point: Sentences.describe('The sentence to keep'),
  tags: z.array(Text).min(1).max(5),
  link: z
    .string()
    .regex(
      /^(?:references\/[a-z0-9-]+\/[a-z0-9-]+#[a-z-]+|conditions\/[a-z0-9-]+\/[a-z0-9-]+)$/,
      'must be references/<category>/<article>#<section> or conditions/<specialty>/<id>',
    )
    .optional()
    .describe('The section of an article, or the condition, that answers it; left out where none does'),
  sources: z.array(z.string()).min(1).max(2).describe('Ids of files in content/sources: organisation/page'),
});
export type Question = z.infer<typeof Question>;

/** A file of content/questions/<subject>/<topic>.json. */
export const QuestionFile = z.strictObject({
  $schema: SchemaPointer,
  title: Text.describe('The topic, as a heading'),
  questions: z.array(Question).min(1),
});
