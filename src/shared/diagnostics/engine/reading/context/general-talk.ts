import { wordAt } from '../../text/text.ts';
import type { SentenceView } from './sentence-view.ts';

/** "Read online that ...", "Google says", "side effects include", "red flags given:": what is told in general, not of the patient; until the text comes back to them. */
export function opensGeneral({ tokens, cues }: SentenceView, i: number): boolean {
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  if (word === 'read' || word === 'reading' || word === 'seen' || word === 'saw')
    return (
      /^(?:online|somewhere)$/.test(next) ||
      (/^(?:on|in)$/.test(next) && cues.medium.has(wordAt(tokens, wordAt(tokens, i + 2) === 'the' ? i + 3 : i + 2))) ||
      (next === 'that' && word.startsWith('read'))
    );
  if (cues['medium-that-says'].has(word)) return cues['says-in-general'].has(next);
  if (word === 'googled' || word === 'googling') return true;
  if (word === 'side' && /^effects?$/.test(next)) return cues['side-effects-that'].has(wordAt(tokens, i + 2));
  // "Red flags: numb saddle" are the patient's own.
  const before = wordAt(tokens, wordAt(tokens, i - 1) === '-' ? i - 2 : i - 1);
  if (/^flags?$/.test(word)) return before === 'red' && cues['advice-given'].has(next);
  if (/^(?:precautions|netting|netted|net)$/.test(word))
    return /^(?:return|safety)$/.test(before) && (cues['advice-given'].has(next) || /^(?:re|for|:|-|of)$/.test(next));
  return false;
}

/** How many words of a sentence are looked at. */
const opening = 20;
/** How many words may stand before what is studied, and behind it. */
const wordsBeforeStudy = 5;
const wordsBehindStudy = 2;

/** "For my nursing exam: what is ...". */
function asksForStudy(words: readonly string[], { cues }: SentenceView): boolean {
  const mark = words.findIndex((word) => !/^\p{L}+$/u.test(word));
  const asks = /^[:,-]$/.test(words[mark] ?? '') && cues['study-question'].has(words[mark + 1] ?? '');
  return asks && words.slice(Math.max(0, mark - wordsBehindStudy - 1), Math.min(mark, wordsBeforeStudy + 1)).some((word) => cues.study.has(word));
}

/** "Writing a crime story: ...", "In our play ...". */
function tellsFiction(words: readonly string[], { cues }: SentenceView): boolean {
  const isFiction = (i: number) => cues.fiction.has(words[i] ?? '');
  const start = words[0] === 'i' && words[1] === 'am' ? 2 : /^im?$/.test(words[0] ?? '') ? 1 : 0;
  if (words[start] === 'writing' && /^(?:a|an|my)$/.test(words[start + 1] ?? '')) return isFiction(start + 2) || isFiction(start + 3);
  return words[0] === 'in' && /^(?:our|my|a|the)$/.test(words[1] ?? '') && isFiction(words[2] === 'school' ? 3 : 2);
}

/** Whether a sentence asks for the sake of study or of a story, of no patient: one whose age is told may be real. */
export function isStudy(view: SentenceView): boolean {
  const { tokens, sentence, cues } = view;
  const head = tokens.slice(sentence.from, Math.min(sentence.to, sentence.from + opening));
  if (head.some(({ kind }) => kind === 'number')) return false;
  const words = head.map(({ word }) => word);
  // "Explain guarding please, anatomy viva on Thursday".
  const isTask = cues['study-task'].has(words[0] ?? '') && words.some((word) => cues.study.has(word));
  return isTask || asksForStudy(words, view) || tellsFiction(words, view);
}
