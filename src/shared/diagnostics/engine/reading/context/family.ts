import type { Finding } from '../../../../content/schema/finding.schema.ts';
import type { Cues } from '../../lexicon/cues.ts';
import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import type { ContextState, SentenceView } from './sentence-view.ts';

/** "Dad 77 with Parkinson's is in hospital ... he": an age with what he has now; not "Dad 60 bowel cancer". */
function isAgeOfPatient(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ word }) => word === '.');
  const goesOn = tokens.slice(2, end === -1 ? undefined : end).some(({ word }) => /^(?:is|has|cannot|cant|woke|fell|keeps|looks|seems)$/.test(word));
  return goesOn && tokens.some(({ word }) => /^(?:he|she|hes|shes)$/.test(word));
}

/** Of the household who is no child: where the patient is one, "my husband" is the father. */
const spouses = ['wife', 'husband', 'partner', 'boyfriend', 'girlfriend'];

/**
 * Who in a text is a relative of the patient: not the one whom a text that opens with "My mum ..." is about.
 * @param isHistory a history that opens with what "Mum had" tells of the family
 */
export function relativesIn(tokens: readonly Token[], cues: Cues, age: number | null = null, isHistory = false): ReadonlySet<string> {
  const { relative, household } = cues;
  const opening = tokens.slice(0, 4).findIndex(({ word }) => word === 'my' || word === '.');
  const count = (pattern: RegExp) => tokens.filter(({ word }) => pattern.test(word)).length;
  // "Grandma's mouth has slipped", "Dad was twitching on the lawn"; not "Mum died at 50" nor "Mum had it too, and I ...".
  const first = wordAt(tokens, 0);
  const isNamed =
    cues['call-name'].has(first) &&
    !/^(?:at|died|also|and)$/.test(wordAt(tokens, 1)) &&
    !(isHistory && wordAt(tokens, 1) === 'had') &&
    (!/^\d/.test(wordAt(tokens, 1)) || isAgeOfPatient(tokens)) &&
    (count(/^(?:he|she|his|her|him|hes|shes)$/) > 0 || count(/^(?:i|im|ive|my|me)$/) === 0);
  const patient =
    wordAt(tokens, opening) === 'my'
      ? tokens.slice(opening + 1, opening + 7).find(({ word }) => relative.has(word) || household.has(word))?.word
      : isNamed
        ? first
        : undefined;
  const isFirstPerson = count(/^(?:i|im|ive)$/) > count(/^(?:he|she|his|her|him|hes|shes)$/) + 1;
  const isChild = age !== null && age < 12;
  const all = new Set([...relative, ...(isFirstPerson ? household : isChild ? spouses : [])]);
  // "My brother-in-law had a clot. So I looked at my calf": what he had is over, and the writer speaks of himself.
  const rest = tokens.slice(tokens.findIndex(({ word }) => word === '.') + 1);
  const inRest = (pattern: RegExp) => rest.filter(({ word }) => pattern.test(word)).length;
  const isTold = rest.length < tokens.length && tokens.slice(0, 9).some(({ word }) => /^(?:had|died|has)$/.test(word));
  const isOwn = isTold && inRest(/^(?:i|im|ive|my|mine)$/) >= 2 && inRest(/^(?:he|she|his|her|him|hes|shes|they|their|them|dad|mum|mom|brother|sister)$/) === 0;
  if (isOwn) return all;
  if (patient !== undefined) all.delete(patient);
  return all;
}

function followsReport({ tokens, cues }: SentenceView, i: number): boolean {
  for (let k = i + 1; k <= i + 4; k += 1) if (cues.reporting.has(wordAt(tokens, k))) return true;
  return false;
}

/** "Nan has thyroid, cousin type 1 diabetes": the next of a list of relatives, each with what he has. */
function isNextRelative({ tokens, sentence, cues, people: { kin } }: SentenceView, i: number): boolean {
  if (wordAt(tokens, i - 1) !== ',' || i <= sentence.from) return false;
  const [first, second] = [wordAt(tokens, sentence.from), wordAt(tokens, sentence.from + 1)];
  const isList = kin.has(first) || (cues['which-relative'].has(first) && kin.has(second));
  return isList && tokens[i + 1]?.kind === 'word' && !/^(?:s|is|says|thinks|noticed|gave|worried)$/.test(wordAt(tokens, i + 1));
}

/** So many words an item of notes has at most. */
const longestItem = 7;

/** Whether a sentence ends, or has its first comma, within so few words. */
function isShortItem({ tokens, sentence }: SentenceView, i: number): boolean {
  if (sentence.to - sentence.from <= longestItem) return true;
  for (let k = i + 1; k <= sentence.from + longestItem; k += 1) if (wordAt(tokens, k) === ',') return true;
  return false;
}

/** "Brought by mother", "b/b mother", "accompanied by dad". */
function isBringer(tokens: readonly Token[], i: number): boolean {
  const at = /^(?:his|her|the|their)$/.test(wordAt(tokens, i - 1)) ? i - 1 : i;
  const [before, first] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  return before === 'b/b' || (before === 'b' && first === '/') || (before === 'by' && /^(?:brought|accompanied|bib|carried)$/.test(first));
}

/** What goes on of a relative behind a comma without naming anybody: "TB in grandfather, completed treatment". */
const goesOn = /^(?:completed|treated|finished|died|took|cured|diagnosed|operated|recovered|received|had)$/;

/** Whether a word turns to what a relative has: "his mother has", "family history", "Brother bowel ca at 50". */
export function opensFamily(view: SentenceView, i: number): boolean {
  const { tokens, sentence, cues } = view;
  const { kin } = view.people;
  const word = wordAt(tokens, i);
  if (word === 'family' || word === 'familial') return /^(?:history|hx|member|members)$/.test(wordAt(tokens, i + 1));
  // "His wife": a relative of whoever he is.
  if (!kin.has(word) && !(cues.household.has(word) && /^(?:his|her)$/.test(wordAt(tokens, i - 1)))) return false;
  // "Brought by mother with a swollen face": she tells, and it is the child's.
  if (isBringer(tokens, i)) return false;
  // "Brother bowel ca at 50" in notes: a short sentence that begins with the relative.
  const isFirst = i === sentence.from || (i === sentence.from + 1 && cues['which-relative'].has(wordAt(tokens, i - 1)));
  if (isNextRelative(view, i)) return true;
  if (isFirst && isShortItem(view, i) && !/^(?:s|is|says)$/.test(wordAt(tokens, i + 1)) && !followsReport(view, i)) return true;
  for (let k = i + 1; k <= i + 4; k += 1) {
    const next = wordAt(tokens, k);
    if (cues['relative-has'].has(next)) return true;
    if (cues.reporting.has(next)) return false;
  }
  return false;
}

/**
 * What a family history denies is denied of the family; "no heart disease in my parents", "diabetes in the family" speak of them from behind.
 */
export function turnToFamily({ tokens, sentence, people: { kin } }: SentenceView, states: ContextState[], base: ContextState): void {
  if (base === 'family') for (const [k, state] of states.entries()) if (state === 'absent') states[k] = 'family-absent';
  turnOwned(tokens, sentence, kin, states);
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
    if (wordAt(tokens, i + 1) !== ',' || !goesOn.test(wordAt(tokens, i + 2))) continue;
    for (let k = i + 2; k < sentence.to && wordAt(tokens, k) !== ','; k += 1)
      if (/^(?:present|past|over)$/.test(states[k - sentence.from] ?? '')) states[k - sentence.from] = 'family';
  }
}

/** How many words may stand between what runs in a family and whose it is: "run in my mum's side". */
const widestSide = 4;

/** Whether "belongs to my brother" or "runs in her mother's family" begins here, which say of what stands before them that it is another's. */
function isOwnedFrom(tokens: readonly Token[], { to }: SentenceView['sentence'], kin: ReadonlySet<string>, i: number): boolean {
  const word = wordAt(tokens, i);
  const next = wordAt(tokens, i + 1);
  const opens = (/^(?:belongs?|belonged|belonging)$/.test(word) && next === 'to') || (/^(?:runs?|ran|running)$/.test(word) && next === 'in');
  if (!opens) return false;
  for (let k = i + 2; k < Math.min(to, i + 2 + widestSide); k += 1) {
    const owner = wordAt(tokens, k);
    if (kin.has(owner) || kin.has(owner.replace(/s$/, '')) || owner === 'family') return true;
  }
  return false;
}

/** "Asthma inhaler belongs to brother", "polycystic kidneys run in mum's side": back to its comma it is theirs. */
function turnOwned(tokens: readonly Token[], sentence: SentenceView['sentence'], kin: ReadonlySet<string>, states: ContextState[]): void {
  for (let i = sentence.from + 1; i < sentence.to; i += 1) {
    if (!isOwnedFrom(tokens, sentence, kin, i)) continue;
    for (let k = i - 1; k >= sentence.from && wordAt(tokens, k) !== ','; k -= 1) {
      const state = states[k - sentence.from];
      if (state === 'present' || state === 'past') states[k - sentence.from] = 'family';
    }
  }
}

const ownHabits: ReadonlySet<string | undefined> = new Set(['alcohol', 'drug-use', 'smoking']);
const ownProcedures =
  /^(?:recent-|bariatric-|blood-transfusion|chest-procedure|general-anaesthesia|immobility|joint-injection|long-haul-|neuraxial-|parenteral-|vascular-line)/;

/** Whether an exposure of somebody in the family is none of the patient's: an operation, a journey, a habit; a sick child, a fire in the house or a shared meal is. */
export const isOnesOwn = ({ id, cluster }: Pick<Finding, 'id' | 'cluster'>): boolean => ownHabits.has(cluster) || ownProcedures.test(id);
