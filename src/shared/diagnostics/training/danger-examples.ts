import type { DangerContent } from '../../content/schema/danger.schema.ts';
import { type Features, featuresOf, widestWindow, windowsOf } from '../engine/answer/told-dangers.ts';
import type { KnowledgeBase } from '../engine/lexicon/knowledge-base.ts';
import { readText } from '../engine/reading/read-text.ts';
import type { Example } from './danger-training.ts';

const namesOf = (window: Features) => [...window.keys()];

/**
 * Texts as the engine reads them, for training: of a danger the widest windows, one of which tells of it; of what only sounds alike and of calm
 * every window, since no part of such a text may alarm.
 */
export function dangerExamples(dangers: readonly DangerContent[], calm: readonly string[], { lexicon, ancestors }: KnowledgeBase): Example[] {
  const sentencesOf = (text: string) => readText(text, lexicon).sentences.map((sentence) => featuresOf(sentence, ancestors));
  const widest = (text: string, danger: number): Example => {
    const sentences = sentencesOf(text);
    const windows = windowsOf(sentences, Math.min(widestWindow, sentences.length));
    return { windows: windows.map(namesOf), danger };
  };
  const none = dangers.length;
  const calmTexts = [...dangers.flatMap(({ soundsAlike }) => soundsAlike), ...calm];
  return [
    ...dangers.flatMap(({ says }, danger) => says.map((text) => widest(text, danger))),
    ...calmTexts.flatMap((text) => windowsOf(sentencesOf(text)).map((window): Example => ({ windows: [namesOf(window)], danger: none }))),
  ];
}
