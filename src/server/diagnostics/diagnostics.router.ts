import { z } from 'zod';
import { AnswerInput, ConditionOutline, DiagnosticInput, DiagnosticSession, ListedSession } from '../../shared/diagnostics/diagnostics.schema.ts';
import { IdInput } from '../../shared/fields.ts';
import { ListHeaders, PageInput } from '../../shared/paging.schema.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import { answerDiagnosticSession, createDiagnosticSession, getConditionOutline, getDiagnosticSession, listDiagnosticSessions } from './diagnostics.service.ts';

const ConditionIdInput = z.object({
  id: z.string('Id must be a condition id.').regex(/^[a-z0-9-]{1,80}$/, 'Id must be a condition id.'),
});

export const diagnosticsRouter = router({
  createSession: authed
    .meta(documented('POST', '/diagnostic-session', 'Analyse symptoms and store the session'))
    .input(DiagnosticInput)
    .output(DiagnosticSession)
    .mutation(({ ctx, input }) => createDiagnosticSession(ctx, input)),

  answerSession: authed
    .meta(documented('POST', '/diagnostic-sessions/{id}/answers', 'Correct what was understood or answer questions, and analyse again'))
    .input(AnswerInput)
    .output(DiagnosticSession)
    .mutation(({ ctx, input }) => answerDiagnosticSession(ctx, input)),

  listSessions: authed
    .meta(documented('GET', '/diagnostic-sessions', 'Your sessions, newest first; what else is known of one comes with it', { responseHeaders: ListHeaders }))
    .input(PageInput.prefault({}))
    .output(z.array(ListedSession))
    .query(({ ctx, input }) => listDiagnosticSessions(ctx, input)),

  getSession: authed
    .meta(documented('GET', '/diagnostic-sessions/{id}', 'One session of yours'))
    .input(IdInput)
    .output(DiagnosticSession)
    .query(({ ctx, input }) => getDiagnosticSession(ctx, input.id)),

  conditionOutline: authed
    .meta(documented('GET', '/conditions/{id}/outline', 'Management in outline and red flags of one condition'))
    .input(ConditionIdInput)
    .output(ConditionOutline)
    .query(({ input }) => getConditionOutline(input.id)),
});
