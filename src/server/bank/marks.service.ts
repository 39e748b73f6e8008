import type { CauseInput, Causes, MarkInput } from '../../shared/bank/bank.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import { type MissCause, missCauses } from '../../shared/exams/miss-causes.ts';
import { StoredAttempt } from '../exams/attempt.entity.ts';
import { PaperVersion } from '../exams/paper.entity.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import { StoredQuestion } from '../exams/question.entity.ts';
import { hiddenQuestions, wouldTell } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { findOwn, readRows } from '../platform/unit-of-work.ts';

interface AskedAt {
  readonly question: string;
  readonly isRight: boolean;
}

/** The question at a position of an attempt, and whether it was answered rightly, as far as that is known now. */
async function askedAt({ em }: AuthedContext, attempt: StoredAttempt, position: number): Promise<AskedAt & { readonly version: string }> {
  const { sections } = await em.findOneOrFail(PaperVersion, { id: attempt.version.id });
  const version = sections.flatMap(({ questions }) => questions)[position];
  const message = `This paper has ${attempt.totalQuestions} questions.`;
  if (version === undefined) throw new DomainError('BAD_INPUT', message, [{ path: 'position', message }]);
  const [row] = await readRows<AskedAt>(
    em,
    `select v.question_id as question, coalesce(r.is_correct, r.choice = v.key, false) as "isRight"
     from exam_question_versions v left join exam_responses r on r.attempt_id = ? and r.position = ? where v.id = ?`,
    [attempt.id, position, version],
  );
  if (!row) throw new DomainError('NOT_FOUND');
  return { ...row, version };
}

/**
 * Keeps why a question of one's own attempt was missed, as the learner sees it, or takes it away.
 * @throws NOT_FOUND also for what is another's, BAD_INPUT for a position that is not there, CONFLICT while the key is not told, and for a right answer
 */
export async function sayCause(ctx: AuthedContext, { id, position, cause }: CauseInput): Promise<{ success: true }> {
  const hidden = await hiddenQuestions(ctx);
  const attempt = await findOwn(ctx, StoredAttempt, id);
  const { question, isRight, version } = await askedAt(ctx, attempt, position);
  if (!attempt.completedAt && attempt.mode !== 'study') throw new DomainError('CONFLICT', 'Why a question was missed can be said once this is handed in.');
  if (hidden.has(question)) throw wouldTell();
  if (isRight && cause !== null) throw new DomainError('CONFLICT', 'This question was answered rightly. There is nothing to say why.');
  await readRows(
    ctx.em,
    // A question that nobody touched has no row while the attempt is open; at 0 it is none of the answers.
    `insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, cause)
     values (?, ?, ?, -1, false, '[]', '', 0, 0, ?) on conflict (attempt_id, position) do update set cause = excluded.cause`,
    [id, position, version, cause],
  );
  return { success: true };
}

/** @returns how often each cause was given for what was missed, all in all and by subject, most often first */
export async function listCauses(ctx: AuthedContext): Promise<Causes> {
  const rows = await readRows<{ subject: string; cause: MissCause; count: number }>(
    ctx.em,
    `select q.subject, r.cause, count(*)::int as count
     from exam_attempts a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question join exam_questions q on q.id = v.question_id
     where a.user_id = ? and r.cause is not null and r.is_correct is not true group by q.subject, r.cause order by count(*) desc, q.subject, r.cause`,
    [ctx.user.id],
  );
  const countOf = (cause: MissCause) => rows.reduce((sum, row) => sum + (row.cause === cause ? row.count : 0), 0);
  return fitIn(ctx.room, {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    causes: missCauses.map((cause) => ({ cause, count: countOf(cause) })).filter(({ count }) => count > 0),
    subjects: rows.map(({ subject, cause, count }) => ({ subject: subjectNameOf(subject), cause, count })),
  });
}

/**
 * Marks a question to come back to, or takes the mark away; an attempt that ends later may say otherwise.
 * @throws NOT_FOUND for a question that is not there
 */
export async function markQuestion({ em, deps, user }: AuthedContext, { questionId, isMarked }: MarkInput): Promise<{ success: true }> {
  if ((await em.count(StoredQuestion, { id: questionId })) === 0) throw new DomainError('NOT_FOUND');
  await readRows(
    em,
    `insert into question_history (user_id, question_id, times, is_marked, marked_at) values (?, ?, 0, ?, ?)
     on conflict (user_id, question_id) do update set is_marked = excluded.is_marked, marked_at = excluded.marked_at`,
    [user.id, questionId, isMarked, deps.clock()],
  );
  return { success: true };
}
