import type { AttemptMode } from '../../../shared/exams/attempts.schema.ts';

/** @returns what somebody must know before they leave an open paper; null where nothing happens meanwhile */
export function leaveText(mode: AttemptMode): string | null {
  return mode === 'exam'
    ? 'Your answers stay, and you can go on from any device. The clock runs on meanwhile: when its time is over, the paper is handed in as it is.'
    : null;
}
