import type { Sentence } from '../../text/sentences.ts';
import { wordAt, wordSet } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import type { ContextState } from './context-words.ts';

const relatives = wordSet(
  'mother father brother sister sibling siblings uncle aunt grandmother grandfather grandparents parents parent mum mom dad cousin twin relative relatives nan nana gran grandma grandpa grandad granddad granny auntie aunty nephew niece bro sis sib sibs',
);
const reportingVerbs = wordSet(
  'says said states stated reports reported noticed notices thinks thought brought brings describes described tells told found observed worried concerned complains denies is',
);
const relativeVerbs = wordSet(
  'gets got has had have died suffers suffered with diagnosed diabetic hypertensive asthmatic passed also both is was are were broke fell lost needed takes took suffered developed',
);

/** Relatives as one calls them: who opens a text with one tells of that one, where notes would write of the patient's mother. */
const callNames = wordSet('mum mom mummy dad daddy nan nana nanna gran granny grandma grandpa grandad granddad pop pops auntie aunty');

/** Spouses and children: relatives of somebody who speaks of themselves, else most often the patient. */
const household = wordSet('son daughter wife husband partner boyfriend girlfriend kid kids children');

/** Who in a text is a relative of the patient: not the one whom a text that opens with "My mum ..." is about. */
export function relativesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const opening = tokens.slice(0, 4).findIndex(({ word }) => word === 'my' || word === '.');
  const count = (pattern: RegExp) => tokens.filter(({ word }) => pattern.test(word)).length;
  // "Grandma's mouth has slipped", "Dad was twitching on the lawn"; not "Mum died at 50" nor "Mum had it too, and I ...".
  const first = wordAt(tokens, 0);
  const isNamed =
    callNames.has(first) &&
    !/^(?:\d|at$|died|also$|and$)/.test(wordAt(tokens, 1)) &&
    (count(/^(?:he|she|his|her|him|hes|shes)$/) > 0 || count(/^(?:i|im|ive|my|me)$/) === 0);
  const patient =
    wordAt(tokens, opening) === 'my'
      ? tokens.slice(opening + 1, opening + 7).find(({ word }) => relatives.has(word) || household.has(word))?.word
      : isNamed
        ? first
        : undefined;
  const isFirstPerson = count(/^(?:i|im|ive)$/) > count(/^(?:he|she|his|her|him|hes|shes)$/) + 1;
  const all = new Set([...relatives, ...(isFirstPerson ? household : [])]);
  // "My brother-in-law had a clot. So I looked at my calf": what he had is over, and the writer speaks of himself.
  const rest = tokens.slice(tokens.findIndex(({ word }) => word === '.') + 1);
  const inRest = (pattern: RegExp) => rest.filter(({ word }) => pattern.test(word)).length;
  const isTold = rest.length < tokens.length && tokens.slice(0, 9).some(({ word }) => /^(?:had|died|has)$/.test(word));
  const isOwn = isTold && inRest(/^(?:i|im|ive|my|mine)$/) >= 2 && inRest(/^(?:he|she|his|her|him|hes|shes|they|their|them|dad|mum|mom|brother|sister)$/) === 0;
  if (isOwn) return all;
  if (patient !== undefined) all.delete(patient);
  return all;
}

function followsReport(tokens: readonly Token[], i: number): boolean {
  for (let k = i + 1; k <= i + 4; k += 1) if (reportingVerbs.has(wordAt(tokens, k))) return true;
  return false;
}

/** Whether a word turns to what a relative has: "his mother has", "family history", "Brother bowel ca at 50". */
export function opensFamily(tokens: readonly Token[], i: number, sentence: Sentence, kin: ReadonlySet<string>): boolean {
  const word = wordAt(tokens, i);
  if (word === 'family' || word === 'familial') return /^(?:history|hx|member|members)$/.test(wordAt(tokens, i + 1));
  // "His wife": a relative of whoever he is.
  if (!kin.has(word) && !(household.has(word) && /^(?:his|her)$/.test(wordAt(tokens, i - 1)))) return false;
  // "Brother bowel ca at 50" in notes: a short sentence that begins with the relative.
  const isFirst =
    i === sentence.from || (i === sentence.from + 1 && /^(?:mat|maternal|pat|paternal|elder|younger|older|one|my|his|her)$/.test(wordAt(tokens, i - 1)));
  if (isFirst && sentence.to - sentence.from <= 7 && !/^(?:s|is|says)$/.test(wordAt(tokens, i + 1)) && !followsReport(tokens, i)) return true;
  for (let k = i + 1; k <= i + 4; k += 1) {
    const next = wordAt(tokens, k);
    if (relativeVerbs.has(next)) return true;
    if (reportingVerbs.has(next)) return false;
  }
  return false;
}

/**
 * What a family history denies is denied of the family; "no heart disease in my parents", "diabetes in the family" speak of them from behind.
 */
export function turnToFamily(tokens: readonly Token[], sentence: Sentence, states: ContextState[], base: ContextState, kin: ReadonlySet<string>): void {
  if (base === 'family') for (const [k, state] of states.entries()) if (state === 'absent') states[k] = 'family-absent';
  let turned = sentence.from - 1;
  for (let i = sentence.from + 2; i < sentence.to; i += 1) {
    const word = wordAt(tokens, i);
    const isKin = kin.has(word) || word === 'family';
    const opener = /^(?:my|the|his|her|our|any|either)$/.test(wordAt(tokens, i - 1)) ? i - 2 : i - 1;
    if (!isKin || wordAt(tokens, opener) !== 'in' || /^(?:history|hx|with)$/.test(wordAt(tokens, i + 1))) continue;
    // What an earlier relative turned is turned, back to its comma.
    for (let k = opener - 1; k > turned && wordAt(tokens, k) !== ','; k -= 1) {
      const state = states[k - sentence.from];
      if (state === 'present') states[k - sentence.from] = 'family';
      if (state === 'absent') states[k - sentence.from] = 'family-absent';
    }
    turned = opener - 1;
  }
}
