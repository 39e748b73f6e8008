/** Words by which names are known. All in lower case. */
export interface NameWords {
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
  /** Words of medicine that keep a capital: after a title they are names all the same. */
  readonly medical: ReadonlySet<string>;
}

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/** What follows somebody's name where it names a disease, a sign or a test. */
const eponymNoun =
  /^(?:disease|syndrome|sign|test|criteria|score|scoring|palsy|triad|tetrad|lesion|lesions|node|nodes|nodule|nodules|hernia|fracture|contracture|phenomenon|cell|cells|tumou?r|stage|staging|classification|class|ulcer|abscess|gangrene|thyroiditis|encephalopathy|arthritis|reflex|man(?:o)?euvre|maneuver|method|rule|rules|position|line|lines|splint|stain|catheter|ring|rings|pouch|gland|cyst|o?esophagus|diverticulum|spots?|scale|index|angina|chorea|lymphoma|sarcoma|an(?:a)?emia|fever|tube|law|point|body|bodies|patch|patches|ophthalmopathy|orbitopathy|dermopathy|psychosis|dementia|neuroma|purpura|vasculitis|nephropathy|tremor|parkinsonism|procedure|operation|repair|incision|blood|h(?:a)?ematuria|breathing|respiration|area|plexus|formula|equation|curve|pneumonia|virus|bacillus|aneurysm|hepatitis|murmur)$/;

/** Given and family names that are words of every day, or of the ward; they are names beside another name only. */
const everyday = new Set(
  'mark frank rose grace will may june april august bill rob pat sue ray dean drew art hill hall ward white brown more long young gill fisher cooper baker hope joy faith dev ram sai ruby amber lily jack victor max bora paul das lal sen dey ming pai wei jin soo alex jay sana maya ria lata hari shaw lim kate kiran komal kajal'.split(
    ' ',
  ),
);
const title = /^(?:mr|mrs|ms|miss|mx|master|dr|prof|professor|shri|sri|smt|shrimati|kumari|baba|sister|nurse|sir|madam|begum)$/;
/** Words before a name that say that one comes. */
const introduces =
  /(?:\b(?:name(?:d)?(?: is| was|:)?|called|patient(?: name)?\s*(?::|is)|pt\s*:|my name(?:'s| is)|i am|i['’]m|this is|here is|[sdwcb]\/o|(?:son|daughter|wife|husband|child|baby|mother|father) of))\s*[:-]?\s*$/i;
const relation =
  /\b(?:my|his|her|their|our)\s+(?:(?:little|elder|younger|eldest|youngest|late|newborn|baby|\d+[- ](?:year|yr|month|week|day)s?[- ]old)\s+)*(?:son|daughter|wife|husband|child|baby|mother|mum|mom|father|dad|brother|sister|friend|partner|aunt|uncle|cousin|nephew|niece|grandson|granddaughter|grandmother|grandfather|neighbou?r|boss|roommate)\s*,?\s*$/i;
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map((match) => {
    const [raw] = match;
    // The genitive is no part of a name.
    const name = raw.replace(/['’]s?$/i, '');
    const word = {
      text: name,
      lower: name.toLowerCase(),
      start: match.index,
      end: match.index + name.length,
      isCapital: /^\p{Lu}/u.test(name),
      gap: text.slice(end, match.index),
    };
    end = match.index + name.length;
    return word;
  });
}

/** Only a blank, or the stop of a title or an initial, stands between the words of a name. */
const isJoined = (word: Word | undefined) => word !== undefined && /^(?:\.? |\.)$/.test(word.gap);

/** Whether somebody's name begins a term of medicine: "Wilson's disease", "Murphy sign". */
function isEponym(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && /^(?:['’]s?)? ?$/.test(next.gap) && eponymNoun.test(next.lower);
}

/** How many words from one on make up a name that is announced, by a title or by what stands before it. */
function announcedLength(words: readonly Word[], at: number, { given, family, medical }: NameWords): number {
  let length = 0;
  for (let i = at; i < words.length && length < 4; i += 1) {
    const word = words[i];
    if (!word || (i > at && !isJoined(word))) break;
    const isKnown = given.has(word.lower) || family.has(word.lower);
    if (!word.isCapital && !isKnown) break;
    // "Mr Graves has …" is a name; the second word must not be one of medicine.
    if (i > at && !isKnown && (medical.has(word.lower) || eponymNoun.test(word.lower))) break;
    length += 1;
  }
  return length;
}

/** How many words from one on make up a name by themselves: a known given name, perhaps with others behind it. */
function bareLength(words: readonly Word[], at: number, { given, family, medical }: NameWords): number {
  const first = words[at];
  if (!first || isEponym(words, at)) return 0;
  const isGiven = given.has(first.lower);
  const isFamily = family.has(first.lower);
  if (!isGiven && !isFamily) return 0;
  let length = 1;
  for (let i = at + 1; i < words.length && length < 4; i += 1) {
    const word = words[i];
    if (!word || !isJoined(word)) break;
    const isKnown = (given.has(word.lower) || family.has(word.lower)) && !isEponym(words, i);
    const isLikely =
      word.isCapital &&
      first.isCapital &&
      !medical.has(word.lower) &&
      !eponymNoun.test(word.lower) &&
      word.lower.length > 1 &&
      word.text !== word.text.toUpperCase();
    const isInitial = /^\p{Lu}$/u.test(word.text);
    if (!isKnown && !isLikely && !isInitial) break;
    length += 1;
  }
  // "Ann Arbor classification", "Austin Flint murmur": the last word is no name that anybody bears.
  const last = words[at + length - 1];
  if (length > 1 && last && isEponym(words, at + length - 1) && !family.has(last.lower)) return 0;
  if (length > 1) return first.isCapital || given.has(words[at + 1]?.lower ?? '') || family.has(words[at + 1]?.lower ?? '') ? length : 0;
  return first.isCapital && !everyday.has(first.lower) && !medical.has(first.lower) ? 1 : 0;
}

/**
 * Finds the names of people: those with a title or a word that announces one, and those that are on the lists of names. Names of diseases and signs stay.
 * @param text as somebody wrote it, in capitals or without any
 */
export function findNames(text: string, known: NameWords): { readonly kind: 'name'; readonly start: number; readonly end: number }[] {
  const words = wordsOf(text);
  const found: { kind: 'name'; start: number; end: number }[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (!word) continue;
    const before = text.slice(Math.max(0, word.start - 80), word.start);
    const previous = words[i - 1];
    const isTitled =
      previous !== undefined &&
      title.test(previous.lower) &&
      isJoined(word) &&
      (previous.isCapital || !previous.isCapital) &&
      !/^(?:MS|MR)$/.test(previous.text);
    const isIntroduced = introduces.test(before) && (word.isCapital || known.given.has(word.lower)) && !known.medical.has(word.lower);
    const isRelated = relation.test(before) && word.isCapital && !known.medical.has(word.lower);
    const isAnnounced =
      isTitled ||
      (isIntroduced && (known.given.has(word.lower) || known.family.has(word.lower) || /name|called|\/o|patient/i.test(before.slice(-20)))) ||
      isRelated;
    const length = isAnnounced ? announcedLength(words, i, known) : bareLength(words, i, known);
    const last = words[i + length - 1];
    if (length === 0 || !last) continue;
    found.push({ kind: 'name', start: word.start, end: last.end });
    i += length - 1;
  }
  return withRepeats(text, words, found);
}

/** Somebody who was announced once is the same person wherever the name stands again. */
function withRepeats(text: string, words: readonly Word[], found: readonly { kind: 'name'; start: number; end: number }[]) {
  const parts = new Set(
    found
      .flatMap(({ start, end }) => text.slice(start, end).split(/[\s.]+/))
      .filter((part) => /^\p{Lu}/u.test(part) && part.length > 2)
      .map((part) => part.toLowerCase()),
  );
  const isCovered = ({ start, end }: Word) => found.some((name) => name.start <= start && end <= name.end);
  const again = words.filter((word, i) => word.isCapital && parts.has(word.lower) && !isCovered(word) && !isEponym(words, i));
  return [...found, ...again.map(({ start, end }) => ({ kind: 'name' as const, start, end }))];
}
