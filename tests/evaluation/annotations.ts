import type { AnnotatedText } from './annotation.types.ts';
import { part1Annotations } from './annotations/part1.ts';
import { part2Annotations } from './annotations/part2.ts';
import { part3Annotations } from './annotations/part3.ts';
import { part4Annotations } from './annotations/part4.ts';
import { part5Annotations } from './annotations/part5.ts';

/**
 * All texts marked by hand, by two people who had the list of findings before them but not the reader. The reader's faults on the
 * first half were looked at while it was written; the second half is held out.
 */
export const annotations: readonly AnnotatedText[] = [...part1Annotations, ...part2Annotations, ...part3Annotations, ...part4Annotations, ...part5Annotations];

/** Whether a text was looked at while the reader was written. */
export function isHeldOut({ id }: AnnotatedText): boolean {
  return Number(id.slice(1)) > annotations.length / 2;
}
