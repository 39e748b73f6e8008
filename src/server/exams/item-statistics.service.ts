import type { EntityManager } from '@mikro-orm/core';
import type { ItemStatistics } from '../../shared/exams/items.schema.ts';
import type { Deps } from '../deps.ts';
import { inOneUnit, readRows } from '../platform/unit-of-work.ts';

/** Fewer say nothing of a question. */
export const fewestAnswers = 30;

/** Attempts of one transaction, and transactions of one run: whatever waits, nobody else waits long. */
const analysedAtOnce = 50;
const mostParts = 80;

/**
 * What some attempts add to the sums of the questions that they asked. The rest score is what somebody had right of all other questions of the paper, so that no item is
 * correlated with itself (the corrected item-total correlation: Henrysson, Psychometrika 1963; 28: 211-218).
 */
const sumsOf = `
  select r.question as version, count(*)::int as count, count(*) filter (where r.is_correct)::int as correct, sum(o.rest)::bigint as rest,
    sum(o.rest * o.rest)::bigint as rest_squares, coalesce(sum(o.rest) filter (where r.is_correct), 0)::bigint as rest_correct
  from exam_attempts a join exam_responses r on r.attempt_id = a.id,
    lateral (select coalesce(round(10000.0 * (a.score - r.is_correct::int) / nullif(a.total_questions - 1, 0)), 0)::bigint as rest) o
  where a.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and r.is_correct is not null
  group by r.question`;

/** Adds attempts to the statistics of their questions. @param sign -1 takes away what they had added */
async function add(em: EntityManager, ids: readonly string[], sign: 1 | -1, now: Date): Promise<void> {
  await readRows(
    em,
    // In one order, so that two who add at once never wait for each other in a ring.
    `insert into exam_item_statistics as kept (version_id, count, correct, rest, rest_squares, rest_correct, computed_at)
     select s.version, f * s.count, f * s.correct, f * s.rest, f * s.rest_squares, f * s.rest_correct, ?::timestamptz
     from (${sumsOf}) s, (select ?::int as f) sign order by s.version
     on conflict (version_id) do update set count = kept.count + excluded.count, correct = kept.correct + excluded.correct, rest = kept.rest + excluded.rest,
       rest_squares = kept.rest_squares + excluded.rest_squares, rest_correct = kept.rest_correct + excluded.rest_correct, computed_at = excluded.computed_at`,
    [now, JSON.stringify(ids), sign],
  );
}

/**
 * Adds the first attempts that have ended since to the statistics of their questions, each once, a bounded number a run.
 * @returns how many there were
 */
export async function analyseItems(deps: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  let all = 0;
  for (let part = 0; part < mostParts; part += 1) {
    const analysed = await analyseSome(deps);
    all += analysed;
    if (analysed < analysedAtOnce) break;
  }
  return all;
}

function analyseSome({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  return inOneUnit({ em: database.fork() }, async (em) => {
    const claimed = await readRows<{ id: string }>(
      em,
      `update exam_attempts set analysed_at = ? where id in (
         select id from exam_attempts where is_first and analysed_at is null and completed_at is not null order by completed_at limit ? for no key update skip locked)
       returning id`,
      [clock(), analysedAtOnce],
    );
    const ids = claimed.map(({ id }) => id);
    if (ids.length > 0) await add(em, ids, 1, clock());
    return ids.length;
  });
}

/**
 * Takes an attempt out of the statistics before it is marked again; the next run adds it as it is then. The caller has locked it.
 * @param attempt with `analysedAt`, which becomes null
 */
export async function withdrawFromStatistics(em: EntityManager, attempt: { readonly id: string; analysedAt?: Date | null }, now: Date): Promise<void> {
  if (!attempt.analysedAt) return;
  await add(em, [attempt.id], -1, now);
  attempt.analysedAt = null;
}

/** @returns how versions of questions have done, in their order; null of one that fewer than thirty have answered */
export async function statisticsOf(em: EntityManager, versions: readonly string[]): Promise<(ItemStatistics | null)[]> {
  const rows = await readRows<ItemStatistics & { version: string }>(
    em,
    // The point-biserial correlation, from sums; not defined where all were right or none, or all had the same of the rest.
    `select version_id as version, count, round(100.0 * correct / count, 1)::float8 as facility,
       round((of.covariance / sqrt(nullif(of.item * of.others, 0)))::numeric, 2)::float8 as discrimination
     from exam_item_statistics, lateral (select count::numeric * rest_correct - correct::numeric * rest as covariance,
       correct::numeric * (count - correct) as item, count::numeric * rest_squares - rest::numeric * rest as others) of
     where version_id in (select jsonb_array_elements_text(?::jsonb)) and count >= ?`,
    [JSON.stringify(versions), fewestAnswers],
  );
  const byVersion = new Map(rows.map(({ version, ...statistics }) => [version, statistics]));
  return versions.map((version) => byVersion.get(version) ?? null);
}
