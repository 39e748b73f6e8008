import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/core';
import { stepKey } from '../../shared/progress/achievements.ts';
import type { BlockPart, CountedAttempt, CountedBlock } from '../../shared/progress/counted-attempt.types.ts';
import type { DayCount } from '../../shared/progress/day-count.rules.ts';
import { type EarnedBadge, type EarnedStep, rowKey, type Standing } from '../../shared/progress/standing.rules.ts';
import type { SubjectProgress } from '../../shared/progress/subject-progress.rules.ts';
import type { ReactionDeps } from '../deps.ts';
import { milliseconds } from '../platform/instants.ts';
import { readRows } from '../platform/unit-of-work.ts';

/** What is stored of somebody's progress, and what counting takes besides. */
export interface StoredStanding extends Standing {
  /** Null where it is not known. */
  readonly timeZone: string | null;
  /** Whether attempts have ended that were never counted, but for one. */
  readonly hasUncounted: boolean;
}

interface StandingRow {
  readonly timeZone: string | null;
  readonly hasUncounted: boolean;
  readonly retained: number;
  readonly solved: number;
  readonly rows: readonly SubjectProgress[];
  readonly days: readonly (DayCount & { readonly day: string })[];
  readonly achievements: readonly EarnedStep[];
  readonly badges: readonly EarnedBadge[];
}

const listOf = (columns: string, table: string) => `(select coalesce(jsonb_agg(jsonb_build_object(${columns})), '[]') from ${table} where user_id = u.id)`;

/** All of it in one statement: it is read with every attempt that ends. */
const standingOf = `
  select u.time_zone as "timeZone",
    exists (select 1 from exam_attempts where user_id = u.id and id <> ? and completed_at is not null and counted_at is null and not is_put_away) as "hasUncounted",
    sums.retained, sums.solved,
    ${listOf(
      `'subject', subject, 'exam', exam, 'attempts', attempts, 'questions', questions, 'answered', answered, 'tenths', tenths, 'best', best,
       'currentStreak', current_streak, 'longestStreak', longest_streak, 'right', "right", 'asked', asked, 'highScores', high_scores, 'examTests', exam_tests,
       'lastAt', ${milliseconds('last_at')}, 'lastAttempt', last_attempt`,
      'user_progress',
    )} as rows,
    ${listOf(
      `'day', day, 'attempts', attempts, 'questions', questions, 'reviews', reviews, 'retained', retained, 'patients', patients, 'solved', solved,
       'reviewedAt', ${milliseconds('reviewed_at')}`,
      '(select * from user_study_days where user_id = ? order by day desc limit ?) as latest',
    )} as days,
    ${listOf(
      `'type', type, 'level', level, 'subject', subject, 'exam', exam, 'attempt', attempt_id, 'at', ${milliseconds('earned_at')}`,
      'user_achievements',
    )} as achievements,
    ${listOf(`'name', name, 'attempt', attempt_id, 'at', ${milliseconds('earned_at')}`, 'user_badges')} as badges
  from users u, lateral (
    select coalesce(sum(retained), 0)::int as retained, coalesce(sum(solved), 0)::int as solved from user_study_days where user_id = u.id) sums
  where u.id = ?`;

/** Where no attempt is being counted. */
export const noAttempt = '00000000-0000-0000-0000-000000000000';

/**
 * @param counting the attempt that is being counted, if it is one
 * @param days no more of them are read, the latest
 */
export async function standingStored(em: EntityManager, user: string, counting = noAttempt, days: number | null = null): Promise<StoredStanding> {
  const [stored] = await readRows<StandingRow>(em, standingOf, [counting, user, days, user]);
  const { timeZone = null, hasUncounted = false, retained = 0, solved = 0, rows = [], days: studied = [], achievements = [], badges = [] } = stored ?? {};
  return {
    timeZone,
    hasUncounted,
    ...{ retained, solved },
    rows: new Map(rows.map((row) => [rowKey(row), row])),
    days: new Map(studied.map(({ day, ...done }) => [day, done])),
    achievements: new Map(achievements.map((step) => [stepKey(step), step])),
    badges: new Map(badges.map((badge) => [badge.name, badge])),
  };
}

type Stored<Kind> = Omit<Kind, 'day'> & {
  /** Null until it is counted. */
  readonly day: string | null;
  readonly isCounted: boolean;
};
/** An attempt or a block that has ended. */
export type EndedAttempt = Stored<CountedAttempt> | Stored<CountedBlock>;

/** What of some blocks is of each subject, by block. */
async function partsOf(em: EntityManager, blocks: readonly string[]): Promise<Map<string, (BlockPart & { readonly block: string })[]>> {
  if (blocks.length === 0) return new Map();
  const parts = await readRows<BlockPart & { readonly block: string }>(
    em,
    `select r.attempt_id as block, q.subject, count(*)::int as total, count(*) filter (where r.choice >= 0)::int as answered,
       count(*) filter (where r.is_correct)::int as score
     from exam_responses r join exam_question_versions v on v.id = r.question join exam_questions q on q.id = v.question_id
     where r.attempt_id = any(array(select jsonb_array_elements_text(?::jsonb)::uuid)) group by r.attempt_id, q.subject order by q.subject`,
    [JSON.stringify(blocks)],
  );
  return Map.groupBy(parts, ({ block }) => block);
}

/** @returns somebody's attempts and blocks that count, or one of them */
export async function endedAttempts(em: EntityManager, user: string, id?: string): Promise<EndedAttempt[]> {
  const rows = await readRows<Stored<CountedAttempt> | Omit<Stored<CountedBlock>, 'parts'>>(
    em,
    `select a.id, ${milliseconds('a.completed_at')} as at, a.completed_on as day, p.subject, p.exam, a.kind, p.difficulty, a.mode, a.total_questions as total,
       coalesce(a.answered, 0) as answered, coalesce(a.score, 0) as score, a.is_timed_out as "isTimedOut", a.counted_at is not null as "isCounted"
     from exam_attempts a join exam_papers p on p.id = a.paper_id
     where a.user_id = ? and a.completed_at is not null and not a.is_put_away ${id === undefined ? '' : 'and a.id = ?'}`,
    id === undefined ? [user] : [user, id],
  );
  // Apart from the attempts, of which there are many: the planner would take the answers of each for read, and compile a plan for as much.
  const parts = await partsOf(
    em,
    rows.filter(({ kind }) => kind === 'block').map((block) => block.id),
  );
  return rows.map((row) => (row.kind === 'block' ? { ...row, parts: parts.get(row.id) ?? [] } : row));
}

/** Says of some attempts that they are counted, and on which days they ended. */
export async function markCounted(em: EntityManager, now: Date, attempts: readonly Pick<CountedAttempt, 'id' | 'day'>[]): Promise<void> {
  await readRows(
    em,
    `update exam_attempts a set counted_at = ?, completed_on = d.day from jsonb_to_recordset(?::jsonb) as d(id uuid, day text) where a.id = d.id`,
    [now, JSON.stringify(attempts.map(({ id, day }) => ({ id, day })))],
  );
}

/** @returns what of one map another has not, or has otherwise */
function changed<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>): [string, Value][] {
  // Most are the same object: comparing a thousand days one by one would take longer than all else.
  return [...after].filter(([key, value]) => before.get(key) !== value && !isDeepStrictEqual(before.get(key), value));
}

/** @returns what of one map another lacks */
function missing<Value>(of: ReadonlyMap<string, Value>, from: ReadonlyMap<string, Value>): [string, Value][] {
  return [...of].filter(([key]) => !from.has(key));
}

const rowOf = ([, row]: [string, SubjectProgress]) => row;

const putProgress = `
  insert into user_progress (user_id, subject, exam, attempts, questions, answered, tenths, best, current_streak, longest_streak, "right", asked, high_scores, exam_tests,
    last_at, last_attempt)
  select ?::uuid, subject, exam, attempts, questions, answered, tenths, best, "currentStreak", "longestStreak", "right", asked, "highScores", "examTests",
    to_timestamp("lastAt" / 1000), "lastAttempt"
  from jsonb_to_recordset(?::jsonb) as r(subject text, exam text, attempts int, questions int, answered int, tenths bigint, best int, "currentStreak" int, "longestStreak" int,
    "right" float8, asked float8, "highScores" int, "examTests" int, "lastAt" float8, "lastAttempt" uuid)
  on conflict (user_id, subject, exam) do update set attempts = excluded.attempts, questions = excluded.questions, answered = excluded.answered, tenths = excluded.tenths,
    best = excluded.best, current_streak = excluded.current_streak, longest_streak = excluded.longest_streak, "right" = excluded."right", asked = excluded.asked,
    high_scores = excluded.high_scores, exam_tests = excluded.exam_tests, last_at = excluded.last_at, last_attempt = excluded.last_attempt`;
const putDays = `
  insert into user_study_days (user_id, day, attempts, questions, reviews, retained, patients, solved, reviewed_at)
  select ?::uuid, day, attempts, questions, reviews, retained, patients, solved, to_timestamp("reviewedAt" / 1000)
  from jsonb_to_recordset(?::jsonb) as r(day text, attempts int, questions int, reviews int, retained int, patients int, solved int, "reviewedAt" float8)
  on conflict (user_id, day) do update set attempts = excluded.attempts, questions = excluded.questions, reviews = excluded.reviews, retained = excluded.retained,
    patients = excluded.patients, solved = excluded.solved, reviewed_at = excluded.reviewed_at`;
const addAchievements = `
  insert into user_achievements (user_id, id, type, level, subject, exam, attempt_id, earned_at)
  select ?::uuid, id, type, level, subject, exam, attempt, to_timestamp(at / 1000)
  from jsonb_to_recordset(?::jsonb) as r(id uuid, type text, level text, subject text, exam text, attempt uuid, at float8) on conflict do nothing`;
const addBadges = `
  insert into user_badges (user_id, id, name, attempt_id, earned_at)
  select ?::uuid, id, name, attempt, to_timestamp(at / 1000) from jsonb_to_recordset(?::jsonb) as r(id uuid, name text, attempt uuid, at float8) on conflict do nothing`;

const dropProgress = `
  delete from user_progress p using (select ?::uuid as id) u, jsonb_to_recordset(?::jsonb) as r(subject text, exam text)
  where p.user_id = u.id and p.subject = r.subject and p.exam = r.exam`;
const dropDays = `
  delete from user_study_days d using (select ?::uuid as id) u, jsonb_to_recordset(?::jsonb) as r(day text) where d.user_id = u.id and d.day = r.day`;

/** Stores what a standing has become, in one statement; what was earned is added to, and nothing of it taken away. @returns how many rows are others now */
export async function saveStanding(em: EntityManager, { newId }: ReactionDeps, user: string, before: Standing, after: Standing): Promise<number> {
  const withDay = ([day, count]: [string, DayCount]) => ({ day, ...count });
  const withId = <Earned extends object>([, earned]: [string, Earned]) => ({ id: newId(), ...earned });
  const parts = [
    { statement: putProgress, rows: changed(before.rows, after.rows).map(rowOf) },
    { statement: putDays, rows: changed(before.days, after.days).map(withDay) },
    { statement: dropProgress, rows: missing(before.rows, after.rows).map(rowOf) },
    { statement: dropDays, rows: missing(before.days, after.days).map(withDay) },
    { statement: addAchievements, rows: missing(after.achievements, before.achievements).map(withId) },
    { statement: addBadges, rows: missing(after.badges, before.badges).map(withId) },
  ].filter(({ rows }) => rows.length > 0);
  if (parts.length === 0) return 0;
  const together = `with ${parts.map(({ statement }, i) => `part_${i} as (${statement})`).join(', ')} select 1`;
  await readRows(
    em,
    together,
    parts.flatMap(({ rows }) => [user, JSON.stringify(rows)]),
  );
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}
