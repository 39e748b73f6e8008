import type { AnnotatedText } from './annotation.types.ts';
import { part1Annotations } from './annotations/part1.ts';
import { part2Annotations } from './annotations/part2.ts';
import { part3Annotations } from './annotations/part3.ts';
import { part4Annotations } from './annotations/part4.ts';
import { part5Annotations } from './annotations/part5.ts';

/** All texts marked by hand. */
export const annotations: readonly AnnotatedText[] = [...part1Annotations, ...part2Annotations, ...part3Annotations, ...part4Annotations, ...part5Annotations];
