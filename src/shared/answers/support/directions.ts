import { foldOnce, stemWord } from '../../diagnostics/engine/text/stems.ts';
import type { Word } from './terms.ts';

/** Words that turn a statement round when one stands in the place of the other: each line two sides. */
const opposites = `
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
common frequent usual|rare uncommon
mild|severe
acute|chronic
proximal|distal
anterior|posterior
medial|lateral
sensitive sensitivity|specific specificity
primary|secondary
arterial artery|venous vein
painful|painless
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

const stemSet = (text: string) => new Set(text.split(' ').map((word) => stemWord(foldOnce(word))));
/** Words that deny a clause as a whole, wherever they stand in it. */
const deniesAll = stemSet(
  'not never cannot avoid avoids avoided avoiding contraindicated contraindication forbid forbidden dont doesnt isnt arent cant shouldnt mustnt wont didnt wasnt rarely seldom hardly unnecessary',
);
/** Words that deny what follows them. */
const deniesNext = stemSet('no without nor neither none absence absent lack lacks lacking exclude excludes excluded unlikely free');
const reach = 5;
/** Marks and words at which a clause ends. */
const ends =
  /[;:.!?()]|,\s*(?:but|and|which|so|then|not|unless|if)\b|\b(?:but|unless|except|because|although|though|however|whereas|if|where|when|rather than|instead of)\b/gi;

/** @returns for each word of a text whether it is denied */
export function deniedWords(text: string, words: readonly Word[]): boolean[] {
  const stops = Array.from(text.matchAll(ends), ({ index }) => index);
  const clauseOf = (word: Word) => stops.filter((stop) => stop <= word.start).length;
  const clauses = words.map(clauseOf);
  const denied = new Set(words.flatMap(({ stem }, i) => (deniesAll.has(stem) ? clauses[i] : [])));
  return words.map((_, i) => {
    if (denied.has(clauses[i])) return true;
    return words.slice(Math.max(0, i - reach), i).some(({ stem }, back) => deniesNext.has(stem) && clauses[Math.max(0, i - reach) + back] === clauses[i]);
  });
}
