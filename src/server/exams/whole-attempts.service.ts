import type { EntityManager } from '@mikro-orm/core';
import { optionsOf } from '../../shared/content/schema/exam-names.ts';
import { DomainError } from '../../shared/errors.ts';
import { choiceMessage, type QuizAttempt, type QuizAttemptInput, type TestAttempt, type TestAttemptInput } from '../../shared/exams/attempts.schema.ts';
import type { PaperKind } from '../../shared/exams/exams.schema.ts';
import { percentOf } from '../../shared/exams/scoring.rules.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import type { User } from '../auth/user.entity.ts';
import type { AuthedContext } from '../platform/context.ts';
import { newestFirst } from '../platform/paging.ts';
import { arrayText } from '../platform/sql.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { versionsAsked } from './asked.queries.ts';
import { StoredAttempt } from './attempt.entity.ts';
import { blankAttempt, endOf, openOf } from './attempts.service.ts';
import { finishAttempt, inUnitOf } from './finish.service.ts';
import { StoredPaper } from './paper.entity.ts';
import { findPaper } from './papers.service.ts';
import { questionOf } from './question.entity.ts';
import { hiddenQuestions, wouldTell } from './questions.service.ts';
import { saveChoices } from './responses.queries.ts';

/** A whole attempt as it comes in one call. */
interface Whole {
  readonly kind: PaperKind;
  readonly paperId: string;
  readonly answers: readonly number[];
  /** In the unit of its kind. */
  readonly timeTaken: number | undefined;
  readonly repeatKey: string | undefined;
}

const longestKey = 200;

/** @throws BAD_INPUT for a key that nobody could have meant */
function repeatKeyOf({ transport }: AuthedContext, sent: string | undefined): string | null {
  const key = transport.idempotencyKey() ?? sent ?? null;
  if (key !== null && (key.length > longestKey || !/^[\x21-\x7e]+$/.test(key))) throw badKey();
  return key;
}

function badKey(): DomainError {
  const message = `Idempotency-Key must be 1 to ${longestKey} visible ASCII characters.`;
  return new DomainError('BAD_INPUT', message, [{ path: 'Idempotency-Key', message }]);
}

/** @throws BAD_INPUT that names `answers` where there are more or fewer than questions, or one is out of range */
function requireAnswers(answers: readonly number[], total: number, options: number): void {
  const fault = (path: string, message: string) => new DomainError('BAD_INPUT', message, [{ path, message }]);
  if (answers.length !== total) throw fault('answers', `Answers must have one entry for each of the ${total} questions, -1 where there is no answer.`);
  const outOfRange = answers.findIndex((choice) => choice >= options);
  if (outOfRange >= 0) throw fault(`answers.${outOfRange}`, choiceMessage);
}

/** The attempt that an Idempotency-Key stands for, if it was used before. */
async function repeated(ctx: AuthedContext, em: EntityManager, key: string | null, paperId: string): Promise<StoredAttempt | null> {
  if (key === null) return null;
  const attempt = await em.findOne(StoredAttempt, { user: ctx.user.id, idempotencyKey: key });
  if (attempt && attempt.paper.id !== paperId) throw new DomainError('CONFLICT', 'This Idempotency-Key was used for another paper.');
  return attempt;
}

/** The attempt that whole answers end: the one that is open of this paper, or a new one that the server saw no Start of. */
async function attemptFor(ctx: AuthedContext, em: EntityManager, user: User, { kind, paperId }: Whole, hidden: ReadonlySet<string>) {
  const open = await openOf(ctx, em, paperId);
  const ofKind = open && (await em.findOne(StoredPaper, { id: paperId, kind }));
  // One whose time turns out to be over is put away by now, as if the job had been there first; what is offered no more ends, and is not begun.
  if (ofKind && !open.attempt.completedAt) return { ...open, paper: ofKind };
  const { paper, version } = await findPaper({ em }, paperId, { kind });
  if (versionsAsked(version).some((one) => hidden.has(questionOf(one)))) throw wouldTell();
  const attempt = em.create(StoredAttempt, {
    ...blankAttempt,
    id: ctx.deps.newId(),
    user,
    paper,
    version,
    kind,
    mode: 'practice',
    extraTime: 1,
    totalQuestions: paper.totalQuestions,
    startedAt: null,
    createdAt: ctx.deps.clock(),
  });
  await em.flush();
  return { attempt, version, paper };
}

/**
 * Takes a whole attempt in one call and marks it against the paper. One that is open of the same paper ends with it; a repeated Idempotency-Key answers the first result.
 * @throws NOT_FOUND for a paper that is not there, BAD_INPUT for answers that do not fit it, CONFLICT where its score would tell of what is open in exam mode, or the key is another paper's
 */
async function takeWhole(ctx: AuthedContext, whole: Whole): Promise<StoredAttempt> {
  const key = repeatKeyOf(ctx, whole.repeatKey);
  const hidden = await hiddenQuestions(ctx);
  return inUnitOf(ctx, ctx.user.id, async (em, user) => {
    const before = await repeated(ctx, em, key, whole.paperId);
    if (before) return before;
    const { attempt, version, paper } = await attemptFor(ctx, em, user, whole, hidden);
    const asked = versionsAsked(version);
    requireAnswers(whole.answers, asked.length, optionsOf(paper.exam));
    const now = ctx.deps.clock();
    const closed = version.sections.slice(0, attempt.section).reduce((sum, { questions }) => sum + questions.length, 0);
    const rows = whole.answers.map((choice, position) => ({ position, choice, question: asked[position] ?? '', at: now.getTime() }));
    await saveChoices(
      em,
      attempt.id,
      rows.filter(({ position }) => position >= closed),
    );
    em.assign(attempt, { idempotencyKey: key, timeTold: whole.timeTaken === undefined ? null : Math.round(whole.timeTaken) });
    await finishAttempt(ctx.deps, em, attempt, version, endOf({ attempt, version }, now));
    return attempt;
  });
}

/** The answers of some attempts, in the order of their papers. */
async function answersOf(em: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const rows = await readRows<{ id: string; answers: number[] }>(
    em,
    `select attempt_id as id, jsonb_agg(choice order by position) as answers from exam_responses
     where attempt_id = any(?::uuid[]) group by attempt_id`,
    [arrayText(ids)],
  );
  return new Map(rows.map(({ id, answers }) => [id, answers]));
}

function presentWhole({ id, score, totalQuestions, completedAt, createdAt, paper }: StoredAttempt, answers: ReadonlyMap<string, number[]>) {
  return {
    id,
    title: paper.title,
    answers: answers.get(id) ?? [],
    score: score ?? 0,
    totalQuestions,
    percentage: percentOf(score ?? 0, totalQuestions),
    completedAt: (completedAt ?? createdAt).toISOString(),
  };
}

/** Time in minutes where the server saw it, else as it was told. */
const presentTest = (attempt: StoredAttempt, answers: ReadonlyMap<string, number[]>): TestAttempt => ({
  ...presentWhole(attempt, answers),
  testSeriesId: attempt.paper.id,
  timeTaken: typeof attempt.secondsTaken === 'number' ? Math.round(attempt.secondsTaken / 60) : (attempt.timeTold ?? null),
});

/** Time in seconds where the server saw it, else as it was told. */
const presentQuiz = (attempt: StoredAttempt, answers: ReadonlyMap<string, number[]>): QuizAttempt => ({
  ...presentWhole(attempt, answers),
  quizId: attempt.paper.id,
  timeTaken: attempt.secondsTaken ?? attempt.timeTold ?? null,
});

/** @throws as takeWhole does */
export async function submitTest(ctx: AuthedContext, { testSeriesId, answers, timeTaken, repeatKey }: TestAttemptInput): Promise<TestAttempt> {
  const attempt = await takeWhole(ctx, { kind: 'series', paperId: testSeriesId, answers, timeTaken, repeatKey });
  return presentTest(await ctx.em.populate(attempt, ['paper']), await answersOf(ctx.em, [attempt.id]));
}

/** @throws as takeWhole does */
export async function submitQuiz(ctx: AuthedContext, { quizId, answers, timeTaken, repeatKey }: QuizAttemptInput): Promise<QuizAttempt> {
  const attempt = await takeWhole(ctx, { kind: 'quiz', paperId: quizId, answers, timeTaken, repeatKey });
  return presentQuiz(await ctx.em.populate(attempt, ['paper']), await answersOf(ctx.em, [attempt.id]));
}

/** One's own finished attempts of a kind, those begun last first. */
function listAttempts<Shown>(
  ctx: AuthedContext,
  page: PageInput,
  kind: PaperKind,
  present: (attempt: StoredAttempt, answers: ReadonlyMap<string, number[]>) => Shown,
): Promise<Shown[]> {
  const own = { user: ctx.user.id, kind, completedAt: { $ne: null } };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(StoredAttempt, own),
    read: async ({ older, options }) => {
      const rows = await ctx.em.find(StoredAttempt, { ...own, ...older }, { ...options, populate: ['paper'] });
      const answers = await answersOf(
        ctx.em,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ id: row.id, createdAt: row.createdAt, shown: present(row, answers) }));
    },
    present: ({ shown }) => shown,
  });
}

/** @returns one's own finished tests, those begun last first */
export const listTestAttempts = (ctx: AuthedContext, page: PageInput): Promise<TestAttempt[]> => listAttempts(ctx, page, 'series', presentTest);

/** @returns one's own finished mini quizzes, those begun last first */
export const listQuizAttempts = (ctx: AuthedContext, page: PageInput): Promise<QuizAttempt[]> => listAttempts(ctx, page, 'quiz', presentQuiz);
