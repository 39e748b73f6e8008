import type { EntityManager } from '@mikro-orm/core';
import type { BankFilters, BlockInput, BlockOutput } from '../../shared/bank/bank.schema.ts';
import { blockTitle, noneFits } from '../../shared/bank/block-texts.rules.ts';
import { drawBlock } from '../../shared/bank/draw.rules.ts';
import type { ExamTypeId } from '../../shared/content/schema/exam-names.ts';
import type { Marking } from '../../shared/content/schema/paper.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import { difficultyOf } from '../../shared/exams/difficulty.rules.ts';
import { type ExamName, examIdOf } from '../../shared/exams/exams.schema.ts';
import type { User } from '../auth/user.entity.ts';
import { StoredAttempt } from '../exams/attempt.entity.ts';
import { beginAttempt } from '../exams/attempts.service.ts';
import { inUnitOf } from '../exams/finish.service.ts';
import { PaperVersion, StoredPaper } from '../exams/paper.entity.ts';
import { subjectNameOf } from '../exams/papers.service.ts';
import { versionId } from '../exams/question.entity.ts';
import { hiddenQuestions, wouldTell } from '../exams/questions.service.ts';
import type { AuthedContext } from '../platform/context.ts';
import { readRows } from '../platform/unit-of-work.ts';
import { countFitting, type DrawnRow, drawFitting, type Learner } from './bank.queries.ts';

/** So many times as many as are wanted are looked at, so that sisters can be left out. */
const candidatesEach = 4;
/** Nobody works on more at once; each keeps a paper of its own. */
const mostOpen = 50;
const mostSeed = 2 ** 52;

/** How an examination paces and marks. */
interface Manner {
  readonly minutesEach: number;
  readonly marking: Marking;
}

/** Of an examination that has no test. */
const plainManner: Manner = { minutesEach: 1, marking: { right: 1, lost: 0, every: 1 } };

/** @returns the pace and the marking of an examination, by its longest test: the nearest to the examination itself */
async function mannerOf(em: EntityManager, exam: ExamTypeId): Promise<Manner> {
  const [manner] = await readRows<Manner>(
    em,
    `select p.minutes::float8 / p.total_questions as "minutesEach", v.marking
     from (select * from exam_papers where kind = 'series' and exam = ? and retired_at is null order by total_questions desc, id limit 1) p
     join exam_paper_versions v on v.id = p.id || '@' || p.version`,
    [exam],
  );
  return manner ?? plainManner;
}

/** The fault of filters that no question fits; it names the last that narrows. */
async function faultOf(ctx: AuthedContext, learner: Learner, filters: BankFilters): Promise<DomainError> {
  if ((await countFitting(ctx.em, learner, filters)) > 0) return wouldTell();
  const { text, subjects, topics, difficulties, state } = filters;
  const narrowing = { state: state ? 1 : 0, text: text.trim().length, topics: topics.length, difficulties: difficulties.length, subjects: subjects.length };
  const path = Object.entries(narrowing).find(([, size]) => size > 0)?.[0] ?? 'examType';
  return new DomainError('BAD_INPUT', noneFits(filters), [{ path, message: noneFits(filters) }]);
}

async function requireRoom(em: EntityManager, user: User): Promise<void> {
  const open = await em.count(StoredAttempt, { user: user.id, kind: 'block', completedAt: null });
  if (open >= mostOpen)
    throw new DomainError('CONFLICT', `You have ${open} blocks open. Please hand some of them in, or discard them, before you make another.`);
}

/** Makes the paper of a block, which is its maker's own. */
function createPaper({ deps }: AuthedContext, em: EntityManager, owner: User, examType: ExamName, title: string, drawn: readonly DrawnRow[], manner: Manner) {
  const { minutesEach, marking } = manner;
  const only = (names: readonly string[]) => (new Set(names).size === 1 ? (names[0] ?? null) : null);
  const minutes = Math.max(1, Math.ceil(drawn.length * minutesEach));
  const paper = em.create(StoredPaper, {
    ...{ id: deps.newId(), kind: 'block', owner, title, titleKey: title.toLowerCase(), description: '', exam: examIdOf(examType) },
    ...{ subject: only(drawn.map(({ subject }) => subject)), topic: only(drawn.map(({ topic }) => topic)), difficulty: difficultyOf(drawn), minutes },
    ...{ totalQuestions: drawn.length, tags: [], isPremium: false, version: 1, retiredAt: null },
  });
  const questions = drawn.map(({ id, version }) => versionId(id, version));
  const sections = [{ title, minutes, questions }];
  const version = em.create(PaperVersion, { id: versionId(paper.id, 1), paper, version: 1, hash: '', marking, sections, createdAt: deps.clock() });
  return { paper, version };
}

/**
 * Draws a block of the questions that fit, as many as there are up to `count`, and begins it: those never answered first, then those not answered longest. What is open in
 * exam mode is left out in every mode, since the score of a block of one would tell its key.
 * @throws BAD_INPUT where no question fits, CONFLICT where all that fit are open in exam mode, or too many blocks are open
 */
export async function makeBlock(ctx: AuthedContext, { count, mode, extraTime, ...filters }: BlockInput): Promise<BlockOutput> {
  const learner: Learner = { id: ctx.user.id, hidden: await hiddenQuestions(ctx) };
  const seed = Math.floor(ctx.deps.random() * mostSeed);
  const drawn = drawBlock(await drawFitting(ctx.em, learner, filters, count * candidatesEach, seed), count);
  if (drawn.length === 0) throw await faultOf(ctx, learner, filters);
  const named = drawn.map(({ subject, topic }) => ({ subject: subjectNameOf(subject), topic }));
  const manner = await mannerOf(ctx.em, examIdOf(filters.examType));
  return inUnitOf(ctx, ctx.user.id, async (em, user) => {
    await requireRoom(em, user);
    const { paper, version } = createPaper(ctx, em, user, filters.examType, blockTitle(named, filters.state), drawn, manner);
    const attempt = beginAttempt(ctx, em, user, { paper, version, mode, extraTime });
    return { attemptId: attempt.id, totalQuestions: drawn.length };
  });
}
