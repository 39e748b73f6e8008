import { correctHistory, noteHistory, rebuildHistory } from './bank/history.service.ts';
import type { Reactions } from './deps.ts';
import { patientsStudied } from './patients/patients.service.ts';
import { countAnew, countAttempt, countStudies } from './progress/counting.service.ts';
import { correctMisses, enterMisses, rebuildMisses } from './review/misses.service.ts';
import { reviewsStudied } from './review/reviews.service.ts';

/** What follows from events of features, in their transactions: a feature reacts to another without either knowing the other. */
export const reactions: Reactions = {
  attemptFinished: [countAttempt, enterMisses, noteHistory],
  attemptRegraded: [correctMisses, countAnew, correctHistory],
  studied: [countStudies],
  studies: [reviewsStudied, patientsStudied],
  attemptsRebuilt: [rebuildMisses, rebuildHistory],
};
