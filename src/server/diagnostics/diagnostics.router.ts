import { z } from 'zod';
import { AnswerInput, ConditionOutline, DiagnosticInput, DiagnosticSession, ListedSession } from '../../shared/diagnostics/diagnostics.schema.ts';
import { ListHeaders, PageInput } from '../../shared/paging.schema.ts';
import { authed, router } from '../platform/trpc.ts';
import { answerDiagnosticSession, createDiagnosticSession, getConditionOutline, getDiagnosticSession, listDiagnosticSessions } from './diagnostics.service.ts';

const ConditionIdInput = z.object({
  id: z.string('Id must be a condition id.').regex(/^[a-z0-9-]{1,80}$/, 'Id must be a condition id.'),
});
const SessionIdInput = z.object({ id: z.uuid('Id must be a UUID.') });

export const diagnosticsRouter = router({
  createSession: authed
    .meta({
      openapi: {
        method: 'POST',
        path: '/diagnostic-session',
        tags: ['diagnostics'],
        summary: 'Analyse symptoms and store the session',
        errorResponses: [400, 401, 403, 413, 415, 429],
      },
    })
    .input(DiagnosticInput)
    .output(DiagnosticSession)
    .mutation(({ ctx, input }) => createDiagnosticSession(ctx, input)),

  answerSession: authed
    .meta({
      openapi: {
        method: 'POST',
        path: '/diagnostic-sessions/{id}/answers',
        tags: ['diagnostics'],
        summary: 'Correct what was understood or answer questions, and analyse again',
        errorResponses: [400, 401, 403, 404, 413, 415, 429],
      },
    })
    .input(AnswerInput)
    .output(DiagnosticSession)
    .mutation(({ ctx, input }) => answerDiagnosticSession(ctx, input)),

  listSessions: authed
    .meta({
      openapi: {
        method: 'GET',
        path: '/diagnostic-sessions',
        tags: ['diagnostics'],
        summary: 'Your sessions, newest first; what else is known of one comes with it',
        responseHeaders: ListHeaders,
        errorResponses: [400, 401, 429],
      },
    })
    .input(PageInput.prefault({}))
    .output(z.array(ListedSession))
    .query(({ ctx, input }) => listDiagnosticSessions(ctx, input)),

  getSession: authed
    .meta({
      openapi: {
        method: 'GET',
        path: '/diagnostic-sessions/{id}',
        tags: ['diagnostics'],
        summary: 'One session of yours',
        errorResponses: [400, 401, 404, 429],
      },
    })
    .input(SessionIdInput)
    .output(DiagnosticSession)
    .query(({ ctx, input }) => getDiagnosticSession(ctx, input.id)),

  conditionOutline: authed
    .meta({
      openapi: {
        method: 'GET',
        path: '/conditions/{id}/outline',
        tags: ['diagnostics'],
        summary: 'Management in outline and red flags of one condition',
        errorResponses: [400, 401, 404, 429],
      },
    })
    .input(ConditionIdInput)
    .output(ConditionOutline)
    .query(({ input }) => getConditionOutline(input.id)),
});
