import { numberWords } from '../../../duration.rules.ts';
import type { Cues } from '../../lexicon/cues.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Sentence } from '../../text/sentences.ts';
import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import { nameAll } from './phrases.ts';
import { contentWords } from './words.ts';

/** How far behind its beginning a complaint is dated. */
const widestItem = 5;

const isAmount = (token: Token | undefined) =>
  token?.kind === 'number' || (token !== undefined && token.word !== 'a' && token.word !== 'an' && Object.hasOwn(numberWords, token.word));

/** "3 months dry cough": how long somebody has had what follows. */
function beginsDuration(tokens: readonly Token[], i: number, cues: Cues): boolean {
  const next = tokens[i + 2];
  return (
    isAmount(tokens[i]) &&
    cues['time-unit'].has(wordAt(tokens, i + 1)) &&
    next?.kind === 'word' &&
    !/^(?:ago|now|or|and|nor|before|after|back|apart|later)$/.test(next.word)
  );
}

/** "Headache since morning with blurred vision". */
function isDated(tokens: readonly Token[], from: number, to: number, cues: Cues): boolean {
  for (let i = from + 1; i < Math.min(to, from + 1 + widestItem); i += 1) {
    const word = wordAt(tokens, i);
    if (tokens[i]?.kind === 'mark' || cues['run-on-denial'].has(word) || word === 'or' || word === 'nor') return false;
    if (
      cues['run-on-since'].has(word) ||
      ((word === 'for' || word === 'x') && isAmount(tokens[i + 1])) ||
      (isAmount(tokens[i]) && cues['time-unit'].has(wordAt(tokens, i + 1)))
    )
      return true;
  }
  return false;
}

/**
 * Where somebody who writes without punctuation turns from what he has not to what he has: "no fever no cough | 3 months dry cough",
 * "never smoked no alcohol | severe chest pain", "no fever no vomiting | headache since morning".
 * @param starts tokens at which a finding is named
 */
function turnsIn(tokens: readonly Token[], sentence: Sentence, starts: ReadonlySet<number>, cues: Cues): number[] {
  const describes = (i: number) => cues['run-on-quality'].has(wordAt(tokens, i));
  const turns: number[] = [];
  let denied = -1;
  let [named, runs] = [0, 0];
  for (let i = sentence.from; i < sentence.to; i += 1) {
    const word = wordAt(tokens, i);
    if (cues['run-on-denial'].has(word)) {
      [denied, named, runs] = [i, 0, denied === -1 ? 1 : runs + 1];
    } else if ((tokens[i]?.kind === 'mark' && !/^[-–'’/&]$/.test(word)) || (cues['clause-start'].has(word) && i > denied + 2)) {
      denied = -1;
    } else if (denied !== -1) {
      const isFree = named > 0 && !cues['run-on-joint'].has(wordAt(tokens, i - 1)) && tokens[i - 1]?.kind === 'word';
      const isQuality = describes(i) && !describes(i - 1) && !/^(?:or|and|nor|enough)$/.test(wordAt(tokens, i + 1)) && i + 1 < sentence.to;
      if (isFree && (beginsDuration(tokens, i, cues) || isQuality || (runs > 1 && starts.has(i) && isDated(tokens, i, sentence.to, cues)))) {
        turns.push(i);
        denied = -1;
      }
      if (starts.has(i)) named += 1;
    }
  }
  return turns;
}

/** Parts a sentence where a run of "no" without punctuation ends and the complaint begins. */
export function partRunOns(tokens: readonly Token[], sentence: Sentence, lexicon: Lexicon): Sentence[] {
  let denies = false;
  for (let i = sentence.from; i < sentence.to && !denies; i += 1) denies = lexicon.cues['run-on-denial'].has(wordAt(tokens, i));
  if (!denies) return [sentence];
  const content = contentWords(tokens, sentence, lexicon);
  const namings = [...nameAll(content, lexicon.phrases), ...nameAll(content, lexicon.sensations)];
  const turns = turnsIn(tokens, sentence, new Set(namings.map(({ from }) => content[from]?.index ?? -1)), lexicon.cues);
  const edges = [sentence.from, ...turns, sentence.to];
  return edges.slice(1).map((to, k) => ({ ...sentence, from: edges[k] ?? to, to }));
}
