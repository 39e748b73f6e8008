import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';
import type { Word } from './terms.ts';

/** Words that turn a statement round when one stands in the place of the other: each line two sides. */
const opposites = `
lose waste|keep retain conserve spare
increase rise raise higher elevate grow gain more|decrease fall reduce lower decline drop loss less fewer
high raised elevated|low reduced
above over exceed greater|below under less
before prior precede|after following
start begin initiate commence|stop discontinue withdraw cease end
improve relieve ease better|worsen aggravate exacerbate worse
left|right
upper|lower
early|late
first|second
oral mouth orally|intravenous intravenously iv
maximum most|minimum least
hyperkalaemia|hypokalaemia
hypernatraemia|hyponatraemia
hyperglycaemia|hypoglycaemia
hypertension|hypotension
hyperthyroidism|hypothyroidism
hypercalcaemia|hypocalcaemia
tachycardia|bradycardia
dilate dilated|constrict constricted
men male boy|women female girl
unilateral one-sided|bilateral both
systolic|diastolic
benign|malignant
positive|negative
proximal|distal
anterior|posterior
medial|lateral
sensitive sensitivity|specific specificity
primary|secondary
arterial artery|venous vein
painful|painless
mild|severe
acute|chronic
contraindicated avoid forbidden unsafe harmful|recommended safe indicated advised
acidosis|alkalosis
inspiration inspiratory|expiration expiratory
flexion|extension
open|closed
hot warm|cold
dry|wet
viral virus|bacterial bacterium bacteria
younger|older
faster quick quickly rapid rapidly|slower slow slowly gradual gradually
gain|loss
first-line|second-line
flexor|extensor
dorsal|plantar
superior|inferior
hypoglycaemic|hyperglycaemic
inhibit block|activate stimulate
absorb|excrete
contract constrict|relax
central|peripheral
children child|adults adult
common frequent usual|rare uncommon
include|exclude
with|without
daily day|weekly week
`;
const stemsOf = (side: string) => side.split(' ').map((word) => stemWord(foldOnce(word)));
const pairs = opposites
  .trim()
  .split('\n')
  .map((line): readonly [ReadonlySet<string>, ReadonlySet<string>] => {
    const [one = '', other = ''] = line.split('|');
    return [new Set(stemsOf(one)), new Set(stemsOf(other))];
  });

/** Which sides of which pairs a word takes. */
const sidesOf = new Map<string, { readonly pair: number; readonly side: 0 | 1 }[]>();
pairs.forEach((sides, pair) => {
  for (const [side, stems] of [
    [0, sides[0]],
    [1, sides[1]],
  ] as const)
    for (const stem of stems) sidesOf.set(stem, [...(sidesOf.get(stem) ?? []), { pair, side }]);
});

/** How often a text takes each side of each pair of opposites that it speaks of. */
export type Directions = ReadonlyMap<number, readonly [number, number]>;

/** @returns the directions of a text */
export function directionsOf(words: readonly Word[]): Directions {
  const counts = new Map<number, [number, number]>();
  for (const { stem } of words) {
    for (const { pair, side } of sidesOf.get(stem) ?? []) {
      const count = counts.get(pair) ?? [0, 0];
      count[side] += 1;
      counts.set(pair, count);
    }
  }
  return counts;
}

/** @returns whether a sentence says the opposite of what a passage says of some matter: its word is not there, and more of the opposite is than in the sentence */
export function isTurnedRound(sentence: Directions, passage: Directions): boolean {
  return [...sentence].some(([pair, [one, other]]) => {
    const [oneThere, otherThere] = passage.get(pair) ?? [0, 0];
    return (one > 0 && oneThere === 0 && otherThere > other) || (other > 0 && otherThere === 0 && oneThere > one);
  });
}

/** Pairs of which a sentence takes a side only where its passage takes it, too: more or less, before or after, more is not the same as nothing said. */
const decisive = opposites
  .trim()
  .split('\n')
  .findIndex((line) => line.startsWith('daily'));

/** A word that takes a side, in its place. */
export interface Side {
  readonly pair: number;
  readonly side: 0 | 1;
  readonly start: number;
}

/** @returns the words of a text that take sides, in its order */
export const sidesIn = (words: readonly Word[]): Side[] => words.flatMap(({ stem, start }) => (sidesOf.get(stem) ?? []).map((taken) => ({ ...taken, start })));

/** @returns whether a passage takes every side that decides what a sentence says */
export function takesItsSides(sentence: Directions, passage: Directions): boolean {
  return [...sentence].every(([pair, [one, other]]) => {
    const [oneThere, otherThere] = passage.get(pair) ?? [0, 0];
    return pair >= decisive || (one > 0 === oneThere > 0 && other > 0 === otherThere > 0);
  });
}

const stemSet = (text: string) => new Set(text.split(' ').map((word) => stemWord(foldOnce(word))));
/** Words that deny a clause as a whole, wherever they stand in it. */
const deniesAll = stemSet(
  'not never cannot withhold withheld unsuitable harmful harm avoid avoids avoided avoiding contraindicated contraindication forbid forbidden dont doesnt isnt arent cant shouldnt mustnt wont didnt wasnt rarely seldom hardly unnecessary',
);
/** Words that deny what follows them. */
const deniesNext = stemSet('no without nor neither none absence absent lack lacks lacking exclude excludes excluded unlikely free');
/** Words behind and before a word of denial that it surely denies; the rest of its clause perhaps. */
const [reachAfter, reachBefore] = [5, 4];
/** Marks and words at which a clause ends. */
const ends =
  /[;:.!?()]|,\s*(?:but|and|which|so|then|not|unless|if)\b|\b(?:but|unless|except|because|although|though|however|whereas|if|where|when|while|since|as|rather than|instead of)\b/gi;
/** A denial within a description denies that alone: "nodules that are not aspirated". */
const describing = /\b(?:that|which|who)\s+(?:(?:is|are|was|were|do|does|did|has|have|had|can|could)\s*)?$/i;
/** Several words that deny their clause. */
const deniesSo =
  /\bno (?:reason|need|role|place|evidence|benefit|indication|use|longer|effect|substitute|replacement)\b|\b(?:does|do|did) harm\b|\brather than\b|\brul(?:es?|ed) out\b|\binstead of\b/gi;

/** How surely a word is denied: not at all, perhaps (its clause is), or surely. */
export type Denial = 0 | 1 | 2;

/** @returns for each word of a text how surely it is denied */
export function denialsOf(text: string, words: readonly Word[]): Denial[] {
  const stops = Array.from(text.matchAll(ends), ({ index }) => index);
  const clauseAt = (place: number) => stops.filter((stop) => stop <= place).length;
  const clauses = words.map(({ start }) => clauseAt(start));
  const cues = words.flatMap(({ stem, start }, i) => {
    if (!deniesAll.has(stem) && !deniesNext.has(stem)) return [];
    const isNarrow = deniesNext.has(stem) || describing.test(text.slice(0, start));
    return [{ at: i, isNarrow }];
  });
  for (const { index } of text.matchAll(deniesSo)) {
    const at = words.findIndex(({ start }) => start >= index);
    if (at >= 0) cues.push({ at, isNarrow: false });
  }
  return words.map((_, i) =>
    cues.reduce<Denial>((most, { at, isNarrow }) => {
      if (clauses[at] !== clauses[i] || i === at) return most;
      const isNear = i > at ? i - at <= reachAfter : at - i <= reachBefore && !isNarrow;
      return isNear ? 2 : isNarrow || most === 2 ? most : 1;
    }, 0),
  );
}

/** @returns how many words or phrases of denial a text has */
export const countDenials = (text: string, words: readonly Word[]): number =>
  words.filter(({ stem }) => deniesAll.has(stem) || deniesNext.has(stem)).length + [...text.matchAll(deniesSo)].length;

/** @returns whether one text denies surely what the other does not deny at all */
export const isDeniedOtherwise = (one: Denial, other: Denial): boolean => Math.abs(one - other) === 2;
