import type { EntityManager } from '@mikro-orm/core';
import type { Attempt, QuestionResponse } from '../../shared/exams/attempts.schema.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** A response with the version of the question that it answers. */
export type ResponseRow = QuestionResponse & { readonly question: string };

const columns = `position int, question text, choice int, "isMarked" boolean, struck jsonb, note text, at bigint, "choiceAt" bigint`;

const shown = `position, choice, is_marked as "isMarked", struck, note, at::float8 as at, choice_at::float8 as "choiceAt"`;

/**
 * Keeps responses to an attempt that is open: of two to a question the later choice, and the later of the rest. Whoever hands it in waits until they are there, and nothing
 * is kept once it was handed in.
 * @returns what there is of them now, by position; nothing for an attempt that is over
 */
export async function saveResponses(em: EntityManager, attempt: string, rows: readonly ResponseRow[]): Promise<QuestionResponse[]> {
  if (rows.length === 0) return [];
  const saved = await readRows<QuestionResponse>(
    em,
    `insert into exam_responses as kept (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at)
     select a.id, r.position, r.question, r.choice, r."isMarked", r.struck, r.note, r.at, r."choiceAt"
     from (select id from exam_attempts where id = ? and completed_at is null for share) a, jsonb_to_recordset(?::jsonb) as r(${columns})
     on conflict (attempt_id, position) do update set
       choice = case when kept.choice_at <= excluded.choice_at then excluded.choice else kept.choice end,
       is_marked = case when kept.at <= excluded.at then excluded.is_marked else kept.is_marked end,
       struck = case when kept.at <= excluded.at then excluded.struck else kept.struck end,
       note = case when kept.at <= excluded.at then excluded.note else kept.note end,
       choice_at = greatest(kept.choice_at, excluded.choice_at), at = greatest(kept.at, excluded.at)
     returning ${shown}`,
    [attempt, JSON.stringify(rows)],
  );
  return saved.map((row) => ({ ...row, struck: [...row.struck] })).sort((a, b) => a.position - b.position);
}

/** Keeps choices as they come whole, and leaves marks and notes as they are. */
export async function saveChoices(
  em: EntityManager,
  attempt: string,
  rows: readonly Pick<ResponseRow, 'position' | 'question' | 'choice' | 'at'>[],
): Promise<void> {
  await readRows(
    em,
    `insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at)
     select ?::uuid, r.position, r.question, r.choice, false, '[]'::jsonb, '', r.at, r.at from jsonb_to_recordset(?::jsonb) as r(${columns})
     on conflict (attempt_id, position) do update set choice = excluded.choice, choice_at = excluded.choice_at`,
    [attempt, JSON.stringify(rows)],
  );
}

/** @returns what somebody has done with the questions of an attempt, or with some of them, by position */
export async function responsesOf(em: EntityManager, attempt: string, positions?: readonly number[]): Promise<QuestionResponse[]> {
  const rows = await readRows<QuestionResponse>(
    em,
    `select ${shown} from exam_responses
     where attempt_id = ? and at > 0 ${positions ? 'and position in (select jsonb_array_elements_text(?::jsonb)::int)' : ''} order by position`,
    positions ? [attempt, JSON.stringify(positions)] : [attempt],
  );
  return rows.map((row) => ({ ...row, struck: [...row.struck] }));
}

/** @returns why questions of an attempt were missed, as the learner said, by position */
export function causesOf(em: EntityManager, attempt: string): Promise<Attempt['causes']> {
  return readRows(em, 'select position, cause from exam_responses where attempt_id = ? and cause is not null and is_correct is not true order by position', [
    attempt,
  ]);
}

/** What an attempt comes to. */
interface Marked {
  /** Right answers, and answers at all. */
  readonly correct: number;
  readonly answered: number;
  /** Whether its user took its paper before, for the first time. */
  readonly isTried: boolean;
}

/** Marks all questions of an attempt, those nobody touched too, by the versions that were asked. */
export async function markResponses(em: EntityManager, attempt: string, versions: readonly string[]): Promise<Marked> {
  const [marked] = await readRows<Marked>(
    em,
    `with untouched as (
       insert into exam_responses (attempt_id, position, question, choice, is_marked, struck, note, at, choice_at, is_correct)
       select ?::uuid, (place - 1)::int, id, -1, false, '[]'::jsonb, '', 0, 0, false from jsonb_array_elements_text(?::jsonb) with ordinality as asked(id, place)
       on conflict do nothing),
     marked as (
       update exam_responses r set is_correct = (r.choice = v.key), cause = case when r.choice = v.key then null else r.cause end from exam_question_versions v where v.id = r.question and r.attempt_id = ? returning r.is_correct, r.choice)
     select count(*) filter (where is_correct)::int as correct, count(*) filter (where choice >= 0)::int as answered,
       exists (select 1 from exam_attempts own join exam_attempts before using (user_id, paper_id) where own.id = ? and before.is_first) as "isTried"
     from marked`,
    [attempt, JSON.stringify(versions), attempt, attempt],
  );
  if (!marked) throw new RangeError('Counting answers counts at least none.');
  return marked;
}
