import type { EntityManager } from '@mikro-orm/core';
import { clockAt, graceMs } from '../../shared/exams/clock.rules.ts';
import { User } from '../auth/user.entity.ts';
import type { Deps } from '../deps.ts';
import { describeFault } from '../platform/errors.ts';
import { takeTurnsByKey } from '../platform/turns.ts';
import { inOneUnit, readRows } from '../platform/unit-of-work.ts';
import { versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { PaperVersion } from './paper.entity.ts';
import { markResponses } from './responses.queries.ts';

/** At most so many papers are handed in at once. */
const finishedAtOnce = 500;

/** @returns the lengths of a paper's sections as an attempt has them */
export const clockOf = ({ extraTime }: Pick<StoredAttempt, 'extraTime'>, { sections }: Pick<PaperVersion, 'sections'>) => ({
  minutes: sections.map(({ minutes }) => minutes),
  extraTime,
});

/** @returns the clock of an attempt, as it is stored */
export const storedClock = ({ section, sectionEndsAt }: Pick<StoredAttempt, 'section' | 'sectionEndsAt'>) => ({
  section,
  sectionEndsAt: sectionEndsAt?.getTime() ?? null,
});

/**
 * Whatever is one user's goes one after the other: who counts what somebody has done must not count beside another who does. Locked before any attempt, so that nobody waits
 * for whom they keep waiting; not so far that what refers to the user would wait (a session, an analysis).
 */
async function lockUser(em: EntityManager, id: string): Promise<User> {
  await readRows(em, 'select id from users where id = ? for no key update', [id]);
  return em.getReference(User, id);
}

/** So many calls of one user wait for each other; nobody has as many tabs. */
const inTurn = takeTurnsByKey(200);

/**
 * Does what must be true together of one user, with the user locked. Calls to this process wait for each other before they take a connection: a crowd that waits in the
 * database holds all connections, keeps everybody else waiting, and finds the database slow.
 */
export function inUnitOf<T>({ em }: { readonly em: EntityManager }, user: string, work: (em: EntityManager, user: User) => Promise<T>): Promise<T> {
  return inTurn(user, () => inOneUnit({ em }, async (unit) => work(unit, await lockUser(unit, user))));
}

/** How an attempt ends. */
export interface Ending {
  /** Its time was over, or somebody handed it in. */
  readonly at: Date;
  readonly isTimedOut: boolean;
  /** Practice that an exam takes the place of: nobody is compared with it, and it is no progress. */
  readonly isPutAway?: boolean;
}

/** What ending an attempt takes. */
export type FinishDeps = Pick<Deps, 'clock' | 'newId' | 'reactions'>;

/** Ends an attempt and marks it, with all that follows from it, in the unit of its user around it (inUnitOf), whose caller has locked the attempt. */
export async function finishAttempt(
  deps: FinishDeps,
  em: EntityManager,
  attempt: StoredAttempt,
  version: PaperVersion,
  { at, isTimedOut, isPutAway = false }: Ending,
): Promise<void> {
  const { correct, answered, isTried } = await markResponses(em, attempt.id, versionsAsked(version));
  em.assign(attempt, {
    completedAt: at,
    isTimedOut,
    isPutAway,
    score: correct,
    answered,
    secondsTaken: attempt.startedAt ? Math.max(0, Math.round((at.getTime() - attempt.startedAt.getTime()) / 1000)) : null,
    isFirst: !isTried && !isPutAway && attempt.mode !== 'study' && attempt.kind !== 'block',
  });
  // The first may change the attempt too, so that it is written once; those after it find it in the database.
  for (const react of deps.reactions.attemptFinished) {
    await react(em, deps, attempt);
    await em.flush();
  }
}

/**
 * Brings an attempt to where its clock is, in the transaction around it, whose caller has locked it: what ran out is closed, and a paper whose time is over is
 * handed in as it was then.
 */
export async function catchUp(deps: FinishDeps, em: EntityManager, attempt: StoredAttempt, version: PaperVersion): Promise<void> {
  if (attempt.completedAt) return;
  const { section, sectionEndsAt, overAt } = clockAt(clockOf(attempt, version), storedClock(attempt), deps.clock().getTime() - graceMs);
  em.assign(attempt, { section, sectionEndsAt: sectionEndsAt === null ? null : new Date(sectionEndsAt) });
  if (overAt !== null) await finishAttempt(deps, em, attempt, version, { at: new Date(overAt), isTimedOut: true });
}

/** Catches an attempt up by its id. @param waits for whoever is at it; the job leaves it to them */
export async function catchUpById(deps: FinishDeps & Pick<Deps, 'database'>, id: string, waits: boolean): Promise<void> {
  const fork = deps.database.fork();
  const [owner] = await readRows<{ user: string }>(fork, 'select user_id as "user" from exam_attempts where id = ? and completed_at is null', [id]);
  if (!owner) return;
  await inUnitOf({ em: fork }, owner.user, async (em) => {
    const [free] = await readRows<{ id: string }>(
      em,
      `select id from exam_attempts where id = ? and completed_at is null for update ${waits ? '' : 'skip locked'}`,
      [id],
    );
    if (!free) return;
    const attempt = await em.findOneOrFail(StoredAttempt, { id });
    await catchUp(deps, em, attempt, await em.findOneOrFail(PaperVersion, { id: attempt.version.id }));
  });
}

/** Catches up with everything of one person whose section ran out. */
export async function catchUpWith(deps: FinishDeps & Pick<Deps, 'database'>, user: string): Promise<void> {
  const due = await readRows<{ id: string }>(
    deps.database.fork(),
    'select id from exam_attempts where user_id = ? and completed_at is null and section_ends_at <= ?',
    [user, new Date(deps.clock().getTime() - graceMs)],
  );
  for (const { id } of due) await catchUpById(deps, id, true);
}

/**
 * Hands in every paper whose time is over, whether a browser is open or not, and closes sections that ran out. Several processes may do so at once, and one paper that
 * cannot be handed in keeps no other waiting.
 * @returns how many there were
 */
export async function finishOverdue(deps: FinishDeps & Pick<Deps, 'database' | 'logger'>): Promise<number> {
  const due = await readRows<{ id: string }>(
    deps.database.fork(),
    'select id from exam_attempts where completed_at is null and section_ends_at <= ? order by section_ends_at limit ?',
    [new Date(deps.clock().getTime() - graceMs), finishedAtOnce],
  );
  for (const { id } of due)
    await catchUpById(deps, id, false).catch((error: unknown) => deps.logger.warn({ attempt: id, ...describeFault(error) }, 'a paper could not be handed in'));
  return due.length;
}
