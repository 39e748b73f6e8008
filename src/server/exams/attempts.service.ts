import { type EntityManager, LockMode } from '@mikro-orm/core';
import { optionsOf } from '../../shared/content/schema/exam-names.ts';
import { DomainError, type FieldIssue } from '../../shared/errors.ts';
import {
  type AnswerInput,
  type AnswerOutput,
  type Attempt,
  choiceMessage,
  type QuestionResponse,
  type SentResponse,
  type StartInput,
  type SubmitInput,
} from '../../shared/exams/attempts.schema.ts';
import { clockAt, closeSectionOf, startClock } from '../../shared/exams/clock.rules.ts';
import { unanswered } from '../../shared/exams/scoring.rules.ts';
import type { AuthedContext } from '../platform/context.ts';
import { inOneUnit } from '../platform/unit-of-work.ts';
import { questionOf, readRows, versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { showAttempt } from './attempt-view.service.ts';
import { catchUp, clockOf, type Ending, finishAttempt, lockUser, storedClock } from './finish.service.ts';
import { PaperVersion, StoredPaper } from './paper.entity.ts';
import { findPaper, shownSections } from './papers.service.ts';
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
  const attempt = await em.findOne(StoredAttempt, { id, user: ctx.user.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!attempt) throw new DomainError('NOT_FOUND');
  const version = await em.findOneOrFail(PaperVersion, { id: attempt.version.id });
  await catchUp(em, attempt, version, ctx.deps.clock());
  return { attempt, version };
}

/** Why nothing is taken any more. */
const overMessage = ({ isTimedOut }: StoredAttempt) =>
  isTimedOut
    ? 'The time of this test is over. It was handed in with the answers that had arrived.'
    : 'This test has been handed in already. Nothing that comes later counts.';

/** @throws BAD_INPUT that names what is out of range */
function requireInRange(responses: readonly SentResponse[], total: number, options: number): void {
  const issues = responses.flatMap(({ position, choice, struck }, i): FieldIssue[] => [
    ...(position < total ? [] : [{ path: `responses.${i}.position`, message: `This paper has ${total} questions.` }]),
    ...(choice < options && struck.every((place) => place < options)
      ? []
      : [{ path: `responses.${i}.${choice < options ? 'struck' : 'choice'}`, message: choiceMessage }]),
  ]);
  if (issues.length > 0) throw new DomainError('BAD_INPUT', issues[0]?.message, issues);
}

/** One of each question, with the later choice and the later of the rest; none from the future, for a clock that is ahead would win for ever. */
function latest(responses: readonly SentResponse[], now: number): QuestionResponse[] {
  const byPosition = new Map<number, QuestionResponse>();
  for (const sent of responses) {
    const until = (at: number) => Math.min(at, now);
    const own = { ...sent, at: Math.max(1, until(sent.at)), choiceAt: until(sent.choiceAt ?? sent.at) };
    const other = byPosition.get(own.position) ?? own;
    const [later, chosen] = [other.at <= own.at ? own : other, other.choiceAt <= own.choiceAt ? own : other];
    byPosition.set(own.position, { ...later, choice: chosen.choice, choiceAt: chosen.choiceAt });
  }
  return [...byPosition.values()];
}

/**
 * Keeps responses to what is open, in the transaction around it.
 * @returns the positions of what was not kept, because their section is closed or not open yet
 * @throws BAD_INPUT for what is out of range
 */
async function keep(ctx: AuthedContext, em: EntityManager, { attempt, version }: Locked, responses: readonly SentResponse[]): Promise<number[]> {
  const asked = versionsAsked(version);
  const paper = await em.findOneOrFail(StoredPaper, { id: attempt.paper.id }, { fields: ['exam'] });
  requireInRange(responses, asked.length, optionsOf(paper.exam));
  const now = ctx.deps.clock().getTime();
  // What is open by the clock, and by the clock with the grace of what was on its way.
  const { section: begun } = clockAt(clockOf(attempt, version), storedClock(attempt), now);
  const open = shownSections(version.sections).slice(attempt.section, begun + 1);
  const isOpen = ({ position }: Pick<SentResponse, 'position'>) => open.some(({ first, count }) => position >= first && position < first + count);
  const kept = latest(responses, now).filter(isOpen);
  await saveResponses(
    em,
    attempt.id,
    kept.map((response) => ({ ...response, question: asked[response.position] ?? '' })),
  );
  return responses.filter((response) => !isOpen(response)).map(({ position }) => position);
}

/**
 * Begins a paper, or goes on with the one that is open: two clicks, two tabs and two devices share it.
 * @throws NOT_FOUND for a paper that is not there, CONFLICT where keys would be told of what is open in exam mode
 */
export async function startAttempt(ctx: AuthedContext, { paperId, mode, extraTime }: StartInput): Promise<{ attemptId: string; isResumed: boolean }> {
  const { paper, version } = await findPaper(ctx, paperId);
  const hidden = mode === 'exam' ? new Set<string>() : await hiddenQuestions(ctx);
  return inOneUnit(ctx, async (em) => {
    const user = await lockUser(em, ctx.user.id);
    const now = ctx.deps.clock();
    const found = await openOf(ctx, em, paperId);
    const open = found?.attempt.completedAt ? null : found;
    // Nor is study left: whoever was told each answer at once is compared with nobody.
    if (open && mode !== 'exam' && open.attempt.mode === 'study') return { attemptId: open.attempt.id, isResumed: true };
    if (open && (open.attempt.mode === 'exam' || open.attempt.mode === mode)) return { attemptId: open.attempt.id, isResumed: true };
    if (versionsAsked(version).some((one) => hidden.has(questionOf(one)))) {
      throw wouldTell();
    }
    if (open && mode !== 'exam') {
      open.attempt.mode = mode;
      return { attemptId: open.attempt.id, isResumed: true };
    }
    // An exam begins afresh; what was practised until now is put away as it is, and was no first try.
    if (open) await putAway(em, open, now);
    const clock = startClock(clockOf({ extraTime }, version), now.getTime(), mode === 'exam');
    const attempt = em.create(StoredAttempt, {
      ...blankAttempt,
      id: ctx.deps.newId(),
      user,
      paper: em.getReference(StoredPaper, paper.id),
      version: em.getReference(PaperVersion, version.id),
      kind: paper.kind,
      mode,
      extraTime: mode === 'exam' ? extraTime : 1,
      totalQuestions: paper.totalQuestions,
      startedAt: now,
      sectionEndsAt: clock.sectionEndsAt === null ? null : new Date(clock.sectionEndsAt),
      createdAt: now,
    });
    return { attemptId: attempt.id, isResumed: false };
  });
}

/** Ends practice that an exam takes the place of; nothing is left of it where nothing was answered. */
async function putAway(em: EntityManager, { attempt, version }: Locked, now: Date): Promise<void> {
  const isTouched = (await responsesOf(em, attempt.id)).some(({ choice }) => choice !== unanswered);
  if (isTouched) await finishAttempt(em, attempt, version, { at: now, isTimedOut: false, counts: false });
  else em.remove(attempt);
  await em.flush();
}

/** What an attempt is before anything is known of it. */
export const blankAttempt = {
  section: 0,
  sectionEndsAt: null,
  completedAt: null,
  isTimedOut: false,
  score: null,
  answered: null,
  secondsTaken: null,
  timeTold: null,
  isFirst: false,
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
 * Keeps answers, marks and notes as they are made.
 * @returns what the server has of these questions now: another tab may have been later
 * @throws NOT_FOUND, BAD_INPUT for what is out of range, CONFLICT when it is over or none of it is open
 */
export async function answerAttempt(ctx: AuthedContext, { id, responses }: AnswerInput): Promise<AnswerOutput> {
  const outcome = await inOneUnit(ctx, async (em) => {
    const locked = await lockOwn(ctx, em, id);
    // What ran out is put away before anybody is told so.
    if (locked.attempt.completedAt) return new DomainError('CONFLICT', overMessage(locked.attempt));
    const refused = await keep(ctx, em, locked, responses);
    if (refused.length === responses.length) return new DomainError('CONFLICT', 'These questions belong to a section that is not open. Nothing was changed.');
    const positions = responses.map(({ position }) => position);
    return { responses: await responsesOf(em, id, positions), refused, serverNow: ctx.deps.clock().getTime() };
  });
  if (outcome instanceof DomainError) throw outcome;
  return outcome;
}

/**
 * Closes the open section before its time is over; it stays closed. Closing it again changes nothing.
 * @throws NOT_FOUND
 */
export async function closeSection(ctx: AuthedContext, { id, section }: { id: string; section: number }): Promise<Attempt> {
  await inOneUnit(ctx, async (em) => {
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
  await inOneUnit(ctx, async (em) => {
    // In the order in which Start locks them.
    await lockUser(em, ctx.user.id);
    const locked = await lockOwn(ctx, em, id);
    if (locked.attempt.completedAt) return;
    await keep(ctx, em, locked, responses);
    await finishAttempt(em, locked.attempt, locked.version, endOf(locked, ctx.deps.clock()));
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
  await inOneUnit(ctx, async (em) => {
    await lockUser(em, ctx.user.id);
    const { attempt } = await lockOwn(ctx, em, id);
    if (attempt.completedAt || attempt.mode === 'exam') {
      throw new DomainError('CONFLICT', attempt.completedAt ? overMessage(attempt) : 'A test in exam mode cannot be discarded. Please hand it in.');
    }
    em.remove(attempt);
  });
  return { success: true };
}
