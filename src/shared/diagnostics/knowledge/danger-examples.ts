import type { DangerFile } from '../../content/danger.schema.ts';
import { readText } from '../engine/extract.ts';
import type { KnowledgeBase } from '../engine/knowledge-base.ts';
import { featuresOf, windowsOf } from '../engine/told-dangers.ts';
import type { Example } from './danger-training.ts';

/** Texts as the engine reads them, for training: of dangers as a whole, of calm also in parts, since no part of those may alarm. */
export function dangerExamples(dangers: readonly DangerFile[], calm: readonly string[], { lexicon, ancestors }: KnowledgeBase): Example[] {
  const sentencesOf = (text: string) => readText(text, lexicon).sentences.map((sentence) => featuresOf(sentence, ancestors));
  const whole = (text: string, danger: number): Example => ({ features: [...new Set(sentencesOf(text).flatMap((features) => [...features.keys()]))], danger });
  const none = dangers.length;
  return [...dangers.flatMap(({ says, soundsAlike }, danger) => [...says.map((text) => whole(text, danger)), ...soundsAlike.map((text) => whole(text, none))]), ...calm.flatMap((text) => windowsOf(sentencesOf(text)).map((features): Example => ({ features: [...features.keys()], danger: none })))];
}
