import { hash } from 'node:crypto';
import type { DangerContent } from '../../shared/content/schema/danger.schema.ts';

/** What a model says that it was trained on: a test compares it with the content as it stands. */
export function trainingContentKey(dangers: readonly DangerContent[], calm: readonly string[]): string {
  return hash('sha256', JSON.stringify([dangers, calm])).slice(0, 16);
}
