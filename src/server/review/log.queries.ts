import type { EntityManager } from '@mikro-orm/core';
import type { ReviewRating } from '../../shared/review/review.schema.ts';
import { retentionMs } from '../../shared/review/schedule.rules.ts';
import { milliseconds } from '../platform/instants.ts';
import { inParts } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** An entry of the log; times are in milliseconds since 1970. */
export interface LogEntry {
  readonly id: string;
  readonly question: string;
  readonly rating: ReviewRating;
  readonly choice: number;
  readonly at: number;
  /** Null for a miss. */
  readonly reviewedOn: string | null;
  readonly isMiss: boolean;
}

/** Writes entries into somebody's log. @returns the ids of those that were not there yet */
export async function addEntries(em: EntityManager, user: string, now: Date, entries: readonly LogEntry[]): Promise<ReadonlySet<string>> {
  const added = await inParts(entries, (part) =>
    readRows<{ id: string }>(
      em,
      `insert into review_log (user_id, id, question, rating, choice, at, reviewed_on, is_miss, received_at)
       select ?::uuid, id, question, rating, choice, to_timestamp(at / 1000), "reviewedOn", "isMiss", ?
       from jsonb_to_recordset(?::jsonb) as r(id uuid, question text, rating text, choice int, at float8, "reviewedOn" text, "isMiss" boolean)
       on conflict do nothing returning id`,
      [user, now, JSON.stringify(part)],
    ),
  );
  return new Set(added.map(({ id }) => id));
}

/** @returns the entries of some questions, or of all, by question, in their order */
export async function entriesOf(em: EntityManager, user: string, questions?: readonly string[]): Promise<Map<string, LogEntry[]>> {
  const rows = await readRows<LogEntry>(
    em,
    `select id, question, rating, choice, ${milliseconds('at')} as at, reviewed_on as "reviewedOn", is_miss as "isMiss" from review_log l
     where user_id = ? ${questions ? 'and question = any(array(select jsonb_array_elements_text(?::jsonb)))' : ''} order by l.at, id`,
    questions ? [user, JSON.stringify(questions)] : [user],
  );
  return Map.groupBy(rows, ({ question }) => question);
}

/** Takes misses out of somebody's log, by their ids. @returns the questions of those that were there */
export async function dropMisses(em: EntityManager, user: string, ids: readonly string[]): Promise<string[]> {
  const gone = await inParts(ids, (part) =>
    readRows<{ question: string }>(
      em,
      `delete from review_log where user_id = ? and is_miss and id = any(array(select jsonb_array_elements_text(?::jsonb)::uuid)) returning question`,
      [user, JSON.stringify(part)],
    ),
  );
  return gone.map(({ question }) => question);
}

/** @returns somebody's reviews, without misses, with whether each retained something (isRetained in shared/review), for whoever counts all of them anew */
export function reviewsToCount(em: EntityManager, user: string): Promise<{ id: string; at: number; day: string; isRetained: boolean }[]> {
  return readRows(
    em,
    `select id, ${milliseconds('at')} as at, reviewed_on as day, "isRetained" from (
       select id, at, reviewed_on, is_miss,
         rating <> 'again' and coalesce(at - lag(at) over (partition by question order by at, id) >= ? * interval '1 millisecond', false) as "isRetained"
       from review_log where user_id = ?) of_user
     where not is_miss`,
    [retentionMs, user],
  );
}
