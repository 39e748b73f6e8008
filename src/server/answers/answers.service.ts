import { setTimeout as wait } from 'node:timers/promises';
import { type TrackedEnvelope, tracked } from '@trpc/server';
import type { AiDiagnosisInput, AiReferenceInput, AiTreatmentInput, Answer, AnswerEvent, AnswerKind } from '../../shared/answers/answers.schema.ts';
import { isSureIn } from '../../shared/answers/evidence/composing.ts';
import { DomainError } from '../../shared/errors.ts';
import { shortText } from '../../shared/short-text.rules.ts';
import { User } from '../auth/user.entity.ts';
import { StoredDiagnosticSession } from '../diagnostics/diagnostic-session.entity.ts';
import type { AuthedContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import { findOwn } from '../platform/unit-of-work.ts';
import type { FollowedWork } from '../platform/works.ts';
import { StoredAnswer } from './ai-answer.entity.ts';
import { presentAnswer } from './answers.presenter.ts';
import { codeOfFailure } from './failures.ts';
import { prepareDiagnosis } from './prepare-diagnosis.ts';
import { prepareReference } from './prepare-reference.ts';
import { prepareTreatment } from './prepare-treatment.ts';
import type { Prepared } from './prepared.ts';
import { runAnswer } from './run-answer.ts';

/** Whoever writes an answer is heard of once a second; after this long nobody does any more. */
const deadAfterMs = 15_000;
/** How often somebody looks who follows what is written elsewhere. */
const lookEveryMs = 1_000;
/** What comes in between is sent together: nobody reads faster, and many who follow at once cost half as much. */
const sendEveryMs = 50;
/** How often it is made sure that whoever follows is still signed in. */
const checkEveryMs = 5_000;

interface Begun {
  readonly kind: AnswerKind;
  /** In words, for the list of what somebody has done. */
  readonly asked: string;
  readonly prepared: Prepared;
  readonly sessionId: string | null;
}

/** Stores the answer that is to be, and begins to write it. */
async function begin(ctx: AuthedContext, { kind, asked, prepared, sessionId }: Begun): Promise<StoredAnswer> {
  const { deps, em, user } = ctx;
  const now = deps.clock();
  const answer = em.create(StoredAnswer, {
    id: deps.newId(),
    user: em.getReference(User, user.id),
    session: sessionId === null ? null : em.getReference(StoredDiagnosticSession, sessionId),
    kind,
    asked: shortText(asked),
    state: 'running',
    engine: deps.ai === null ? 'embedded' : 'provider',
    model: deps.ai?.model ?? null,
    text: '',
    beatAt: now,
    createdAt: now,
  });
  await em.flush();
  try {
    deps.works.start(answer.id, user.id, (work) => runAnswer(deps, kind, prepared, work));
  } catch (error) {
    await em.remove(answer).flush();
    throw error;
  }
  return answer;
}

const limit = (ctx: AuthedContext) => admit(ctx.transport, ctx.limits.analyses.consume(ctx.user.id));

/**
 * Begins an assessment of a case.
 * @throws NOT_FOUND for a session that is not the user's own, RATE_LIMITED beyond the analyses of a minute or too many answers at once
 */
export async function startDiagnosis(ctx: AuthedContext, input: AiDiagnosisInput): Promise<Answer> {
  limit(ctx);
  const sessionId = input.sessionId ?? null;
  if (sessionId !== null) await findOwn(ctx, StoredDiagnosticSession, sessionId);
  return presentAnswer(await begin(ctx, { kind: 'diagnosis', asked: input.symptoms, prepared: await prepareDiagnosis(ctx.deps, input), sessionId }));
}

/**
 * Begins a plan for a diagnosis.
 * @throws BAD_INPUT where no diagnosis is named that is known, NOT_FOUND for an answer that is not the user's own; RATE_LIMITED as startDiagnosis does
 */
export async function startTreatment(ctx: AuthedContext, input: AiTreatmentInput): Promise<Answer> {
  limit(ctx);
  const assessment = input.answerId ? await findOwn(ctx, StoredAnswer, input.answerId) : null;
  const result = assessment?.result;
  const first = result?.differential.find(({ inAnswer }) => inAnswer === 1);
  const named = first?.conditionId ?? null;
  const assessed = result
    ? { named, urgency: result.urgency, firstStep: result.firstStep, isSure: assessment?.engine === 'embedded' ? isSureIn(assessment.text) : null }
    : null;
  const prepared = await prepareTreatment(ctx.deps, input, assessed);
  return presentAnswer(await begin(ctx, { kind: 'treatment', asked: first?.name ?? input.diagnosis, prepared, sessionId: assessment?.session?.id ?? null }));
}

/** Begins an answer from the reference. */
export async function startReference(ctx: AuthedContext, input: AiReferenceInput): Promise<Answer> {
  limit(ctx);
  return presentAnswer(await begin(ctx, { kind: 'reference', asked: input.query, prepared: await prepareReference(ctx.deps, input), sessionId: null }));
}

/**
 * Waits for an answer that was begun, for callers that take it whole. Who goes away takes the question back.
 * @throws UPSTREAM_FAILED or UPSTREAM_TIMEOUT where nothing came
 */
export async function wholeAnswer(ctx: AuthedContext, begun: Answer, signal: AbortSignal | undefined): Promise<Answer> {
  const { works } = ctx.deps;
  const leave = () => works.stop(begun.id);
  signal?.addEventListener('abort', leave, { once: true });
  const never = new AbortController().signal;
  for (let work = works.find(begun.id); work && !work.isDone(); work = works.find(begun.id)) await work.changed(never, checkEveryMs);
  signal?.removeEventListener('abort', leave);
  const answer = await ctx.deps.database.fork().findOne(StoredAnswer, { id: begun.id });
  if (!answer) throw new DomainError('NOT_FOUND');
  if (answer.state === 'failed') throw new DomainError(codeOfFailure(answer.failure ?? null), answer.failure ?? undefined);
  return presentAnswer(answer);
}

/** An answer whose writer is gone is what there is of it. */
async function settled({ deps }: Pick<AuthedContext, 'deps'>, answer: StoredAnswer): Promise<StoredAnswer> {
  const isDead = answer.state === 'running' && !deps.works.find(answer.id) && deps.clock().getTime() - answer.beatAt.getTime() > deadAfterMs;
  if (!isDead) return answer;
  await deps.database.fork().nativeUpdate(StoredAnswer, { id: answer.id, state: 'running' }, { state: 'partial', partialReason: 'interrupted' });
  return (await deps.database.fork().findOne(StoredAnswer, { id: answer.id })) ?? answer;
}

/** @throws NOT_FOUND also for somebody else's */
export async function getAnswer(ctx: AuthedContext, id: string): Promise<Answer> {
  return presentAnswer(await settled(ctx, await findOwn(ctx, StoredAnswer, id)));
}

/** @returns the newest answer of each kind that was asked of a session */
export async function answersOfSession(ctx: AuthedContext, sessionId: string): Promise<Answer[]> {
  await findOwn(ctx, StoredDiagnosticSession, sessionId);
  const answers = await ctx.em.find(StoredAnswer, { session: sessionId, user: ctx.user.id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  const newest = answers.filter(({ kind }, i) => answers.findIndex((other) => other.kind === kind) === i);
  return Promise.all(newest.map(async (answer) => presentAnswer(await settled(ctx, answer))));
}

/** Stops an answer wherever it is written; what came of it stays. */
export async function stopAnswer(ctx: AuthedContext, id: string): Promise<{ success: true }> {
  const answer = await findOwn(ctx, StoredAnswer, id);
  ctx.deps.works.stop(id);
  if (answer.state === 'running') {
    ctx.em.assign(answer, { stopRequestedAt: ctx.deps.clock() });
    await ctx.em.flush();
  }
  return { success: true };
}

/** Keeps what somebody thinks of an answer. */
export async function rateAnswer(ctx: AuthedContext, { id, rating }: { id: string; rating: 'up' | 'down' | null }): Promise<Answer> {
  const answer = await findOwn(ctx, StoredAnswer, id);
  ctx.em.assign(answer, { rating });
  await ctx.em.flush();
  return presentAnswer(answer);
}

/**
 * Follows an answer from where somebody is: its text as it comes, and once the whole of it. It never asks a provider, so whoever comes again pays nothing again.
 * @param from characters that are there already
 * @throws NOT_FOUND for one that is not the user's own, RATE_LIMITED for too many at once; both before it begins
 */
export async function followAnswer(ctx: AuthedContext, id: string, from: number, signal: AbortSignal): Promise<AsyncGenerator<TrackedEnvelope<AnswerEvent>>> {
  await findOwn(ctx, StoredAnswer, id);
  const seat = ctx.deps.works.enter(ctx.user.id);
  return follow(ctx, id, from, signal, seat);
}

async function* follow(ctx: AuthedContext, id: string, from: number, signal: AbortSignal, seat: Disposable): AsyncGenerator<TrackedEnvelope<AnswerEvent>> {
  using _seat = seat;
  let at = from;
  let checkedAt = ctx.deps.monotonic();
  let followed: FollowedWork | undefined;
  while (!signal.aborted) {
    const work = ctx.deps.works.find(id);
    followed = work ?? followed;
    const answer = work
      ? null
      : await ctx.deps.database
          .fork()
          .findOne(StoredAnswer, { id })
          .then((row) => row && settled(ctx, row));
    // Whoever followed it gets its last piece as well; to others what is finished comes with the answer itself.
    const text = followed?.text() ?? (answer?.state === 'running' ? answer.text : '');
    if (text.length > at) {
      yield tracked(String(text.length), { type: 'text', text: text.slice(at), end: text.length });
      at = text.length;
      if (work) await wait(sendEveryMs, undefined, { signal }).catch(() => undefined);
    }
    if (!work && answer?.state !== 'running') {
      if (answer) yield tracked('done', { type: 'done', answer: presentAnswer(answer) });
      return;
    }
    if (!work) await wait(lookEveryMs, undefined, { signal }).catch(() => undefined);
    // What came while the piece before was sent is not waited for.
    else if (work.text().length === at) await work.changed(signal, checkEveryMs);
    if (ctx.deps.monotonic() - checkedAt < checkEveryMs) continue;
    checkedAt = ctx.deps.monotonic();
    if (!(await ctx.stillThere())) return;
  }
}
