import type { z } from 'zod';
import { DomainError } from '../../shared/errors.ts';
import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { Activity, ActivityInput, ActivityPage, UserStats } from '../../shared/profile/profile.schema.ts';
import type { AuthedContext } from '../platform/context.ts';
import { type ActivityPosition, afterPosition, readCursor, writeCursor } from './activity-cursor.rules.ts';
import { type ActivitySource, activitySources } from './activity-sources.ts';

/** The documented list of recent activity. */
const mostRecent = 10;

const sourcesByName = new Map(activitySources.map((source) => [source.name, source]));

interface ActivityRow {
  readonly source: string;
  readonly id: string;
  /** As the database writes it. */
  readonly at: string;
  readonly facts: unknown;
}

/** The newest rows of one source, from a position on. */
function newestOf({ name, table, time, condition = 'true', facts }: ActivitySource, user: string, after: ActivityPosition | null, limit: number) {
  const read = Object.entries(facts).flatMap(([fact, sql]) => [`'${fact}'`, sql]);
  const older = after ? afterPosition(after, name, time) : { text: 'true', values: [] };
  return {
    text: `(select '${name}' collate "C" as source, t.id::text collate "C" as id, t.${time} as at, jsonb_build_object(${read.join()}) as facts
      from ${table} t where t.user_id = ? and ${condition} and ${older.text} order by t.${time} desc, t.id desc limit ${limit})`,
    values: [user, ...older.values],
  };
}

/** Reads activities, newest first: of each source no more than are asked for, by its index, so that it does not matter how many there are. */
async function readActivity({ deps, user }: AuthedContext, after: ActivityPosition | null, limit: number): Promise<ActivityRow[]> {
  const parts = activitySources.map((source) => newestOf(source, user.id, after, limit));
  return deps.database.query<ActivityRow>(
    `${parts.map(({ text }) => text).join(' union all ')} order by at desc, source desc, id desc limit ${limit}`,
    parts.flatMap(({ values }) => values),
  );
}

function present({ source, id, at, facts }: ActivityRow): Activity {
  const described = sourcesByName.get(source)?.describe(id, facts);
  if (!described) throw new Error(`There is no source of activities called ${source}.`);
  return { id: `${source}-${id}`, ...described, timestamp: new Date(at).toISOString() };
}

/** @throws BAD_INPUT for a cursor that nobody was given */
function positionOf(cursor: string): ActivityPosition {
  const position = readCursor(cursor, [...sourcesByName.keys()]);
  const message = 'Cursor must be one that a page came with.';
  if (!position) throw new DomainError('BAD_INPUT', message, [{ path: 'cursor', message }]);
  return position;
}

/**
 * @returns what somebody has done, newest first, and how to go on
 * @throws BAD_INPUT for a cursor that nobody was given
 */
export async function listActivity(ctx: AuthedContext, { limit, cursor }: z.infer<typeof ActivityInput>): Promise<ActivityPage> {
  // One more than is shown tells whether there is more.
  const rows = await readActivity(ctx, cursor == null ? null : positionOf(cursor), limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const nextCursor = last ? writeCursor({ at: new Date(last.at).getTime(), source: last.source, id: last.id }) : null;
  return { items: rows.slice(0, limit).map(present), nextCursor };
}

interface CountsRow {
  readonly cases: number;
  readonly attempts: number;
  /** In percent; null where there are none. */
  readonly mean: number | null;
}

/** @returns how much somebody has done, how well, and what was done last */
export async function showStats(ctx: AuthedContext): Promise<UserStats> {
  const [counts] = await ctx.deps.database.query<CountsRow>(
    `select (select count(*)::int from diagnostic_sessions where user_id = ?) as cases, count(*)::int as attempts,
       avg(100.0 * score / nullif(total_questions, 0))::float8 as mean
     from exam_attempts where user_id = ? and completed_at is not null and kind <> 'block'`,
    [ctx.user.id, ctx.user.id],
  );
  return {
    totalDiagnostics: counts?.cases ?? 0,
    totalTestAttempts: counts?.attempts ?? 0,
    averageScore: percentOf(counts?.mean ?? 0, 100),
    recentActivity: (await readActivity(ctx, null, mostRecent)).map(present),
  };
}
