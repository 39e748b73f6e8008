import type { EntityManager } from '@mikro-orm/core';
import type { ReactionDeps } from '../deps.ts';
import type { StoredAttempt } from '../exams/attempt.entity.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** What responses of ended attempts come to, by question: those that were answered, and those that are marked. The last attempt says how it was; a paper asks a question once. */
const historyOf = (attempts: string) => `
  select a.user_id, v.question_id, count(*) filter (where r.choice >= 0)::int as times,
    (array_agg(r.is_correct order by a.completed_at desc, a.id desc) filter (where r.choice >= 0))[1] as last_correct,
    max(a.completed_at) filter (where r.choice >= 0) as last_at,
    (array_agg(a.id order by a.completed_at desc, a.id desc) filter (where r.choice >= 0))[1] as last_attempt,
    bool_or(r.is_marked) as is_marked, to_timestamp(max(r.at) filter (where r.is_marked) / 1000.0) as marked_at
  from exam_attempts a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question
  where ${attempts} and a.completed_at is not null and (r.choice >= 0 or r.is_marked)
  group by a.user_id, v.question_id`;

/** A mark of an attempt is taken over unless something was said later; that a question was not marked in an attempt says nothing. */
const marks = `
  is_marked = case when excluded.is_marked and excluded.marked_at > coalesce(h.marked_at, '-infinity') then true else h.is_marked end,
  marked_at = case when excluded.is_marked then greatest(h.marked_at, excluded.marked_at) else h.marked_at end`;

const isLater = `(excluded.last_at, excluded.last_attempt) > (coalesce(h.last_at, '-infinity'), coalesce(h.last_attempt, '00000000-0000-0000-0000-000000000000'))`;

/** Makes the answers and marks of an attempt part of its learner's history, in the transaction in which it ends; practice that is put away was answered too. */
export async function noteHistory(em: EntityManager, _deps: ReactionDeps, { id }: Pick<StoredAttempt, 'id'>): Promise<void> {
  await readRows(
    em,
    `insert into question_history as h (user_id, question_id, times, last_correct, last_at, last_attempt, is_marked, marked_at) ${historyOf('a.id = ?')}
     on conflict (user_id, question_id) do update set times = h.times + excluded.times,
       last_correct = case when ${isLater} then excluded.last_correct else h.last_correct end,
       last_at = case when ${isLater} then excluded.last_at else h.last_at end,
       last_attempt = case when ${isLater} then excluded.last_attempt else h.last_attempt end, ${marks}`,
    [id],
  );
}

/** Says anew how the questions of an attempt were answered whose keys are others now. */
export async function correctHistory(em: EntityManager, _deps: ReactionDeps, { id }: Pick<StoredAttempt, 'id'>): Promise<void> {
  await readRows(
    em,
    `update question_history h set last_correct = r.is_correct
     from exam_attempts a join exam_responses r on r.attempt_id = a.id join exam_question_versions v on v.id = r.question
     where a.id = ? and h.user_id = a.user_id and h.question_id = v.question_id and h.last_attempt = a.id and h.last_correct is distinct from r.is_correct`,
    [id],
  );
}

/** Makes somebody's history again from all their attempts, in the unit of theirs around it; marks stay as they are. @returns how many rows are others now */
export async function rebuildHistory(em: EntityManager, user: string): Promise<number> {
  const [changed] = await readRows<{ count: number }>(
    em,
    `with made as materialized (${historyOf('a.user_id = ?')}),
     gone as (
       update question_history h set times = 0, last_correct = null, last_at = null, last_attempt = null
       where user_id = ? and times > 0 and not exists (select 1 from made where made.question_id = h.question_id and made.times > 0) returning 1),
     put as (
       insert into question_history as h (user_id, question_id, times, last_correct, last_at, last_attempt, is_marked, marked_at) select * from made
       on conflict (user_id, question_id) do update set times = excluded.times, last_correct = excluded.last_correct, last_at = excluded.last_at,
         last_attempt = excluded.last_attempt
       where excluded.times > 0
         and (h.times, h.last_correct, h.last_at, h.last_attempt) is distinct from (excluded.times, excluded.last_correct, excluded.last_at, excluded.last_attempt)
       returning 1)
     select ((select count(*) from gone) + (select count(*) from put))::int as count`,
    [user, user],
  );
  return changed?.count ?? 0;
}
