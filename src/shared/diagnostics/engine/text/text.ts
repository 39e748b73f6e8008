import { foldOnce, stemWord } from './stems.ts';
import type { Token } from './token.ts';

/** The words of a list written with spaces or line breaks. */
export const wordSet = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that carry no clinical meaning. Negators, conjunctions and verbs of reporting are not here: context needs them. */
const functionWords = wordSet(`
  a an the my his her hers their our your its i he she they we you it him them me us of in on at to for from by with into over upon about
  is are was were be been being am has have had having do does did get gets got getting seem seems seemed
  this that these those there here so very really quite rather too just also some any such lot lots kind sort somewhat
  im ive youre theyre weve id
  currently associated noticed patient pt c/o complains complaining symptom symptoms sensation episode episodes`);

/** Words that a phrase may do without: "severe left knee pain" is knee pain, yet "sudden headache" may be a finding of its own. */
const modifiers = wordSet(`
  l r lt rt bilat
  severe mild moderate intense slight slightly extremely terrible awful horrible bad badly constant constantly continuous continuously persistent persistently
  intermittent intermittently occasional occasionally frequent frequently recurrent significant significantly marked markedly obvious sometimes often always usually
  mostly mainly especially increasingly increasing left right bilateral both sided side one two upper lower recently recent suddenly sudden gradually gradual new newly
  developed developing acute acutely chronic mildly severely around near progressive progressively worsening generalized diffuse several multiple few many more much less
  three four five six seven eight nine ten eleven twelve couple dozen when while becomes become becoming became gone goes going look looks looking keeps keep keeping
  will would along beside tiny again still even now
  show shows showed shown showing reveal reveals revealed demonstrate demonstrates demonstrated disclose discloses confirms confirmed found detected serum plasma level levels result results
  test tests titre appearance seen noted consistent completely fully grossly exquisitely only all like whilst during inside
  feel feels feeling felt generally entire whole minor massive large small big little great deep`);

const tokenPattern = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}]+)?(?:\/[\p{L}]{1,2}(?![\p{L}]))?|[^\s\p{L}\p{N}]/gu;

/** A token that stands for another word, at the same place. */
export function reworded(token: Token, word: string): Token {
  return { ...token, kind: 'word', word, stem: stemWord(foldOnce(word)) };
}

/** "A bit sore": no bite. */
function isSomewhat(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.word === 'bit' && (/^(?:a|little|wee|good)$/.test(wordAt(tokens, i - 1)) || wordAt(tokens, i + 1) === 'of');
}

/** What may be faint without anybody fainting. */
const faintThings =
  /^(?:pink|red|reddish|brown|blue|bluish|purple|yellow|white|pale|grey|macular|maculopapular|erythema|erythematous|redness|rash|line|lines|mark|marks|murmur|systolic|bruise|bruising|smell|shadow|crackles|wheeze|patch|patches|spot|spots|outline|opacity|trace)$/;

/** "A faint pink rash": nobody faints. */
function isFaintly(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.word === 'faint' && faintThings.test(wordAt(tokens, i + 1));
}

/** "Ankle jerks": no jerking. */
function isReflex(tokens: readonly Token[], i: number): boolean {
  return /^jerks?$/.test(wordAt(tokens, i)) && /^(?:ankle|tendon|biceps|triceps|supinator)$/.test(wordAt(tokens, i - 1));
}

/** Splits text into tokens; never throws, whatever the characters. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const first = raw.codePointAt(0) ?? 0;
    if (first >= 48 && first <= 57) tokens.push({ kind: 'number', word: raw, stem: raw, start, end });
    else if (/^\p{L}/u.test(raw)) {
      const word = foldOnce(raw);
      tokens.push({ kind: 'word', word, stem: stemWord(word), start, end });
    } else tokens.push({ kind: 'mark', word: raw, stem: raw, start, end });
  }
  return tokens.map((token, i) => {
    if (isSomewhat(tokens, i) || isFaintly(tokens, i)) return reworded(token, 'slightly');
    return isReflex(tokens, i) ? reworded(token, 'reflexes') : token;
  });
}

/** Whether a token is skipped inside phrases. */
export function isFunctionWord(token: Pick<Token, 'kind' | 'word'>): boolean {
  return token.kind === 'word' && functionWords.has(token.word);
}

/** Whether a phrase may be found across this token: a modifier or a number. */
export function isDroppable(token: Token): boolean {
  return token.kind === 'number' || (token.kind === 'word' && modifiers.has(token.word));
}

/** All words of a phrase as one stem: how a phrase is stored that would otherwise shrink to a single everyday word ("being followed", "on edge"). */
export function tightStem(stems: readonly string[]): string {
  return stems.join('_');
}

/** Whether a token only says which side, or how many: a phrase loses nothing without it. */
export function isSideOrNumber(token: Token): boolean {
  return token.kind === 'number' || /^(?:left|right|both|one|bilateral|bilat|side|sided|l|r|lt|rt)$/.test(token.word);
}

/** The stems of a phrase in the form in which the lexicon stores it. */
export function phraseStems(phrase: string): string[] {
  const tokens = tokenize(phrase).filter((token) => token.kind !== 'mark');
  const content = tokens.filter((token) => !isFunctionWord(token));
  if (content.filter(({ word }) => word !== 'and' && word !== 'or').length < 2 && tokens.length > 1) return [tightStem(tokens.map((token) => token.stem))];
  return content.map((token) => token.stem);
}

/** The longest phrase, in content words, that the lexicon may hold. */
export const longestPhrase = 7;

const negatingStems = new Set([
  'no',
  'not',
  'cannot',
  'unabl',
  'without',
  'never',
  'nor',
  'non',
  'cant',
  'dont',
  'doesnt',
  'didnt',
  'isnt',
  'arent',
  'wasnt',
  'werent',
  'hasnt',
  'havent',
  'hadnt',
]);

/** Whether a stem denies what follows it, or says that it is impossible. */
export function isNegating(stem: string): boolean {
  return negatingStems.has(stem);
}

/** The key of a phrase: up to three words in any order, longer ones and those that deny in theirs ("not painful" is not "the pain does not ..."). */
export function phraseKey(stems: readonly string[]): string {
  const [a = '', b = '', c = ''] = stems;
  if (stems.length === 1) return a;
  if (stems.length > 3 || stems.some(isNegating)) return stems.join(' ');
  if (stems.length === 2) return a < b ? `${a} ${b}` : `${b} ${a}`;
  const [low, high] = a < b ? [a, b] : [b, a];
  return c < low ? `${c} ${low} ${high}` : c < high ? `${low} ${c} ${high}` : `${low} ${high} ${c}`;
}

/** The word at `i` when it is a word or number, else ''. */
export function wordAt(tokens: readonly Token[], i: number): string {
  return tokens[i]?.word ?? '';
}
