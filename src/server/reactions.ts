import type { Reactions } from './deps.ts';
import { countAnew, countAttempt } from './progress/counting.service.ts';

/** What follows from events of features, in their transactions: a feature reacts to another without either knowing the other. */
export const reactions: Reactions = {
  attemptFinished: [countAttempt],
  attemptRegraded: [countAnew],
  patientFinished: [],
};
