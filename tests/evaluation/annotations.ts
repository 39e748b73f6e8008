import type { AnnotatedText } from './annotation.types.ts';
import { part1Annotations } from './annotations/part1.ts';
import { part2Annotations } from './annotations/part2.ts';
import { part3Annotations } from './annotations/part3.ts';
import { part4Annotations } from './annotations/part4.ts';
import { part5Annotations } from './annotations/part5.ts';
import { part6Annotations } from './annotations/part6.ts';
import { part7Annotations } from './annotations/part7.ts';

/**
 * The texts that the reader was written with, marked by hand by two people who had the list of findings before them but not the reader; its faults on
 * them were looked at.
 */
export const annotations: readonly AnnotatedText[] = [...part1Annotations, ...part2Annotations, ...part3Annotations, ...part4Annotations, ...part5Annotations];

/** Texts of somebody who has not seen the reader, marked likewise; the reader's faults on them are not looked at, only counted. */
export const heldOutAnnotations: readonly AnnotatedText[] = [...part6Annotations, ...part7Annotations];

/** The held-out texts by how they are written. */
export const heldOutVoices: Readonly<Record<string, readonly AnnotatedText[]>> = {
  'exam prose': heldOutAnnotations.slice(0, 20),
  'ward notes': heldOutAnnotations.slice(20, 40),
  'lay texts': heldOutAnnotations.slice(40),
};
