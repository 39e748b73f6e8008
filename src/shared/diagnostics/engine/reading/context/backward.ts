import type { Sentence } from '../../text/sentences.ts';
import { wordAt, wordSet } from '../../text/text.ts';
import type { Token } from '../../text/token.ts';
import { type ContextState, terminators } from './context-words.ts';

/** Whether what follows is said of what stands before: "is", a colon, a dash. */
function isCopula(tokens: readonly Token[], i: number): boolean {
  const word = wordAt(tokens, i);
  // The hyphen of "gram-negative" says nothing of what stands before it.
  if (word === '-') return (tokens[i]?.start ?? 0) > (tokens[i - 1]?.end ?? 0);
  return /^(?:is|are|was|were|been|:)$/.test(word);
}

export const isYouth = (word: string) => /^(?:child|baby|teenager|teen|kid|boy|girl|toddler|infant)$/.test(word);

/** "... were denied", "... absent", at the end of a list or of its item. */
function denies(tokens: readonly Token[], i: number, sentence: Sentence): boolean {
  const word = wordAt(tokens, i);
  // "CMT -ve, PR normal": the mark ends its item.
  const last =
    i === sentence.to - 1 || (/^(?:negative|neg|nil)$/.test(word) && wordAt(tokens, i + 1) === ',') || (word === 'nil' && wordAt(tokens, i + 1) === 'and');
  // "Ketones never above 0.3".
  if (word === 'never' && /^(?:>|above|over|higher|more)$/.test(wordAt(tokens, i + 1))) return true;
  return (
    (last || isCopula(tokens, i - 1)) &&
    /^(?:absent|denied|negative|neg|ve|nil|none|excluded|unremarkable|resolved|no|undetectable|undetected|nonreactive|nr)$/.test(word) &&
    (word !== 'denied' || last) &&
    !/^(?:in|at|on|during|between|after|by|when)$/.test(wordAt(tokens, i + 1))
  );
}

/** Until when a year is long ago; no clock is read. */
const lastPastYear = 2024;
const isPastYear = (word: string) => /^(?:19|20)\d\d$/.test(word) && Number(word) <= lastPastYear;

/** "Stroke in 2014", "OD 2009", "last fit 2018": a year, no count ("2000 ml", "CK 2010", "at 2015"), and none since which something goes on. */
export function isDatedYear(tokens: readonly Token[], i: number): boolean {
  return (
    isPastYear(wordAt(tokens, i)) &&
    !/^(?:at|from|until|till|by|around|about|approximately|over|under|than|of|x|to|since|every|per|ck|cpk|ferritin|troponin|trop|bnp|dimer|ddimer|count|tlc|wbc|wcc|hcg|afp|cea|psa|ldh|alt|ast|alp|b12|crp|lipase|amylase|pvr|volume|platelets|plt|eosinophils|aec|anc|cd4|tpo|urine|=|:|<|>|~|@|\/|-|\+)$/.test(
      wordAt(tokens, i - 1),
    ) &&
    !/^(?:ml|mls|mg|mcg|g|kg|units?|iu|u|calories|kcal|steps|m|metres?|meters?|feet|ft|cells?|copies|people|hours?|hrs?|h|x|to|-|\/|%|\+)$/.test(
      wordAt(tokens, i + 1),
    )
  );
}

const ofTime = /^(?:weeks?|wks?|months?|mths?|days?|hours?|hrs?|minutes?|mins?|pregnant|over|\/|%)$/;

/** "When I was 17": an age that is past, at its number. "When I was 20 weeks" and "when it was 38" are none. */
export function isAgeThen(tokens: readonly Token[], i: number): boolean {
  return (
    /^\d{1,2}$/.test(wordAt(tokens, i)) &&
    wordAt(tokens, i - 1) === 'was' &&
    /^(?:i|he|she)$/.test(wordAt(tokens, i - 2)) &&
    wordAt(tokens, i - 3) === 'when' &&
    !ofTime.test(wordAt(tokens, i + 1))
  );
}

/** "... two years ago", "... as a child", "... when I was 17", "... last summer", "... in the past". */
function isLongAgo(tokens: readonly Token[], i: number): boolean {
  const [word, before, first] = [wordAt(tokens, i), wordAt(tokens, i - 1), wordAt(tokens, i - 2)];
  return (
    isDatedYear(tokens, i) ||
    isAgeThen(tokens, i) ||
    (/^(?:ago|back)$/.test(word) && /^(?:years?|yrs?|decades?|summers?|winters?|autumns?|springs?)$/.test(before)) ||
    (isYouth(word) && before === 'a' && first === 'as') ||
    (/^(?:fifties|sixties|seventies|eighties|nineties)$/.test(word) && before === 'the' && /^(?:in|during|since)$/.test(first)) ||
    // "Eleven years clear", "twenty years since the last one".
    (/^(?:years|yrs)$/.test(before) && (/^(?:clear|past|free)$/.test(word) || (word === 'since' && /^(?:|the|then|,)$/.test(wordAt(tokens, i + 1))))) ||
    (/^(?:year|summer|winter|spring|autumn)$/.test(word) && before === 'last' && !/^(?:the|this)$/.test(first)) ||
    (word === 'past' && before === 'the' && first === 'in' && !/^\d|^(?:few|couple|two|three|week|month|year|several)/.test(wordAt(tokens, i + 1)))
  );
}

/** "Vomiting is not there", "rash not seen", "malaria parasites not detected", "bacilli have not been found". */
function isMissing(tokens: readonly Token[], i: number): boolean {
  const before = wordAt(tokens, i - 1) === 'been' ? wordAt(tokens, i - 2) : wordAt(tokens, i - 1);
  return (
    /^(?:there|seen|present|noted|observed|detected|found|identified|isolated|grown|demonstrated|visualized|visualised|reactive)$/.test(wordAt(tokens, i)) &&
    /^(?:not|isnt|arent|wasnt|werent|hasnt|havent)$/.test(before)
  );
}

const ofDates = wordSet(
  `about some maybe over nearly almost roughly a an few several couple of many years year in back that thats was it all its it's the or so one two three four five six seven eight
  nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty`,
);

/**
 * Marks what stands before a denial or a date as absent or past ("fever and cough were denied"), back to the last comma-free start. The tokens of a sentence
 * are passed from left to right; those that may still be marked are kept in order, so that each is marked once however many denials follow.
 */
export class BackwardMarker {
  private readonly tokens: readonly Token[];
  private readonly sentence: Sentence;
  private readonly states: ContextState[];
  /** The tokens passed whose state is still 'present'. */
  private readonly open: number[] = [];
  private lastComma = -1;
  private earlierComma = -1;
  private lastTerminator = -1;
  /** Whether "had" or "used" was passed. */
  private tells = false;

  /** @param states of the tokens of the sentence; changed in place */
  constructor(tokens: readonly Token[], sentence: Sentence, states: ContextState[]) {
    this.tokens = tokens;
    this.sentence = sentence;
    this.states = states;
  }

  /** "He had asthma in his teens": the decade of what the patient had, not of "a woman in her thirties". */
  private isDecadeOfLife(i: number): boolean {
    const isDecade = /^(?:teens|twenties|thirties|forties|youth|childhood)$/.test(wordAt(this.tokens, i));
    return isDecade && this.tells && wordAt(this.tokens, i - 2) === 'in';
  }

  /** Marks what a token says of those before it. */
  markBefore(i: number): void {
    const [word, before] = [wordAt(this.tokens, i), wordAt(this.tokens, i - 1)];
    const isPast = isLongAgo(this.tokens, i) || this.isDecadeOfLife(i);
    if (!isPast && !denies(this.tokens, i, this.sentence) && !isMissing(this.tokens, i)) return;
    // Without "were" the word speaks of its own item alone: "vomiting, cremasteric reflex absent".
    const isOfItem = isPast || !/^(?:are|were|been)$/.test(before);
    const stop = isOfItem ? Math.max(isPast ? this.commaBefore(i) : this.lastComma, this.lastTerminator) : this.lastTerminator;
    for (let k = this.open.at(-1); k !== undefined && k > stop; k = this.open.at(-1)) {
      this.open.pop();
      this.states[k - this.sentence.from] = isPast ? 'over' : word === 'resolved' ? 'past' : 'absent';
    }
  }

  /** The last comma, or the one before it where nothing but the date stands behind it: "she had fits with me, forty years ago". */
  private commaBefore(i: number): number {
    const isDateAlone = i - this.lastComma <= 6 && this.tokens.slice(this.lastComma + 1, i).every(({ kind, word }) => kind === 'number' || ofDates.has(word));
    return isDateAlone ? this.earlierComma : this.lastComma;
  }

  /** A token has its own state. */
  pass(i: number): void {
    const word = wordAt(this.tokens, i);
    if (word === ',') [this.earlierComma, this.lastComma] = [this.lastComma, i];
    // "Bacilli have not been found" speaks of the bacilli.
    const isOfAge = [1, 2, 3].some((ahead) => isAgeThen(this.tokens, i + ahead));
    if (terminators.has(word) && !isOfAge && !(/^(?:has|have|had)$/.test(word) && wordAt(this.tokens, i + 1) === 'not')) {
      // "Had fits" may be one phrase.
      this.lastTerminator = /^(?:has|have|had)$/.test(word) ? i - 1 : i;
    }
    if (word === 'had' || word === 'used') this.tells = true;
    if (this.states[i - this.sentence.from] === 'present') this.open.push(i);
  }
}
