import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { paperWords } from '../paperWords.rules.ts';

/** @returns what somebody must know before they leave an open paper; null where nothing happens meanwhile */
export function leaveText({ mode, paper }: Pick<Attempt, 'mode' | 'paper'>): string | null {
  return mode === 'exam'
    ? `Your answers stay, and you can go on from any device. The clock runs on meanwhile: when its time is over, the ${paperWords[paper.kind].paper} is handed in as it is.`
    : null;
}
