import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { MissCause } from '../../../shared/exams/miss-causes.ts';

type Causes = Attempt['causes'];

/** Why a question was missed, as it is chosen. */
export const causeLabels = {
  knowledge: 'Knowledge',
  misread: 'Misread',
  reasoning: 'Reasoning',
  time: 'Time',
} as const satisfies Record<MissCause, string>;

/** What each means, for whoever asks. */
export const causeHints = {
  knowledge: 'I did not know it',
  misread: 'I misread the question or an option',
  reasoning: 'I knew the facts and drew the wrong conclusion',
  time: 'I was short of time',
} as const satisfies Record<MissCause, string>;

/** @returns the cause that was given for a question; null for none */
export const causeAt = (causes: Causes, position: number): MissCause | null => causes.find((one) => one.position === position)?.cause ?? null;

/** @param cause null to take it back @returns the causes with that of one question as it is now */
export function withCause(causes: Causes, position: number, cause: MissCause | null): Causes {
  const others = causes.filter((one) => one.position !== position);
  return cause === null ? others : [...others, { position, cause }];
}
