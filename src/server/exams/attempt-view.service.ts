import { LoadStrategy } from '@mikro-orm/core';
import { examTypes } from '../../shared/content/schema/exam-names.ts';
import { DomainError } from '../../shared/errors.ts';
import type { Attempt, AttemptResult, OpenAttempt, QuestionResponse } from '../../shared/exams/attempts.schema.ts';
import { clockAt, endsAt, graceMs } from '../../shared/exams/clock.rules.ts';
import { difficultyNameOf } from '../../shared/exams/exams.schema.ts';
import { percentileOf, percentOf, scoreOf, sharesBy, unanswered } from '../../shared/exams/scoring.rules.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { AuthedContext } from '../platform/context.ts';
import { fitIn } from '../platform/paging.ts';
import { arrayText } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { type AskedRow, askedRows, versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { catchUpById, clockOf, storedClock } from './finish.service.ts';
import { statisticsOf } from './item-statistics.service.ts';
import type { PaperVersion } from './paper.entity.ts';
import { shownSections, subjectNameOf } from './papers.service.ts';
import { hiddenQuestions, presentAsked, presentKeys, wouldTell } from './questions.service.ts';
import { askedNow } from './regrade.service.ts';
import { causesOf, responsesOf } from './responses.queries.ts';

/** Fewer say nothing of anybody. */
const fewestCompared = 30;

/** A paper that was taken against all others who took it; each counts once, by the first time. */
async function compare(ctx: AuthedContext, { paper, mode, score, totalQuestions }: StoredAttempt): Promise<AttemptResult['comparison']> {
  if (mode === 'study') return null;
  const own = ctx.user.id;
  const [row] = await readRows<{ takers: number; mean: number; others: number; below: number; same: number }>(
    ctx.em,
    `select count(*)::int as takers, coalesce(avg(100.0 * score / total_questions), 0)::float8 as mean, count(*) filter (where user_id <> ?)::int as others,
       count(*) filter (where score < ? and user_id <> ?)::int as below, count(*) filter (where score = ? and user_id <> ?)::int as same
     from exam_attempts where paper_id = ? and is_first`,
    [own, score ?? 0, own, score ?? 0, own, paper.id],
  );
  if (!row || row.takers < fewestCompared || totalQuestions === 0) return null;
  return { takers: row.takers, meanPercentage: percentOf(row.mean, 100), percentile: percentileOf(row.below, row.same, row.others) };
}

function resultOf(
  attempt: StoredAttempt,
  { marking }: PaperVersion,
  rows: readonly AskedRow[],
  responses: readonly QuestionResponse[],
  comparison: AttemptResult['comparison'],
): AttemptResult | null {
  const { completedAt, score, answered, totalQuestions, secondsTaken, isTimedOut } = attempt;
  if (!completedAt) return null;
  const choices = new Map(responses.map(({ position, choice }) => [position, choice]));
  const asked = rows.map((row, position) => ({ row, isCorrect: (choices.get(position) ?? unanswered) === row.key }));
  const isCorrect = (one: (typeof asked)[number]) => one.isCorrect;
  return {
    ...scoreOf(score ?? 0, answered ?? 0, totalQuestions, marking),
    secondsTaken: secondsTaken ?? null,
    completedAt: completedAt.toISOString(),
    isTimedOut,
    subjects: sharesBy(asked, ({ row }) => subjectNameOf(row.subject), isCorrect),
    topics: sharesBy(asked, ({ row }) => row.topic, isCorrect),
    comparison,
  };
}

/** One's own attempt, at where its clock is. */
async function ownNow(ctx: AuthedContext, id: string): Promise<{ attempt: StoredAttempt; version: PaperVersion }> {
  const attempt = await ctx.em.findOne(StoredAttempt, { id, user: ctx.user.id }, { populate: ['version', 'paper'], strategy: LoadStrategy.JOINED });
  if (!attempt) throw new DomainError('NOT_FOUND');
  const { version } = attempt;
  const at = clockAt(clockOf(attempt, version), storedClock(attempt), ctx.deps.clock().getTime() - graceMs);
  if (attempt.completedAt || at.overAt === null) return { attempt, version };
  // Nobody who looks after the end sees it open, however long the hands that put it away take.
  await catchUpById(ctx.deps, id, true);
  return { attempt: await ctx.em.refreshOrFail(attempt), version };
}

/** What an attempt asks, and which of it was marked again since. */
async function askedIn({ em }: AuthedContext, { id, completedAt }: StoredAttempt, version: PaperVersion) {
  const rows = await askedRows(em, versionsAsked(version));
  return completedAt ? askedNow(em, id, rows) : { rows, regraded: [] };
}

/**
 * An attempt as somebody takes it, or with its result. Keys come where its mode tells them, and with the result; not while they would tell what is open in exam mode.
 * @throws NOT_FOUND also for one that belongs to somebody else, CONFLICT for practice whose keys would do so
 */
export async function showAttempt(ctx: AuthedContext, id: string): Promise<Attempt> {
  const { attempt, version } = await ownNow(ctx, id);
  const { paper } = attempt;
  const isOver = attempt.completedAt !== null;
  const tells = isOver || attempt.mode !== 'exam';
  // Beside each other: none waits for what another reads.
  const [{ rows, regraded }, responses, causes, statistics, comparison, hidden] = await Promise.all([
    askedIn(ctx, attempt, version),
    responsesOf(ctx.em, id),
    causesOf(ctx.em, id),
    isOver ? statisticsOf(ctx.em, versionsAsked(version)) : null,
    isOver ? compare(ctx, attempt) : null,
    tells ? hiddenQuestions(ctx) : new Set<string>(),
  ]);
  const now = ctx.deps.clock().getTime();
  const { section, sectionEndsAt } = isOver ? storedClock(attempt) : clockAt(clockOf(attempt, version), storedClock(attempt), now);
  const isHidden = rows.some(({ question }) => hidden.has(question));
  if (isHidden && !isOver) throw wouldTell();
  return fitIn(ctx.room, {
    id,
    paper: {
      id: paper.id,
      kind: paper.kind,
      title: paper.title,
      difficulty: difficultyNameOf(paper.difficulty),
      examType: examTypes[paper.exam],
      subject: paper.subject ? subjectNameOf(paper.subject) : null,
      topic: paper.topic ?? null,
      duration: paper.minutes,
      sections: shownSections(version.sections),
      marking: version.marking,
    },
    mode: attempt.mode,
    extraTime: attempt.extraTime,
    startedAt: attempt.startedAt?.toISOString() ?? null,
    serverNow: now,
    section,
    sectionEndsAt,
    questions: rows.map(presentAsked),
    responses,
    causes,
    statistics,
    regraded,
    keys: tells && !isHidden ? await presentKeys(ctx, rows) : null,
    result: resultOf(attempt, version, rows, responses, comparison),
  });
}

/** @returns what somebody has begun and not finished, exams first, then newest first; a page of it, and the total is announced */
export async function listOpenAttempts(ctx: AuthedContext, { limit, offset }: PageInput): Promise<OpenAttempt[]> {
  const now = ctx.deps.clock();
  const all = await ctx.em.find(
    StoredAttempt,
    { user: ctx.user.id, completedAt: null },
    { populate: ['paper', 'version'], orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const clocks = all.map((attempt) => ({
    attempt,
    of: clockOf(attempt, attempt.version),
    clock: clockAt(clockOf(attempt, attempt.version), storedClock(attempt), now.getTime()),
  }));
  const open = clocks.filter(({ clock }) => clock.overAt === null).sort((a, b) => Number(b.attempt.mode === 'exam') - Number(a.attempt.mode === 'exam'));
  ctx.transport.setHeader('X-Total-Count', String(open.length));
  const page = open.slice(offset, offset + limit);
  const counts = await readRows<{ id: string; answered: number }>(
    ctx.em,
    `select attempt_id as id, count(*)::int as answered from exam_responses
     where choice >= 0 and attempt_id = any(?::uuid[]) group by attempt_id`,
    [arrayText(page.map(({ attempt }) => attempt.id))],
  );
  const answered = new Map(counts.map((count) => [count.id, count.answered]));
  return page.map(({ attempt: { id, mode, totalQuestions, startedAt, createdAt, paper }, of, clock }) => {
    const end = endsAt(of, clock);
    return {
      ...{ id, paperId: paper.id, kind: paper.kind, title: paper.title, mode, totalQuestions },
      answered: answered.get(id) ?? 0,
      startedAt: (startedAt ?? createdAt).toISOString(),
      msLeft: end === null ? null : end - now.getTime(),
    };
  });
}
