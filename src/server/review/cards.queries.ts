import type { EntityManager } from '@mikro-orm/core';
import type { Schedule } from '../../shared/review/schedule.rules.ts';
import { milliseconds } from '../platform/instants.ts';
import { inParts } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** A card as it is stored; times are in milliseconds since 1970. */
export interface CardRow extends Schedule {
  readonly question: string;
  readonly putAt: number | null;
  readonly outAt: number | null;
}

/** What is read of a card `c`. */
export const cardColumns = `c.question, ${milliseconds('c.due')} as due, c.stability, c.difficulty, c.scheduled_days as "scheduledDays", c.learning_steps as "learningSteps", c.reps,
  c.lapses, c.state, ${milliseconds('c.last_review')} as "lastReview", ${milliseconds('c.put_at')} as "putAt", ${milliseconds('c.out_at')} as "outAt"`;

/** @returns somebody's cards of some questions, or all of them, by question */
export async function cardsOf(em: EntityManager, user: string, questions?: readonly string[]): Promise<Map<string, CardRow>> {
  const rows = await readRows<CardRow>(
    em,
    `select ${cardColumns} from review_cards c
     where c.user_id = ? ${questions ? 'and c.question = any(array(select jsonb_array_elements_text(?::jsonb)))' : ''}`,
    questions ? [user, JSON.stringify(questions)] : [user],
  );
  return new Map(rows.map((row) => [row.question, row]));
}

/** Stores cards as they are now. */
export async function saveCards(em: EntityManager, user: string, now: Date, cards: readonly CardRow[]): Promise<void> {
  await inParts(cards, (part) =>
    readRows(
      em,
      `insert into review_cards (user_id, question, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review, put_at, out_at, created_at)
       select ?::uuid, question, to_timestamp(due / 1000), stability, difficulty, "scheduledDays", "learningSteps", reps, lapses, state, to_timestamp("lastReview" / 1000),
         to_timestamp("putAt" / 1000), to_timestamp("outAt" / 1000), ?
       from jsonb_to_recordset(?::jsonb) as r(question text, due float8, stability float8, difficulty float8, "scheduledDays" int, "learningSteps" int, reps int, lapses int,
         state int, "lastReview" float8, "putAt" float8, "outAt" float8)
       on conflict (user_id, question) do update set due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
         scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps, lapses = excluded.lapses, state = excluded.state,
         last_review = excluded.last_review, put_at = excluded.put_at, out_at = excluded.out_at`,
      [user, now, JSON.stringify(part)],
    ),
  );
}

/** Removes cards of which nothing is left in the log. */
export async function dropCards(em: EntityManager, user: string, questions: readonly string[]): Promise<void> {
  await inParts(questions, (part) =>
    readRows(em, 'delete from review_cards where user_id = ? and question = any(array(select jsonb_array_elements_text(?::jsonb)))', [
      user,
      JSON.stringify(part),
    ]),
  );
}
