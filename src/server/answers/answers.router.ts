import { z } from 'zod';
import {
  AiDiagnosisAnswer,
  AiDiagnosisInput,
  AiReferenceAnswer,
  AiReferenceInput,
  AiTreatmentAnswer,
  AiTreatmentInput,
  Answer,
  RateInput,
} from '../../shared/answers/answers.schema.ts';
import { IdInput, SuccessOutput } from '../../shared/fields.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import {
  answersOfSession,
  followAnswer,
  getAnswer,
  rateAnswer,
  startDiagnosis,
  startReference,
  startTreatment,
  stopAnswer,
  wholeAnswer,
} from './answers.service.ts';

const upstream = { alsoThrows: ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'] } as const;

/** Where somebody is who comes back; nothing, and 'done', begin anew. */
const FollowInput = IdInput.extend({
  lastEventId: z
    .string()
    .regex(/^(?:\d{1,9}|done)$/, 'The last event is a number of characters, or done.')
    .nullish(),
});

export const answersRouter = router({
  diagnosis: authed
    .meta(documented('POST', '/ai-diagnosis', 'An assessment of a case with its sources, when it is complete', upstream))
    .input(AiDiagnosisInput)
    .output(AiDiagnosisAnswer)
    .mutation(async ({ ctx, input, signal }) => {
      const answer = await wholeAnswer(ctx, await startDiagnosis(ctx, input), signal);
      return { ...answer, diagnosis: answer.text };
    }),

  treatment: authed
    .meta(documented('POST', '/ai-treatment', 'A plan for a diagnosis with its sources, when it is complete', upstream))
    .input(AiTreatmentInput)
    .output(AiTreatmentAnswer)
    .mutation(async ({ ctx, input, signal }) => {
      const answer = await wholeAnswer(ctx, await startTreatment(ctx, input), signal);
      return { ...answer, treatment: answer.text };
    }),

  reference: authed
    .meta(documented('POST', '/ai-reference', 'An answer from the reference with its sources, when it is complete', upstream))
    .input(AiReferenceInput)
    .output(AiReferenceAnswer)
    .mutation(async ({ ctx, input, signal }) => {
      const answer = await wholeAnswer(ctx, await startReference(ctx, input), signal);
      return { ...answer, content: answer.text };
    }),

  startDiagnosis: authed
    .input(AiDiagnosisInput)
    .output(Answer)
    .mutation(({ ctx, input }) => startDiagnosis(ctx, input)),

  startTreatment: authed
    .input(AiTreatmentInput)
    .output(Answer)
    .mutation(({ ctx, input }) => startTreatment(ctx, input)),

  startReference: authed
    .input(AiReferenceInput)
    .output(Answer)
    .mutation(({ ctx, input }) => startReference(ctx, input)),

  follow: authed.input(FollowInput).subscription(({ ctx, input, signal }) => {
    const from = Number(input.lastEventId ?? 0);
    return followAnswer(ctx, input.id, Number.isSafeInteger(from) && from > 0 ? from : 0, signal ?? new AbortController().signal);
  }),

  get: authed
    .meta(documented('GET', '/ai-answers/{id}', 'An answer of yours, as far as it is'))
    .input(IdInput)
    .output(Answer)
    .query(({ ctx, input }) => getAnswer(ctx, input.id)),

  ofSession: authed
    .meta(documented('GET', '/diagnostic-sessions/{id}/ai-answers', 'The newest answer of each kind that was asked of a session'))
    .input(IdInput)
    .output(z.array(Answer))
    .query(({ ctx, input }) => answersOfSession(ctx, input.id)),

  stop: authed
    .meta(documented('POST', '/ai-answers/{id}/stop', 'Stop an answer; what came of it stays'))
    .input(IdInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => stopAnswer(ctx, input.id)),

  rate: authed
    .meta(documented('PUT', '/ai-answers/{id}/rating', 'Say whether an answer was useful'))
    .input(RateInput)
    .output(Answer)
    .mutation(({ ctx, input }) => rateAnswer(ctx, input)),
});
