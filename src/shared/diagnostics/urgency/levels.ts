import type { z } from 'zod';
import type { Citation, Suggestion } from '../diagnostics.schema.ts';

/** How soon a patient needs care: emergency (now, by ambulance), urgent (the same day), soon (days), routine, self-care. */
export type Urgency = Suggestion['urgency'];

/** Where a threshold comes from. */
export type Source = z.infer<typeof Citation>;

/** What a chart or a critical value says of a patient; `level` is null where it gives no cause for haste, which never lowers another's level. */
export interface UrgencyAssessment {
  readonly level: Urgency | null;
  /** Why, in one or two whole sentences for learners, with the values. */
  readonly reason: string;
  /** What one would do first; '' where `level` is null. */
  readonly firstStep: string;
  readonly source: Source;
}

const haste: Readonly<Record<Urgency, number>> = { emergency: 4, urgent: 3, soon: 2, routine: 1, 'self-care': 0 };

/** @returns a number that grows with urgency; no level at all is below every level */
export const hasteOf = (level: Urgency | null): number => (level === null ? -1 : haste[level]);
