import type { Cues } from '../../lexicon/cues.ts';
import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import type { SentenceView } from './sentence-view.ts';

/** How far behind somebody his verb is looked for: "my boss at work has". */
const widestSubject = 3;

/** "I have", "I feel", "my throat": the writer complains; "I have called an ambulance" and "I'm scared" are no complaints. */
function complains(tokens: readonly Token[], { acquaintance }: Cues): boolean {
  return tokens.some(({ word }, i) => {
    const [next, after] = [wordAt(tokens, i + 1), wordAt(tokens, i + 2)];
    if (word === 'my') return !acquaintance.has(next) && !acquaintance.has(after);
    if (word === 'ive' || (word === 'i' && /^(?:have|had)$/.test(next)))
      return !/^(?:called|rang|rung|phoned|given|tried|seen|no|never|put)$/.test(word === 'ive' ? next : after);
    return word === 'i' && /^(?:got|get|feel|felt|now|also|woke|started|keep|cant|cannot|itch|cough)$/.test(next);
  });
}

/**
 * Who in a text is neither the patient nor a relative: friends, neighbours, animals. A text that opens with "My friend ..." is about the friend, unless the writer
 * complains too, or what is told of the friend is over.
 * @param isAboutThem the text tells of nobody else, so that whoever is ill in it is the patient
 */
export function othersIn(tokens: readonly Token[], cues: Cues, isAboutThem = false): ReadonlySet<string> {
  const { acquaintance, animal } = cues;
  const all = new Set([...acquaintance, ...animal]);
  const asked = isAboutThem ? tokens : complains(tokens, cues) ? [] : tokens.slice(0, 4);
  const over = new Set(tokens.filter((_, i) => /^(?:had|died)$/.test(wordAt(tokens, i + 1))).map(({ word }) => word));
  for (const { word } of asked) if (acquaintance.has(word) && !over.has(word)) all.delete(word);
  return all;
}

/** Whether somebody is the one of whom a clause tells: not "dinner with friends, had", nor "bitten by a dog". */
function isSubject({ tokens, sentence, cues }: SentenceView, i: number): boolean {
  let at = i - 1;
  while (at >= i - widestSubject && at >= sentence.from && (cues['which-other'].has(wordAt(tokens, at)) || cues.acquaintance.has(wordAt(tokens, at)))) at -= 1;
  const before = at < sentence.from ? '' : wordAt(tokens, at);
  const isNamed = at < i - 1 || /^some(?:one|body)$/.test(wordAt(tokens, i));
  return isNamed ? !cues['with-other'].has(before) || (before === 'and' && at < i - 1) : before === '' || before === ',';
}

/** Whether a word turns to what somebody else has: "my boss has shingles", "my friend's mother died of cancer". */
export function opensOther(view: SentenceView, i: number): boolean {
  const { tokens, sentence, cues } = view;
  if (!view.people.others.has(wordAt(tokens, i)) || !isSubject(view, i)) return false;
  for (let k = i + 1; k <= Math.min(i + widestSubject, sentence.to - 1); k += 1) {
    const word = wordAt(tokens, k);
    // "My boss is ill with shingles", but "my friend is worried that I ...".
    if (/^(?:is|was|are|were)$/.test(word)) return cues['other-is'].has(wordAt(tokens, k + 1));
    if (cues['other-has'].has(word)) return true;
    if (tokens[k]?.kind === 'mark' || /^(?:and|or|i|he|she|who|that|scan|bite|bites|bit)$/.test(word)) return false;
  }
  return false;
}
