import { managementOf } from '../../shared/content/management.rules.ts';
import type {
  Analysis,
  AnswerInput,
  ConditionOutline,
  DiagnosticInput,
  DiagnosticSession,
  ListedSession,
} from '../../shared/diagnostics/diagnostics.schema.ts';
import { DomainError } from '../../shared/errors.ts';
import type { PageInput } from '../../shared/paging.schema.ts';
import { User } from '../auth/user.entity.ts';
import { storableJson } from '../db/storable.ts';
import type { AuthedContext } from '../platform/context.ts';
import { admit } from '../platform/limits.ts';
import { fitIn, newestFirst } from '../platform/paging.ts';
import { findOwn } from '../platform/unit-of-work.ts';
import { StoredDiagnosticSession } from './diagnostic-session.entity.ts';
import { listedFields, presentListedSession, presentListedSuggestions, presentSession } from './diagnostics.presenter.ts';
import { analyzeCase } from './knowledge.service.ts';
import { loadProductEngine } from './product-engine.ts';

/**
 * Analyses the symptoms and stores what was asked and what was answered as one row.
 * @throws RATE_LIMITED beyond the user's analyses of a minute
 */
export async function createDiagnosticSession(ctx: AuthedContext, input: DiagnosticInput): Promise<DiagnosticSession> {
  admit(ctx.transport, ctx.limits.analyses.consume(ctx.user.id));
  const { answers, ...described } = input;
  const analysis = fitIn(ctx.room, await analyzeCase(input));
  const session = ctx.em.create(StoredDiagnosticSession, {
    ...described,
    id: ctx.deps.newId(),
    user: ctx.em.getReference(User, ctx.user.id),
    answers: storableJson(answers ?? []),
    ...storedAnalysis(analysis),
    createdAt: ctx.deps.clock(),
  });
  await ctx.em.flush();
  return presentSession(session);
}

/**
 * Analyses a session again with corrections and answers in place of the ones it had, and stores the result over the old one.
 * @throws NOT_FOUND as getDiagnosticSession does, RATE_LIMITED as createDiagnosticSession does
 */
export async function answerDiagnosticSession(ctx: AuthedContext, { id, answers }: AnswerInput): Promise<DiagnosticSession> {
  admit(ctx.transport, ctx.limits.analyses.consume(ctx.user.id));
  const session = await findOwn(ctx, StoredDiagnosticSession, id);
  const { symptoms, duration, severity, patientAge, patientGender, medicalHistory } = session;
  const analysis = fitIn(ctx.room, await analyzeCase({ symptoms, duration, severity, patientAge, patientGender, medicalHistory, answers }));
  ctx.em.assign(session, { answers: storableJson(answers), ...storedAnalysis(analysis) });
  await ctx.em.flush();
  return presentSession(session);
}

/** @returns the user's own sessions, newest first; fewer than asked for where no more fit into the answer */
export async function listDiagnosticSessions(ctx: AuthedContext, page: PageInput): Promise<ListedSession[]> {
  const own = { user: ctx.user.id };
  return newestFirst(ctx, page, {
    count: () => ctx.em.count(StoredDiagnosticSession, own),
    read: ({ older, options }) => ctx.em.find(StoredDiagnosticSession, { ...own, ...older }, { fields: listedFields, ...options }),
    present: presentListedSession,
  });
}

/** @throws NOT_FOUND also for a session that belongs to somebody else: its existence is not theirs to know */
export async function getDiagnosticSession(ctx: AuthedContext, id: string): Promise<DiagnosticSession> {
  return fitIn(ctx.room, presentSession(await findOwn(ctx, StoredDiagnosticSession, id)));
}

/**
 * What the product knows of a condition's management; the browser's copy of the knowledge leaves it out.
 * @throws NOT_FOUND for an id that no condition has
 */
export async function getConditionOutline(id: string): Promise<ConditionOutline> {
  const { conditions, drugs } = await loadProductEngine();
  const condition = conditions.get(id);
  if (!condition) throw new DomainError('NOT_FOUND');
  return { conditionId: id, management: managementOf(condition, drugs), redFlags: [...condition.redFlags] };
}

/** The columns of a session that follow from its analysis. */
function storedAnalysis(analysis: Analysis) {
  const stored = storableJson(analysis);
  return { analysis: stored, listedSuggestions: presentListedSuggestions(stored) };
}
