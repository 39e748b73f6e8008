import type { EntityManager } from '@mikro-orm/core';
import { subjectIdOf } from '../../shared/exams/exams.schema.ts';
import type { Counted, CountedAttempt, CountedBlock } from '../../shared/progress/counted-attempt.types.ts';
import { count, isLate, recount } from '../../shared/progress/standing.rules.ts';
import { dayIn, zoneOf } from '../../shared/progress/study-days.rules.ts';
import type { Deps, ReactionDeps, Studied } from '../deps.ts';
import type { StoredAttempt } from '../exams/attempt.entity.ts';
import { inUnitOf } from '../exams/finish.service.ts';
import { StoredPaper } from '../exams/paper.entity.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import { describeFault } from '../platform/errors.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { type EndedAttempt, endedAttempts, markCounted, noAttempt, type StoredStanding, saveStanding, standingStored } from './standing.queries.ts';

/** Of so many people attempts are counted at once that never were. */
const peopleAtOnce = 200;

/** Beside a single attempt only the days are read that the longest streak with an achievement of its own can have: a thousand would take longer than all else. */
const daysForStreaks = 120;

/** An attempt with its day: that which it was given when it was counted, else the one that it is in the learner's zone. */
const withDay = (attempt: EndedAttempt, timeZone: string): CountedAttempt | CountedBlock => ({ ...attempt, day: attempt.day ?? dayIn(timeZone, attempt.at) });

/**
 * Makes an attempt part of its learner's progress, once, in the transaction in which it ends. One that ended before another that was counted (its time was over long ago, and
 * it is handed in now) has everything counted anew, so that the order in which attempts arrive does not matter.
 */
export async function countAttempt(em: EntityManager, deps: ReactionDeps, attempt: StoredAttempt): Promise<void> {
  if (attempt.countedAt || attempt.isPutAway) return;
  const user = attempt.user.id;
  const before = await standingStored(em, user, attempt.id, daysForStreaks);
  const counted = await countedOf(em, attempt, zoneOf(before.timeZone));
  em.assign(attempt, { countedAt: deps.clock(), completedOn: counted.day });
  if (before.hasUncounted || isLate(before, counted)) await countAll(em, deps, user, await standingStored(em, user));
  else await saveStanding(em, deps, user, before, count(before, [counted]));
}

/** An attempt that has just ended, as it counts. What is in memory is not read back; of a block it is not known what is of which subject. */
async function countedOf(em: EntityManager, attempt: StoredAttempt, timeZone: string): Promise<CountedAttempt | CountedBlock> {
  const { id, kind, mode, totalQuestions, answered, score, isTimedOut, completedAt, completedOn } = attempt;
  if (!completedAt) throw new RangeError(`The attempt ${id} has not ended.`);
  const { subject, exam, difficulty } = await em.findOneOrFail(StoredPaper, { id: attempt.paper.id });
  if (kind === 'block' || !subject || !difficulty) {
    await em.flush();
    const [block] = await endedAttempts(em, attempt.user.id, id);
    if (!block) throw new RangeError(`The block ${id} is not there.`);
    return withDay(block, timeZone);
  }
  const at = completedAt.getTime();
  return {
    ...{ id, at, subject: subjectIdOf(subjectNameOf(subject)), exam, kind, difficulty, mode, isTimedOut },
    day: completedOn ?? dayIn(timeZone, at),
    total: totalQuestions,
    answered: answered ?? 0,
    score: score ?? 0,
  };
}

/** Makes what was studied beside attempts part of its learner's progress, in the transaction in which it was; who says so says it once. */
export async function countStudies(em: EntityManager, deps: ReactionDeps, { user, studies, isAnew }: Studied): Promise<void> {
  const before = await standingStored(em, user, noAttempt, daysForStreaks);
  if (isAnew || studies.some((one) => isLate(before, one))) await countAll(em, deps, user, await standingStored(em, user));
  else await saveStanding(em, deps, user, before, count(before, studies));
}

/** Counts all of somebody's attempts anew, for one of them is marked otherwise. */
export async function countAnew(em: EntityManager, deps: ReactionDeps, { user }: Pick<StoredAttempt, 'user'>): Promise<void> {
  await countAll(em, deps, user.id, await standingStored(em, user.id));
}

/** @returns how many rows are others now */
async function countAll(em: EntityManager, deps: ReactionDeps, user: string, before: StoredStanding): Promise<number> {
  // What reads the database itself does not see what is still to be written.
  await em.flush();
  const ended = await endedAttempts(em, user);
  const zone = zoneOf(before.timeZone);
  const uncounted = ended.filter(({ isCounted }) => !isCounted).map((attempt) => withDay(attempt, zone));
  if (uncounted.length > 0) await markCounted(em, deps.clock(), uncounted);
  const counted: Counted[] = ended.map((attempt) => withDay(attempt, zone));
  for (const read of deps.reactions.studies) counted.push(...(await read(em, user)));
  const after = recount(before, counted);
  return uncounted.length + (await saveStanding(em, deps, user, before, after));
}

type CountingDeps = ReactionDeps & Pick<Deps, 'database'>;

/** Counts all that somebody has done anew, in one unit of work. @returns how many rows are others now */
export function countEverything(deps: CountingDeps, user: string): Promise<number> {
  return inUnitOf({ em: deps.database.fork() }, user, async (em) => countAll(em, deps, user, await standingStored(em, user)));
}

/** The same, after what features keep of somebody's attempts was made again from them. @returns how many rows are others now */
export function rebuildProgress(deps: CountingDeps, user: string): Promise<number> {
  return inUnitOf({ em: deps.database.fork() }, user, async (em) => {
    let rows = 0;
    for (const rebuild of deps.reactions.attemptsRebuilt) rows += await rebuild(em, user, deps);
    return rows + (await countAll(em, deps, user, await standingStored(em, user)));
  });
}

/**
 * Counts attempts that ended before there was any progress, person by person; one of whom that fails keeps no other waiting.
 * @returns of how many people there were some
 */
export async function countUncounted(deps: CountingDeps & Pick<Deps, 'logger'>): Promise<number> {
  const people = await readRows<{ id: string }>(
    deps.database.fork(),
    `select distinct user_id as id from exam_attempts where completed_at is not null and counted_at is null and not is_put_away limit ?`,
    [peopleAtOnce],
  );
  for (const { id } of people)
    await countEverything(deps, id).catch((error: unknown) => deps.logger.warn({ user: id, ...describeFault(error) }, 'progress could not be counted'));
  return people.length;
}
