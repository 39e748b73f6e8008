import type { Sentence } from '../../text/sentences.ts';
import { wordAt, wordSet } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';

const acquaintances = wordSet(
  `friend friends mate mates pal buddy boss manager employer colleague colleagues coworker coworkers workmate workmates classmate classmates teacher neighbor neighbors
  roommate roommates flatmate flatmates housemate housemates landlord landlady someone somebody`,
);
const animals = wordSet('dog dogs cat cats puppy kitten pet pets horse pony cow cows goat goats sheep pig pigs bird parrot hamster rabbit');
/** What is told of somebody's state; who fell or took tablets may need help now, and what he tells or sees is told of the patient ("my friend noticed my eyes are yellow"). */
const tellingVerbs = wordSet('has have had died dies suffers suffered gets got caught developed smokes drinks diagnosed is was are were');
const harmless = wordSet('is was are were');
/** Behind "is": "my boss is ill with shingles", but "my friend is worried that I ...". */
const states = wordSet('ill sick unwell off diagnosed positive dying dead pregnant in being having on coughing vomiting diabetic asthmatic epileptic');
const determiners = wordSet('my our his her their the a an best close good old work school two three few some');
const prepositions = wordSet('with by from to at of for near beside behind against and or like on off');

/** How far behind somebody his verb is looked for: "my boss at work has". */
const widestSubject = 3;

/** "I have", "I feel", "my throat": the writer complains; "I have called an ambulance" and "I'm scared" are no complaints. */
function complains(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, i) => {
    const [next, after] = [wordAt(tokens, i + 1), wordAt(tokens, i + 2)];
    if (word === 'my') return !acquaintances.has(next) && !acquaintances.has(after);
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
export function othersIn(tokens: readonly Token[], isAboutThem = false): ReadonlySet<string> {
  const all = new Set([...acquaintances, ...animals]);
  const asked = isAboutThem ? tokens : complains(tokens) ? [] : tokens.slice(0, 4);
  const over = new Set(tokens.filter((_, i) => /^(?:had|died)$/.test(wordAt(tokens, i + 1))).map(({ word }) => word));
  for (const { word } of asked) if (acquaintances.has(word) && !over.has(word)) all.delete(word);
  return all;
}

/** Whether somebody is the one of whom a clause tells: not "dinner with friends, had", nor "bitten by a dog". */
function isSubject(tokens: readonly Token[], i: number, sentence: Sentence): boolean {
  let at = i - 1;
  while (at >= i - widestSubject && at >= sentence.from && (determiners.has(wordAt(tokens, at)) || acquaintances.has(wordAt(tokens, at)))) at -= 1;
  const before = at < sentence.from ? '' : wordAt(tokens, at);
  const isNamed = at < i - 1 || /^some(?:one|body)$/.test(wordAt(tokens, i));
  return isNamed ? !prepositions.has(before) || (before === 'and' && at < i - 1) : before === '' || before === ',';
}

/** Whether a word turns to what somebody else has: "my boss has shingles", "my friend's mother died of cancer". */
export function opensOther(tokens: readonly Token[], i: number, sentence: Sentence, others: ReadonlySet<string>): boolean {
  if (!others.has(wordAt(tokens, i)) || !isSubject(tokens, i, sentence)) return false;
  for (let k = i + 1; k <= Math.min(i + widestSubject, sentence.to - 1); k += 1) {
    const word = wordAt(tokens, k);
    if (tellingVerbs.has(word)) return !harmless.has(word) || states.has(wordAt(tokens, k + 1));
    if (tokens[k]?.kind === 'mark' || /^(?:and|or|i|he|she|who|that|scan|bite|bites|bit)$/.test(word)) return false;
  }
  return false;
}
