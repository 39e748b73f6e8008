import { eponyms } from './eponyms.ts';

/** Words by which names are known. All in lower case. */
export interface NameWords {
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
  /** Words of medicine that keep a capital: after a title they are names all the same. */
  readonly medical: ReadonlySet<string>;
  /** Words of everyday language and of the ward, which are nobody's name. */
  readonly known: ReadonlySet<string>;
}

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** Capitals that stand for something: "ANA", "SALT". */
  readonly isShorthand: boolean;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/** What follows somebody's name where it names a disease, a sign or a test. */
const eponymNoun =
  /^(?:disease|syndrome|sign|test|criteria|score|scoring|palsy|triad|tetrad|lesion|lesions|node|nodes|nodule|nodules|hernia|fracture|contracture|phenomenon|cell|cells|tumou?r|stage|staging|classification|class|ulcer|abscess|gangrene|thyroiditis|encephalopathy|arthritis|reflex|man(?:o)?euvre|maneuver|method|rule|rules|position|line|lines|splint|stain|catheter|ring|rings|pouch|gland|cyst|o?esophagus|diverticulum|spots?|scale|index|angina|chorea|lymphoma|sarcoma|an(?:a)?emia|fever|tube|law|point|body|bodies|patch|patches|ophthalmopathy|orbitopathy|dermopathy|psychosis|dementia|neuroma|purpura|vasculitis|nephropathy|tremor|parkinsonism|procedure|operation|repair|incision|blood|hospital|clinic|ward|unit|school|college|university|institute|city|district|state|road|street|beach|park|airport|temple|church|bay|hospice|med|pharma|scientific|laboratories|trust|day|train|reader|criteria|regional|specialist|memorial|general|children|infirmary|viper|lab|labs|pharmacy|swab|frame|balloon|stockings?|valve|collar|brace|boot|trial|study|chart|diet|drain|needle|mask|pump|bag|clip|stent|mesh|graft|flap|score|stage|type|grade|h(?:a)?ematuria|breathing|respiration|area|plexus|formula|equation|curve|pneumonia|virus|bacillus|aneurysm|hepatitis|murmur)$/;

/** Given and family names that are words of every day, or of the ward; they are names beside another name only. */
const everyday = new Set(
  'mark frank rose grace will may june april august bill rob pat sue ray dean drew art hill hall ward white brown more long young gill fisher cooper baker hope joy faith dev ram sai ruby amber lily jack victor max bora paul das lal sen dey ming pai wei jin soo alex jay sana maya ria lata hari shaw lim kate kiran komal kajal dawn rich blessing bell heather ivy violet daisy olive pearl iris hazel robin jasmine prudence patience charity mercy bishop king cook carter mason page price'.split(
    ' ',
  ),
);
const title =
  /^(?:mr|mrs|ms|miss|mx|master|mdm|madam|dr|doctor|prof|professor|shri|sri|smt|shrimati|kumari|baba|sir|begum|sra|sr|dra|señora|señor|puan|encik|herr|frau|mme|pt|rn|hca|f1|f2)$/;
/** Words before a name that say that one comes. */
const introduces =
  /(?:\b(?:name(?:d)?(?: is| was|:)?|called|patient(?: name)?\s*(?::|is)?|pt\s*(?::|name)?|my name(?:'s| is)|i am|i['’]m|this is|here is|dear|regards,?|yours(?: \w+)?,?|re\s*:|[sdwcb]\/o|(?:late|son|daughter|wife|husband|child|baby|mother|father|twin|carer|care) (?:of|for)|twin (?:i{1,2}|[12ab]))\s*[:,-]?\s*)$/i;
/** Who somebody is to the patient, or on the ward. */
const people =
  'son|daughter|wife|husband|child|baby|mother|mum|mom|father|dad|brother|sister|friend|partner|aunt|auntie|uncle|cousin|nephew|niece|grandson|granddaughter|grandmother|grandfather|neighbou?r|boss|roommate|carer|caregiver|bystander|caller|escort|officers?|nurse|midwife|surgeon|consultant|cons|registrar|reg|locum|physio|pharmacist|pastor|chair|manager|lady|gentleman|headmistress|teacher|boy|girl|man|woman|nok|next of kin|staff nurse|asst|anaesthetist|relative|guardian|interpreter|social worker|supervisor';
const relation = new RegExp(`\\b(?:${people}|f1|f2|hca|rn|sho|sn|reg)(?:['’]s name)?(?: is| was)?\\s*[,:]?\\s*(?:(?:mr|mrs|ms|miss|dr)\\.?\\s*)?$`, 'i');
/** Others of the same kind that follow one: "officers Dunleavy and Asante". */
const alsoSaid = new RegExp(`\\b(?:${people})\\s+\\p{L}+\\s+and\\s+$`, 'iu');
/** What is done with people, before their name. */
const approached =
  /\b(?:(?:asked|seen|reviewed|informed|operated|referred|accompanied|escorted|brought in|prescribed|signed) by|d\/w|discussed with|with|under|ask|tell|told|ring|rang|thank|met|saw|see|treated|remind|inform|if|when|and|that)\s+$/i;
/** What follows the name of a person: an age, an identifier, or what only people do. */
const describes =
  /^(?:['’]s)?(?:,?\s*\(?\s*(?:aged?\s+)?\d{1,3}\s*(?:-?\s?(?:y|yo|yrs?|years?|months?|mths?|wks?|weeks?|days?)\b|[MFmf]\b|[/,]\s*[MFmf]\b)|(?:,\s*|\s*\()\d{1,3}(?:,(?!\d)|\.(?!\d)|\))|,\s*(?:his|her|my|their|your)\s+\p{L}+|\s*\((?:this|the) \p{L}+\)|,?\s*\(?\s*(?:UHID|MRN|DOB|NHS|hosp\b|IC\b|IP\b|M\b|F\b|d\.?o\.?b|age\b)|\s+(?:says?|said|wants?|wanted|asks?|asked|refuses|refused|prefers|dislikes|smokes|knows|notices|noticed|complains|lives|works|drives|speaks|thinks|feels|denies|reports|tells|told|came|collected|rates|stays|squeezes|thriving|updated|cannot|believes|remembers|forgets|cries|cried|fell|writes)\b)/u;
/** What stands before the name of a patient on a list. */
const listed = /(?:\bbed\s*\d+\s*[:,.]\s*|(?:^|\s)\d{1,2}\)\s*|\bre\s*:\s*|\bpatient\s*:\s*|\bpt\s*:\s*|\bsbar\.?\s*bed\s*\d+,?\s*)$/i;
/** Where somebody is rather than who. */
const placed = /\b(?:in|at|near|from|to|via|outside|abroad|on|takes?|taking|started|gave|given|tab\.?|cap\.?|inj\.?|syp\.?)\s+$/i;
/** Small words within names of many origins. */
const particles = new Set('de da do dos del della di van von der den ter la le al el bin binti bint ibn abu ap mac mc st y e o'.split(' '));
const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

function wordsOf(text: string): Word[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  // In a text that is all in capitals they say nothing.
  const isShouted = (text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.7;
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
      isShorthand: !isShouted && name.length > 1 && name.length <= 5 && name === name.toUpperCase(),
      gap: text.slice(end, match.index),
    };
    end = match.index + name.length;
    return word;
  });
}

/** Only a blank, or the stop of a title, a shortened name or an initial, stands between the words of a name. */
const isJoined = (word: Word | undefined, previous: Word | undefined) =>
  word !== undefined &&
  (word.gap === ' ' || (/^(?:\. |\.)$/.test(word.gap) && previous !== undefined && (previous.text.length === 1 || shortened.test(previous.lower))));
const shortened = /^(?:mr|mrs|ms|dr|prof|mohd|md|st|smt|sh|sri|jr|sr|rev|capt|col|sgt|lt)$/;

/** Whether somebody's name begins a term of medicine: "Wilson's disease", "Murphy sign". */
function isEponym(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next !== undefined && /^(?:['’]s?)? ?$/.test(next.gap) && (eponymNoun.test(next.lower) || /^(?:I{1,3}|IV|V)[A-C]?$/.test(next.text));
}

/** Whether a word may be somebody's name: a name that is known, or one that nobody uses for anything else. */
function mayBeName({ lower, text, isShorthand }: Word, { given, family, known, medical }: NameWords): boolean {
  if (isShorthand) return false;
  if (given.has(lower) || family.has(lower)) return true;
  if (lower.split('-').every((part) => eponyms.has(part) || medical.has(part) || known.has(part))) return false;
  return text.length > 1 && !known.has(lower) && !medical.has(lower) && !isInflected(lower, known) && !/\d/.test(text);
}

/** "stools" where "stool" is known. */
const isInflected = (lower: string, known: ReadonlySet<string>) =>
  ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er', 'est', "'s"].some(
    (ending) => lower.endsWith(ending) && (known.has(lower.slice(0, -ending.length)) || known.has(`${lower.slice(0, -ending.length)}e`)),
  ) ||
  lower.split('-').every((part) => known.has(part)) ||
  (/^(?:un|non|re|pre|post)/.test(lower) && known.has(lower.replace(/^(?:un|non|re|pre|post)-?/, '')));

/** Days, months and the like, which have a capital and are nobody. */
const calendar =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|diwali|eid|ramadan|i)$/;

/** How many words from one on make up a name that is announced, by a title or by what stands before it: any word with a capital, and without one what is nothing else. */
function announcedLength(words: readonly Word[], at: number, known: NameWords): number {
  let length = 0;
  for (let i = at; i < words.length && length < 5; i += 1) {
    const word = words[i];
    if (!word || (i > at && (!isJoined(word, words[i - 1]) || eponymNoun.test(word.lower)))) break;
    const isInitial = word.text.length === 1 && (word.isCapital || words[i + 1]?.gap.startsWith('.') === true);
    const isPart =
      (word.isCapital && !word.isShorthand && !calendar.test(word.lower)) || isInitial || mayBeName(word, known) || (i > at && particles.has(word.lower));
    if (!isPart) break;
    length += 1;
  }
  return trimmed(words, at, length);
}

/** A name does not end in a particle. */
function trimmed(words: readonly Word[], at: number, length: number): number {
  let end = length;
  while (end > 0 && particles.has(words[at + end - 1]?.lower ?? '')) end -= 1;
  return end;
}

/** How many words from one on make up a name by themselves: known names and unknown words with capitals. */
function bareLength(words: readonly Word[], at: number, known: NameWords): number {
  let length = 0;
  for (let i = at; i < words.length && length < 5; i += 1) {
    const word = words[i];
    if (!word || (i > at && !isJoined(word, words[i - 1]))) break;
    const isInitial = i > at && /^\p{Lu}$/u.test(word.text);
    const isEveryday = i === at && !word.isShorthand && everyday.has(word.lower) && words[i + 1]?.isCapital;
    const isPart =
      (word.isCapital && (isEveryday || mayBeName(word, known)) && !(i > at && eponymNoun.test(word.lower))) ||
      isInitial ||
      (i > at && particles.has(word.lower));
    if (!isPart) break;
    length += 1;
  }
  return trimmed(words, at, length);
}

/** Whether words that may be a name are one: by two names in a row, by what stands before, or by what follows. */
function isPerson(text: string, words: readonly Word[], at: number, length: number, { given, family }: NameWords): boolean {
  const [first, last] = [words[at], words[at + length - 1]];
  if (!first || !last || isEponym(words, at + length - 1)) return false;
  const [before, after] = [text.slice(Math.max(0, first.start - 60), first.start), text.slice(last.end, last.end + 40)];
  const run = words.slice(at, at + length);
  const next = words[at + length];
  // "Ann Arbor", "Charles Bonnet": the second word tells what is meant.
  if (next?.isCapital && isJoined(next, last) && eponyms.has(next.lower)) return false;
  const isListed = run.some(({ lower }) => given.has(lower) || family.has(lower));
  if (/^\s*(?:\d+(?:\.\d+)?\s*(?:mg|mcg|g|ml|units?|iu)\b|\d{1,4}\s*(?:od|bd|tds|qds|sos|hs|nocte|mane|stat|x\d|weekly|daily)\b)/i.test(after)) return false;
  if (describes.test(after) || listed.test(before) || relation.test(before) || alsoSaid.test(before)) return true;
  const names = run.filter(({ text: part }) => part.length > 1).length;
  if (names >= 2 && !placed.test(before)) return isListed || isSigned(text, first.start, last.end) || !/^\s*\d/.test(after);
  if (isListed && length === 1) return !everyday.has(first.lower) && !/^(?:in|at|near|from)\s+$/i.test(before.slice(-5));
  return approached.test(before) || isSigned(text, first.start, last.end);
}

/** A letter ends with who wrote it. */
const isSigned = (text: string, start: number, end: number) =>
  /(?:[.!?)\n]|\b(?:regards|yours\s?\w*|thanks|sincerely|from),?)\s*$/i.test(text.slice(0, start)) &&
  /^\s*(?:,\s*[\p{L} ]{2,30})?\s*\.?\s*$/u.test(text.slice(end)) &&
  text.length > 80;

/** "Okonkwo-Bell, Chidinma": the family name first, as lists and letters have it. */
const turnedRound =
  /(?<=^|\n\s*|\b(?:Re|Patient|Pt|Name|Client|Child|Mother|Baby)\s?:\s*|\d\)\s*|\bof\s+)(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?),\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?)(?=\s*(?:$|[(–—\n:-]|[,.;]\s*(?:$|\n|\d|aged|DOB|[Bb]orn|\p{Lu}\p{L}* [Nn]o\b|[A-Z]{1,5}\b|b\.)|\d|\s{2}))/gu;

function namesTurnedRound(text: string, known: NameWords): Name[] {
  return [...text.matchAll(turnedRound)].flatMap((match) => {
    const [whole, , second = ''] = match;
    const [word] = wordsOf(second);
    return word && mayBeName(word, known) ? [{ kind: 'name' as const, start: match.index, end: match.index + whole.length }] : [];
  });
}

interface Name {
  readonly kind: 'name';
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the names of people: those with a title or a word that announces one, those that are on the lists of names, and words that are nothing else where somebody
 * is spoken of. Names of diseases and signs stay.
 * @param text as somebody wrote it, in capitals or without any
 */
export function findNames(text: string, known: NameWords): Name[] {
  const words = wordsOf(text);
  const found: Name[] = [...namesTurnedRound(text, known), ...initialledNames(text, known)];
  const isTaken = (word: Word) => found.some(({ start, end }) => start <= word.start && word.end <= end);
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (!word || isTaken(word)) continue;
    const length = lengthAt(text, words, i, known);
    const last = words[i + length - 1];
    if (length === 0 || !last) continue;
    found.push({ kind: 'name', start: word.start, end: last.end });
    i += length - 1;
  }
  return withRepeats(text, words, found, known);
}

/** How many words from one on are a name; 0 where none is. */
function lengthAt(text: string, words: readonly Word[], at: number, known: NameWords): number {
  const word = words[at];
  if (!word) return 0;
  const before = text.slice(Math.max(0, word.start - 80), word.start);
  const previous = words[at - 1];
  const isTitled = previous !== undefined && title.test(previous.lower) && isJoined(word, previous) && !/^(?:MS|MR|SR|PT)$/.test(previous.text);
  const isInitial = word.text.length === 1 && words[at + 1]?.gap.startsWith('.') === true;
  if (title.test(word.lower)) return 0;
  const isSaid = (word.isCapital && !calendar.test(word.lower) && /[\p{L},:]\s+$/u.test(before)) || isInitial || mayBeName(word, known);
  if (isSaid && (isTitled || relation.test(before) || (introduces.test(before) && (mayBeName(word, known) || isInitial)))) {
    const length = announcedLength(words, at, known);
    if (!isEponym(words, at + length - 1) || isTitled) return length;
  }
  if (everyday.has(word.lower) && (word.isShorthand || !(word.isCapital && words[at + 1]?.isCapital))) return 0;
  const length = word.isCapital ? bareLength(words, at, known) : loweredLength(words, at, known);
  return length > 0 && (!word.isCapital || isPerson(text, words, at, length, known)) ? length : 0;
}

/** Two names of the lists beside each other are one name, without capitals too. */
function loweredLength(words: readonly Word[], at: number, { given, family }: NameWords): number {
  const [first, second] = [words[at], words[at + 1]];
  return first &&
    second &&
    given.has(first.lower) &&
    isJoined(second, first) &&
    (family.has(second.lower) || given.has(second.lower)) &&
    !everyday.has(first.lower)
    ? 2
    : 0;
}

/** "W.M.P.K. Bandara", "k. murugesan": initials and what follows them. */
const initialled = /(?<![\p{L}.])(?:\p{L}\.\s?){1,4}(\p{L}[\p{L}\p{M}'’-]{2,})/gu;

function initialledNames(text: string, known: NameWords): Name[] {
  return [...text.matchAll(initialled)].flatMap((match) => {
    const [whole, surname = ''] = match;
    const [word] = wordsOf(surname);
    const isAbbreviation = /^(?:e\.\s?g|i\.\s?e|a\.\s?m|p\.\s?m|o\.\s?d|b\.\s?d)\./i.test(whole) || !(word?.isCapital === /^\p{Lu}/u.test(whole));
    return word && !isAbbreviation && mayBeName(word, known) ? [{ kind: 'name' as const, start: match.index, end: match.index + whole.length }] : [];
  });
}

/** Somebody who was announced once is the same person wherever the name stands again. */
function withRepeats(text: string, words: readonly Word[], found: readonly Name[], known: NameWords): Name[] {
  const said = found.flatMap(({ start, end }) => text.slice(start, end).split(/[\s.,]+/)).filter((part) => part.length > 2);
  const isLowered = (part: string) => part === part.toLowerCase();
  const parts = new Set(said.filter((part) => !isLowered(part)).map((part) => part.toLowerCase()));
  const lowered = new Set(said.filter((part) => isLowered(part) && !known.known.has(part) && !particles.has(part)));
  const isCovered = ({ start, end }: Word) => found.some((name) => name.start <= start && end <= name.end);
  const again = words.filter((word, i) => ((word.isCapital && parts.has(word.lower)) || lowered.has(word.lower)) && !isCovered(word) && !isEponym(words, i));
  return [...found, ...again.map(({ start, end }) => ({ kind: 'name' as const, start, end }))];
}
