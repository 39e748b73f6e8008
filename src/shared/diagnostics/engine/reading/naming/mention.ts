export type MentionState = 'present' | 'absent' | 'past' | 'family';

/** One place in the text that speaks of a finding. */
export interface Mention {
  readonly findingId: string;
  readonly state: MentionState;
  readonly start: number;
  readonly end: number;
}
