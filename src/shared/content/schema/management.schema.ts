import { z } from 'zod';
import { Span } from './article.schema.ts';
import { Sentences, Text } from './item.schema.ts';

/** The steps of management, in their order. */
export const managementSteps = {
  immediate: 'Immediate measures',
  firstLine: 'First line',
  alternatives: 'Alternatives',
  avoid: 'Avoid',
  monitoring: 'Monitoring',
  followUp: 'Follow-up',
  escalate: 'Escalate',
  advice: 'Advice',
} as const;
export type ManagementStepId = keyof typeof managementSteps;

/** How a condition is treated, in a line each. */
export const ManagementOutline = z.strictObject({ firstLine: Text, alternatives: Text.optional(), avoid: Text, followUp: Text, escalate: Text }).readonly();
export type ManagementOutline = z.infer<typeof ManagementOutline>;

const Statements = z
  .array(Sentences)
  .min(1)
  .max(8)
  .readonly()
  .describe(
    'Whole sentences, a matter each. A drug is {id}, or {id:dose} with its dose; [organisation/page] stands before the full stop of what that page says',
  );

/** How a condition is treated, in whole sentences that a student can learn from and a reader can check. */
export const ManagementPlan = z
  .strictObject({
    immediate: Statements.optional(),
    firstLine: Statements,
    alternatives: Statements.optional(),
    avoid: Statements,
    monitoring: Statements.optional(),
    followUp: Statements,
    escalate: Statements,
    advice: Statements,
    sources: z.array(z.string()).min(1).max(5).readonly().describe('Ids of files in content/sources, each cited in a statement'),
    reviewed: z.iso.date({ error: 'must be a day such as 2026-11-24' }).describe('The day on which somebody last held it against its sources'),
  })
  .readonly();
export type ManagementPlan = z.infer<typeof ManagementPlan>;

/** How a condition is treated, as it is shown: an outline of a line a step, or a plan. */
export const Management = z.object({
  isOutline: z.boolean(),
  /** The day on which somebody last held a plan against its sources. */
  reviewed: z.string().nullable(),
  steps: z.array(z.object({ id: z.string(), heading: z.string(), statements: z.array(z.array(Span)) })),
});
export type Management = z.infer<typeof Management>;
