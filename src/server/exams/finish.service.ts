import { type EntityManager, LockMode } from '@mikro-orm/core';
import { clockAt, graceMs } from '../../shared/exams/clock.rules.ts';
import { User } from '../auth/user.entity.ts';
import type { Deps } from '../deps.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { readRows, versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { PaperVersion } from './paper.entity.ts';
import { markResponses } from './responses.queries.ts';

/** At most so many papers are handed in at once. */
const finishedAtOnce = 100;

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

/** Whatever is one user's goes one after the other: who counts what somebody has done must not count beside another who does. */
export async function lockUser(em: EntityManager, id: string): Promise<User> {
  return em.findOneOrFail(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/**
 * Ends an attempt and marks it, in the transaction around it, whose caller has locked the attempt.
 * @param at when it ended: its time was over, or somebody handed it in
 */
export async function finishAttempt(em: EntityManager, attempt: StoredAttempt, version: PaperVersion, at: Date, isTimedOut: boolean): Promise<void> {
  await lockUser(em, attempt.user.id);
  await em.flush();
  const { correct, answered } = await markResponses(em, attempt.id, versionsAsked(version));
  const counts = attempt.mode !== 'study';
  const before = counts ? await em.count(StoredAttempt, { user: attempt.user.id, paper: attempt.paper.id, isFirst: true }) : 1;
  em.assign(attempt, {
    completedAt: at,
    isTimedOut,
    score: correct,
    answered,
    secondsTaken: attempt.startedAt ? Math.max(0, Math.round((at.getTime() - attempt.startedAt.getTime()) / 1000)) : null,
    isFirst: before === 0,
  });
  await em.flush();
}

/**
 * Brings an attempt to where its clock is, in the transaction around it, whose caller has locked it: what ran out is closed, and a paper whose time is over is
 * handed in as it was then.
 */
export async function catchUp(em: EntityManager, attempt: StoredAttempt, version: PaperVersion, now: Date): Promise<void> {
  if (attempt.completedAt) return;
  const { section, sectionEndsAt, overAt } = clockAt(clockOf(attempt, version), storedClock(attempt), now.getTime() - graceMs);
  em.assign(attempt, { section, sectionEndsAt: sectionEndsAt === null ? null : new Date(sectionEndsAt) });
  if (overAt !== null) await finishAttempt(em, attempt, version, new Date(overAt), true);
}

/** Catches an attempt up by its id; nothing where another process is at it, or did. */
export async function catchUpById({ database, clock }: Pick<Deps, 'database' | 'clock'>, id: string): Promise<void> {
  await inOneUnit({ em: database.fork() }, async (em) => {
    const [free] = await readRows<{ id: string }>(em, 'select id from exam_attempts where id = ? and completed_at is null for update skip locked', [id]);
    if (!free) return;
    const attempt = await em.findOneOrFail(StoredAttempt, { id });
    await catchUp(em, attempt, await em.findOneOrFail(PaperVersion, { id: attempt.version.id }), clock());
  });
}

/**
 * Hands in every paper whose time is over, whether a browser is open or not, and closes sections that ran out. Several processes may do so at once.
 * @returns how many there were
 */
export async function finishOverdue(deps: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const due = await readRows<{ id: string }>(
    deps.database.fork(),
    'select id from exam_attempts where completed_at is null and section_ends_at <= ? order by section_ends_at limit ?',
    [new Date(deps.clock().getTime() - graceMs), finishedAtOnce],
  );
  for (const { id } of due) await catchUpById(deps, id);
  return due.length;
}
