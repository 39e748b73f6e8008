import { z } from 'zod';
import type { DifficultyId, ExamTypeId } from '../../shared/content/schema/exam-names.ts';
import { DomainError } from '../../shared/errors.ts';
import type { Attempt } from '../../shared/exams/attempts.schema.ts';
import { difficultyIdOf, examIdOf, type QuestionKey, subjectIdOf } from '../../shared/exams/exams.schema.ts';
import { IdInput } from '../../shared/fields.ts';
import { showAttempt } from '../exams/attempt-view.service.ts';
import { wouldTell } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import type { Download } from '../platform/raw-routes.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { writeAnki } from './anki.writer.ts';
import { writeGift } from './gift.writer.ts';
import type { ExportedQuestion } from './question-file.types.ts';
import { tidy } from './tidy.rules.ts';

/** What an attempt is taken along as. */
const exportFormats = ['gift', 'anki'] as const;
export const AttemptExportInput = IdInput.extend({
  format: z.enum(exportFormats, { error: `Format must be one of ${exportFormats.join(', ')}.` }),
});
export type AttemptExportInput = z.infer<typeof AttemptExportInput>;

/** What the view of an attempt leaves out of a question. */
interface Filed {
  readonly id: string;
  readonly exams: readonly ExamTypeId[];
  readonly tags: readonly string[];
}

async function filedOf({ em }: AuthedContext, { questions }: Attempt): Promise<ReadonlyMap<string, Filed>> {
  const rows = await readRows<Filed>(
    em,
    `select q.id, to_jsonb(q.exams) as exams, v.tags from exam_questions q join exam_question_versions v on v.id = q.id || '@' || q.version
     where q.id in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(questions.map(({ id }) => id))],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function citationOf({ sources, citation }: QuestionKey): string | null {
  const cited = sources.map(({ organisation, title, year, url }) => `${organisation}, ${title}${year === null ? '' : ` (${year})`}, ${url}`);
  return [...cited, ...(citation === undefined ? [] : [citation])].join('; ') || null;
}

function questionOf(asked: Attempt['questions'][number], key: QuestionKey, filed: Filed | undefined, exam: ExamTypeId): ExportedQuestion {
  const difficulty: DifficultyId = difficultyIdOf(asked.difficulty);
  return {
    ...{ id: asked.id, subject: subjectIdOf(asked.subject), topic: asked.topic, difficulty, exams: filed?.exams ?? [exam], tags: filed?.tags ?? [] },
    ...{ stem: tidy(asked.question), key: key.correctAnswer, explanation: tidy(key.explanation), point: tidy(key.point), source: citationOf(key) },
    options: asked.options.map((text, i) => ({ text: tidy(text), why: tidy(key.why[i] ?? '') })),
  };
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '') || 'questions';

/**
 * The questions of one's own attempt with their keys, as a file for Moodle or Anki.
 * @throws NOT_FOUND also for one that is somebody else's, CONFLICT while its keys must not be told
 */
export async function exportAttempt(ctx: AuthedContext, { id, format }: AttemptExportInput): Promise<Download> {
  const attempt = await showAttempt(ctx, id);
  const { keys, paper, questions: asked } = attempt;
  if (!keys) throw attempt.result ? wouldTell() : new DomainError('CONFLICT', 'This is open in exam mode. Hand it in, and take its questions along then.');
  const filed = await filedOf(ctx, attempt);
  const exam = examIdOf(paper.examType);
  const questions = asked.flatMap((one, i) => (keys[i] ? [questionOf(one, keys[i], filed.get(one.id), exam)] : []));
  const now = ctx.deps.clock();
  const name = `anamnesis-${slugOf(paper.title)}-${now.toISOString().slice(0, 10)}`;
  // Moodle tells GIFT from the ending of a text.
  if (format === 'gift') return { fileName: `${name}.gift.txt`, chunks: oneChunk(new TextEncoder().encode(writeGift(questions))) };
  return { fileName: `${name}.apkg`, chunks: oneChunk(writeAnki(questions, now)) };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
