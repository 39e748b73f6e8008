import { type EntityManager, LoadStrategy, LockMode } from '@mikro-orm/core';
import { DomainError } from '../../shared/errors.ts';
import type { Attempt, StartInput, SubmitInput } from '../../shared/exams/attempts.schema.ts';
import { clockAt, closeSectionOf, startClock } from '../../shared/exams/clock.rules.ts';
import { unanswered } from '../../shared/exams/scoring.rules.ts';
import type { User } from '../auth/user.entity.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { accept, overMessage } from './accept-responses.ts';
import { versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { showAttempt } from './attempt-view.service.ts';
import { versionNow } from './block-version.service.ts';
import { catchUp, clockOf, type Ending, finishAttempt, inUnitOf, storedClock } from './finish.service.ts';
import type { PaperVersion, StoredPaper } from './paper.entity.ts';
import { findPaper } from './papers.service.ts';
import { questionOf } from './question.entity.ts';
import { hiddenQuestions, wouldTell } from './questions.service.ts';
import { responsesOf, saveResponses } from './responses.queries.ts';

/** An attempt that is being changed, with what it asks; nobody else changes it meanwhile. */
interface Locked {
  readonly attempt: StoredAttempt;
  readonly version: PaperVersion;
}

/**
 * Locks one's own attempt, in the transaction around it, and brings it to where its clock is.
 * @throws NOT_FOUND also for one that belongs to somebody else
 */
async function lockOwn(ctx: AuthedContext, em: EntityManager, id: string): Promise<Locked> {
  const attempt = await em.findOne(
    StoredAttempt,
    { id, user: ctx.user.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['e0'], populate: ['version', 'paper'], strategy: LoadStrategy.JOINED },
  );
  if (!attempt) throw new DomainError('NOT_FOUND');
  const { version } = attempt;
  await catchUp(ctx.deps, em, attempt, version);
  return { attempt, version };
}

/**
 * Begins a paper, or goes on with the one that is open: two clicks, two tabs and two devices share it.
 * @throws NOT_FOUND for a paper that is not there, CONFLICT where keys would be told of what is open in exam mode
 */
export async function startAttempt(ctx: AuthedContext, { paperId, mode, extraTime }: StartInput): Promise<{ attemptId: string; isResumed: boolean }> {
  const hidden = await hiddenQuestions(ctx);
  return inUnitOf(ctx, ctx.user.id, async (em, user) => {
    const now = ctx.deps.clock();
    const found = await openOf(ctx, em, paperId);
    const open = found?.attempt.completedAt ? null : found;
    // Nor is study left: whoever was told each answer at once is compared with nobody.
    if (open && mode !== 'exam' && open.attempt.mode === 'study') return { attemptId: open.attempt.id, isResumed: true };
    if (open && (open.attempt.mode === 'exam' || open.attempt.mode === mode)) return { attemptId: open.attempt.id, isResumed: true };
    // What is offered no more is gone on with, but not begun.
    const { paper, version: listed } = await findPaper({ em }, paperId, { taker: user.id });
    // A block can be of one question: its score would tell, in exam mode too.
    const isBlock = paper.kind === 'block';
    if ((isBlock || mode !== 'exam') && versionsAsked(listed).some((one) => hidden.has(questionOf(one)))) throw wouldTell();
    if (open && mode !== 'exam') {
      open.attempt.mode = mode;
      return { attemptId: open.attempt.id, isResumed: true };
    }
    // An exam begins afresh; what was practised until now is put away as it is, and was no first try.
    if (open) await putAway(ctx, em, open, now);
    const version = isBlock ? await versionNow(ctx.deps, em, paper, listed) : listed;
    return { attemptId: beginAttempt(ctx, em, user, { paper, version, mode, extraTime }).id, isResumed: false };
  });
}

/** A paper as it is begun. */
interface Begun extends Pick<StartInput, 'mode' | 'extraTime'> {
  readonly paper: StoredPaper;
  readonly version: PaperVersion;
}

/** Makes the attempt of a paper that is begun now, in the unit of its user around it. */
export function beginAttempt({ deps }: AuthedContext, em: EntityManager, user: User, { paper, version, mode, extraTime }: Begun): StoredAttempt {
  const now = deps.clock();
  const clock = startClock(clockOf({ extraTime }, version), now.getTime(), mode === 'exam');
  return em.create(StoredAttempt, {
    ...blankAttempt,
    id: deps.newId(),
    user,
    paper,
    version,
    kind: paper.kind,
    mode,
    extraTime: mode === 'exam' ? extraTime : 1,
    totalQuestions: paper.totalQuestions,
    startedAt: now,
    sectionEndsAt: clock.sectionEndsAt === null ? null : new Date(clock.sectionEndsAt),
    createdAt: now,
  });
}

/** Ends practice that an exam takes the place of; nothing is left of it where nothing was answered. */
async function putAway({ deps }: AuthedContext, em: EntityManager, { attempt, version }: Locked, now: Date): Promise<void> {
  const isTouched = (await responsesOf(em, attempt.id)).some(({ choice }) => choice !== unanswered);
  if (isTouched) await finishAttempt(deps, em, attempt, version, { at: now, isTimedOut: false, isPutAway: true });
  else em.remove(attempt);
  await em.flush();
}

/** What an attempt is before anything is known of it. */
export const blankAttempt = {
  section: 0,
  sectionEndsAt: null,
  completedAt: null,
  isTimedOut: false,
  completedOn: null,
  countedAt: null,
  isPutAway: false,
  score: null,
  answered: null,
  secondsTaken: null,
  timeTold: null,
  isFirst: false,
  analysedAt: null,
  idempotencyKey: null,
} as const;

/** The attempt that somebody has open of a paper, locked; with its result where its time turns out to be over. */
export async function openOf(ctx: AuthedContext, em: EntityManager, paperId: string): Promise<Locked | null> {
  const [found] = await readRows<{ id: string }>(em, 'select id from exam_attempts where user_id = ? and paper_id = ? and completed_at is null', [
    ctx.user.id,
    paperId,
  ]);
  return found ? lockOwn(ctx, em, found.id) : null;
}

/**
 * Closes the open section before its time is over; it stays closed. Closing it again changes nothing.
 * @throws NOT_FOUND
 */
export async function closeSection(ctx: AuthedContext, { id, section }: { id: string; section: number }): Promise<Attempt> {
  await inUnitOf(ctx, ctx.user.id, async (em) => {
    const { attempt, version } = await lockOwn(ctx, em, id);
    const now = ctx.deps.clock().getTime();
    // What ran out a moment ago is closed for whoever looks, though answers that were on their way are still taken.
    const shown = clockAt(clockOf(attempt, version), storedClock(attempt), now);
    if (attempt.completedAt || shown.section !== section) return;
    const next = closeSectionOf(clockOf(attempt, version), shown, now);
    em.assign(attempt, { section: next.section, sectionEndsAt: next.sectionEndsAt === null ? null : new Date(next.sectionEndsAt) });
  });
  return showAttempt(ctx, id);
}

/**
 * Hands a paper in with what was not sent yet, and marks it. Handing it in again changes nothing and shows the same result.
 * @throws NOT_FOUND, BAD_INPUT for what is out of range
 */
export async function submitAttempt(ctx: AuthedContext, { id, responses }: SubmitInput): Promise<Attempt> {
  await inUnitOf(ctx, ctx.user.id, async (em) => {
    const locked = await lockOwn(ctx, em, id);
    if (locked.attempt.completedAt) return;
    const taking = { ...storedClock(locked.attempt), extraTime: locked.attempt.extraTime, sections: locked.version.sections, exam: locked.attempt.paper.exam };
    await saveResponses(em, id, accept(taking, responses, ctx.deps.clock().getTime()).kept);
    await finishAttempt(ctx.deps, em, locked.attempt, locked.version, endOf(locked, ctx.deps.clock()));
  });
  return showAttempt(ctx, id);
}

/** How an attempt ends that is handed in now: what comes in the grace after its end, ended with it. */
export function endOf({ attempt, version }: Locked, now: Date): Ending {
  const end = attempt.sectionEndsAt;
  const isOver = attempt.section === version.sections.length - 1 && end instanceof Date && end <= now;
  return { at: isOver ? end : now, isTimedOut: isOver };
}

/**
 * Takes away what somebody practised and does not want to go on with.
 * @throws NOT_FOUND, CONFLICT for what was handed in, and for a test in exam mode
 */
export async function discardAttempt(ctx: AuthedContext, id: string): Promise<{ success: true }> {
  await inUnitOf(ctx, ctx.user.id, async (em) => {
    const { attempt } = await lockOwn(ctx, em, id);
    if (attempt.completedAt || attempt.mode === 'exam') {
      throw new DomainError('CONFLICT', attempt.completedAt ? overMessage(attempt.isTimedOut) : 'A test in exam mode cannot be discarded. Please hand it in.');
    }
    em.remove(attempt);
    if (attempt.kind === 'block') await removeBlock(em, attempt.paper.id);
  });
  return { success: true };
}

/** A block goes with the last of its attempts. */
async function removeBlock(em: EntityManager, paper: string): Promise<void> {
  await em.flush();
  await readRows(em, 'delete from exam_papers p where id = ? and not exists (select 1 from exam_attempts where paper_id = p.id)', [paper]);
}
