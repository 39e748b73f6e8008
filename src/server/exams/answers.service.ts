import { DomainError } from '../../shared/errors.ts';
import type { AnswerInput, AnswerOutput } from '../../shared/exams/attempts.schema.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { accept, delayedClock, overMessage, type Taking } from './accept-responses.ts';
import { catchUpById } from './finish.service.ts';
import { responsesOf, saveResponses } from './responses.queries.ts';

interface OpenRow extends Taking {
  readonly isOver: boolean;
  readonly isTimedOut: boolean;
}

/** One's own attempt, as far as it decides what is taken: in one statement, for this is asked with every answer. */
async function findOpen(ctx: AuthedContext, id: string): Promise<OpenRow> {
  const [row] = await readRows<OpenRow>(
    ctx.em,
    `select a.section, (extract(epoch from a.section_ends_at) * 1000)::float8 as "sectionEndsAt", a.extra_time as "extraTime", a.completed_at is not null as "isOver",
       a.is_timed_out as "isTimedOut", v.sections, p.exam
     from exam_attempts a join exam_paper_versions v on v.id = a.version_id join exam_papers p on p.id = a.paper_id where a.id = ? and a.user_id = ?`,
    [id, ctx.user.id],
  );
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/**
 * Keeps answers, marks and notes as they are made.
 * @returns what the server has of these questions now: another tab may have been later
 * @throws NOT_FOUND also for what is another's, BAD_INPUT for what is out of range, CONFLICT when it is over or none of it is open
 */
export async function answerAttempt(ctx: AuthedContext, { id, responses }: AnswerInput): Promise<AnswerOutput> {
  const now = ctx.deps.clock().getTime();
  const open = await findOpen(ctx, id);
  if (!open.isOver && delayedClock(open, now).overAt !== null) {
    // What ran out is put away before anybody is told so.
    await catchUpById(ctx.deps, id, true);
    throw new DomainError('CONFLICT', overMessage(true));
  }
  if (open.isOver) throw new DomainError('CONFLICT', overMessage(open.isTimedOut));
  const { kept, refused } = accept(open, responses, now);
  if (kept.length === 0) throw new DomainError('CONFLICT', 'These questions belong to a section that is not open. Nothing was changed.');
  const saved = await saveResponses(ctx.em, id, kept);
  // Nothing is saved of what was handed in since it was looked at.
  if (saved.length === 0) throw new DomainError('CONFLICT', overMessage(false));
  const all =
    refused.length === 0
      ? saved
      : await responsesOf(
          ctx.em,
          id,
          responses.map(({ position }) => position),
        );
  return { responses: all, refused, serverNow: now };
}
