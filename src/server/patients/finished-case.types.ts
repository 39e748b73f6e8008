/** A made patient who was played to the end, for whatever follows from it. */
export interface FinishedCase {
  readonly kind: 'patient';
  readonly id: string;
  /** The id of whoever played. */
  readonly user: string;
  readonly at: Date;
  /** The day on which it was where the learner is, such as 2026-11-27. */
  readonly day: string;
  readonly isSolved: boolean;
}
