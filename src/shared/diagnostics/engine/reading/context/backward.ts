import { wordAt } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import type { ContextState, SentenceView } from './sentence-view.ts';

/** Whether what follows is said of what stands before: "is", a colon, a dash. */
function isCopula(tokens: readonly Token[], i: number): boolean {
  const word = wordAt(tokens, i);
  // The hyphen of "gram-negative" says nothing of what stands before it.
  if (word === '-') return (tokens[i]?.start ?? 0) > (tokens[i - 1]?.end ?? 0);
  return /^(?:is|are|was|were|been|:)$/.test(word);
}

/** What may be said behind "none" and "nil" of an item: "allergies: none known", "asthma nil of note". */
const idle = /^(?:known|reported|recorded|noted|of|note|so|far|significant|relevant)$/;

/** "DM -, fever -": the minus of the wards behind its item; what goes on behind a dash is no end. */
function isMinus({ tokens, sentence }: SentenceView, i: number): boolean {
  if (!/^[-–−]$/.test(wordAt(tokens, i)) || tokens[i - 1]?.kind !== 'word') return false;
  const next = tokens[i + 1];
  if (i + 1 < sentence.to) return /^[,)/|]$/.test(next?.word ?? '');
  return next === undefined || next.word === '.' || next.word === ';';
}

/** Whether a denial is the last word of the item that it denies: "asthma none, diabetes - no", "allergies: nil known", "epilepsy (never)". It then denies nothing that follows. */
export function closesItem(view: SentenceView, i: number): boolean {
  const { tokens, sentence, cues } = view;
  const word = wordAt(tokens, i);
  if (isMinus(view, i)) return true;
  if (i === sentence.from || wordAt(tokens, i - 1) === ',' || !cues['denial-behind'].has(word)) return false;
  let next = i + 1;
  if (/^(?:none|nil)$/.test(word)) while (next < sentence.to && idle.test(wordAt(tokens, next))) next += 1;
  if (next >= sentence.to) return true;
  const mark = wordAt(tokens, next);
  return (/^(?:negative|neg|nil|none|no|never|absent)$/.test(word) && /^[,)/|]$/.test(mark)) || (/^(?:nil|none)$/.test(word) && mark === 'and');
}

/** "... were denied", "... absent", at the end of a list or of its item. */
function denies(view: SentenceView, i: number): boolean {
  const { tokens, cues } = view;
  const word = wordAt(tokens, i);
  if (closesItem(view, i)) return true;
  // "Ketones never above 0.3".
  if (word === 'never' && /^(?:>|above|over|higher|more)$/.test(wordAt(tokens, i + 1))) return true;
  // "Cough: no fever" denies the fever, and "was denied entry" is no denial.
  return (
    isCopula(tokens, i - 1) &&
    cues['denial-behind'].has(word) &&
    !/^(?:no|never|denied|denies)$/.test(word) &&
    !/^(?:in|at|on|during|between|after|by|when)$/.test(wordAt(tokens, i + 1))
  );
}

/** How long a question may be that is answered at once. */
const longestQuestion = 7;

/** How many words may name who answers: "the rad on call says". */
const longestAnswerer = 4;

/** Where the answer to a question begins that somebody is said to give: "rad says no". */
function answerAt(tokens: readonly Token[], start: number): number {
  for (let i = start + 1; i <= start + longestAnswerer; i += 1) {
    if (tokens[i - 1]?.kind !== 'word') break;
    if (/^(?:says|said|thinks|thought|reports|reported|reckons)$/.test(wordAt(tokens, i))) return i + 1;
  }
  return start;
}

/** Where an answer that says no ends: "no", "don't think so"; -1 for another answer. */
function endOfNo(tokens: readonly Token[], start: number): number {
  const at = start + (wordAt(tokens, start) === 'i' ? 1 : 0);
  if (/^(?:dont|doesnt|didnt)$/.test(wordAt(tokens, at)) && /^(?:think|believe)$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === 'so')
    return at + 3;
  return /^(?:no|nope|never|not)$/.test(wordAt(tokens, start)) ? start + 1 : -1;
}

/** "Asthma? No.", "wide mediastinum? rad says no": a question that is answered at once with no; "pain gone? No." is none that denies the pain. */
export function isAnsweredNo({ tokens, sentence: { from, to }, cues }: SentenceView): boolean {
  if (to - from > longestQuestion || wordAt(tokens, to) !== '?') return false;
  const end = endOfNo(tokens, answerAt(tokens, to + 1));
  if (end === -1) return false;
  const next = tokens[end];
  const isEnd = next === undefined || /^[.,;!–-]$/.test(next.word);
  return isEnd && !tokens.slice(from, to).some(({ word }) => cues.ended.has(word) || cues.negation.has(word));
}

/** Until when a year is long ago; no clock is read. */
const lastPastYear = 2024;
const isPastYear = (word: string) => /^(?:19|20)\d\d$/.test(word) && Number(word) <= lastPastYear;

/** "Stroke in 2014", "OD 2009", "last fit 2018": a year, no count ("2000 ml", "CK 2010", "at 2015"), and none since which something goes on. */
export function isDatedYear({ tokens, cues }: SentenceView, i: number): boolean {
  return isPastYear(wordAt(tokens, i)) && !cues['no-year-behind'].has(wordAt(tokens, i - 1)) && !cues['no-year-before'].has(wordAt(tokens, i + 1));
}

/** "When I was 17": an age that is past, at its number. "When I was 20 weeks" and "when it was 38" are none. */
export function isAgeThen({ tokens, cues }: SentenceView, i: number): boolean {
  return (
    /^\d{1,2}$/.test(wordAt(tokens, i)) &&
    wordAt(tokens, i - 1) === 'was' &&
    /^(?:i|he|she)$/.test(wordAt(tokens, i - 2)) &&
    wordAt(tokens, i - 3) === 'when' &&
    !cues['not-an-age'].has(wordAt(tokens, i + 1))
  );
}

/** "... two years ago", "... as a child", "... when I was 17", "... last summer", "... in the past". */
function isLongAgo(view: SentenceView, i: number): boolean {
  const { tokens, cues } = view;
  const [word, before, first] = [wordAt(tokens, i), wordAt(tokens, i - 1), wordAt(tokens, i - 2)];
  return (
    isDatedYear(view, i) ||
    isAgeThen(view, i) ||
    (/^(?:ago|back)$/.test(word) && cues['long-unit'].has(before)) ||
    (cues.youth.has(word) && before === 'a' && first === 'as') ||
    (cues['calendar-decade'].has(word) && before === 'the' && /^(?:in|during|since)$/.test(first)) ||
    // "Eleven years clear", "twenty years since the last one".
    (cues.years.has(before) && (/^(?:clear|past|free)$/.test(word) || (word === 'since' && /^(?:|the|then|,)$/.test(wordAt(tokens, i + 1))))) ||
    (cues['last-of-these'].has(word) && before === 'last' && !/^(?:the|this)$/.test(first)) ||
    (word === 'past' && before === 'the' && first === 'in' && !/^\d|^(?:few|couple|two|three|week|month|year|several)/.test(wordAt(tokens, i + 1)))
  );
}

/** "Two ulcers in the mouth, also healed now", "the sores have healed": what is whole again, not what has not or is slow to. */
function isHealed({ tokens, cues }: SentenceView, i: number): boolean {
  const before = [wordAt(tokens, i - 1), wordAt(tokens, i - 2)];
  if (wordAt(tokens, i) !== 'healed' || before.some((word) => cues.negation.has(word) || /^(?:not|never|hasnt|havent|barely|slowly|partly|half)$/.test(word)))
    return false;
  return /^(?:now|since|up|completely|already|fully|well|too|by|[.,;]|)$/.test(wordAt(tokens, i + 1));
}

/** "Vomiting is not there", "rash not seen", "malaria parasites not detected", "bacilli have not been found". */
function isMissing({ tokens, cues }: SentenceView, i: number): boolean {
  const before = wordAt(tokens, i - 1) === 'been' ? wordAt(tokens, i - 2) : wordAt(tokens, i - 1);
  return cues.found.has(wordAt(tokens, i)) && cues['verb-negation'].has(before);
}

/**
 * Marks what stands before a denial or a date as absent or past ("fever and cough were denied"), back to the last comma-free start. The tokens of a sentence
 * are passed from left to right; those that may still be marked are kept in order, so that each is marked once however many denials follow.
 */
export class BackwardMarker {
  private readonly view: SentenceView;
  private readonly states: ContextState[];
  /** The state of what nothing is said of: what stands in the history is past, and may be denied there all the same. */
  private readonly base: ContextState;
  /** The tokens passed whose state is still that. */
  private readonly open: number[] = [];
  private lastComma = -1;
  private earlierComma = -1;
  private lastTerminator = -1;
  /** Whether "had" or "used" was passed. */
  private tells = false;

  /** @param states of the tokens of the sentence; changed in place */
  constructor(view: SentenceView, states: ContextState[]) {
    this.view = view;
    this.states = states;
    this.base = states[0] ?? 'present';
  }

  /** "He had asthma in his teens": the decade of what the patient had, not of "a woman in her thirties". */
  private isDecadeOfLife(i: number): boolean {
    const { tokens, cues } = this.view;
    return cues['decade-of-life'].has(wordAt(tokens, i)) && this.tells && wordAt(tokens, i - 2) === 'in';
  }

  /** Marks what a token says of those before it. */
  markBefore(i: number): void {
    const { tokens, sentence } = this.view;
    const [word, before] = [wordAt(tokens, i), wordAt(tokens, i - 1)];
    const isPast = isLongAgo(this.view, i) || this.isDecadeOfLife(i);
    const isWhole = isHealed(this.view, i);
    if (isPast ? this.base !== 'present' : !isWhole && !denies(this.view, i) && !isMissing(this.view, i)) return;
    // Without "were" the word speaks of its own item alone: "vomiting, cremasteric reflex absent".
    const isOfItem = isPast || !/^(?:are|were|been)$/.test(before);
    const stop = isOfItem ? Math.max(isPast ? this.commaBefore(i) : this.lastComma, this.lastTerminator) : this.lastTerminator;
    for (let k = this.open.at(-1); k !== undefined && k > stop; k = this.open.at(-1)) {
      this.open.pop();
      this.states[k - sentence.from] = isPast ? 'over' : word === 'resolved' || isWhole ? 'past' : this.base === 'family' ? 'family-absent' : 'absent';
    }
  }

  /** The last comma, or the one before it where nothing but the date stands behind it: "she had fits with me, forty years ago". */
  private commaBefore(i: number): number {
    const { tokens, cues } = this.view;
    const isDateAlone =
      i - this.lastComma <= 6 && tokens.slice(this.lastComma + 1, i).every(({ kind, word }) => kind === 'number' || cues['date-word'].has(word));
    return isDateAlone ? this.earlierComma : this.lastComma;
  }

  /** A token has its own state. */
  pass(i: number): void {
    const { tokens, sentence, cues } = this.view;
    const word = wordAt(tokens, i);
    if (word === ',') [this.earlierComma, this.lastComma] = [this.lastComma, i];
    // "Bacilli have not been found" speaks of the bacilli.
    const isOfAge = [1, 2, 3].some((ahead) => isAgeThen(this.view, i + ahead));
    if (cues['clause-start'].has(word) && !isOfAge && !(/^(?:has|have|had)$/.test(word) && wordAt(tokens, i + 1) === 'not')) {
      // "Had fits" may be one phrase.
      this.lastTerminator = /^(?:has|have|had)$/.test(word) ? i - 1 : i;
    }
    if (word === 'had' || word === 'used') this.tells = true;
    if (this.states[i - sentence.from] === this.base) this.open.push(i);
  }
}
