import type { RecognisedFinding } from '../../diagnostics.schema.ts';
import { numberWords } from '../../duration.rules.ts';

/** A birth as it is written: by its way, by its place, or by who came. */
const birth = String.raw`(?:(?:giving )?birth(?! control)|delivery|partum|natal|(?:an? |the |my |her |our )?(?:emergency |elective |planned |crash )?(?:c[\s-]?sections?|c\/?s\b|sections?\b|caesar\w*|cesar\w*|em(?:ergency)? ?(?:c\/?s|lscs)|el ?lscs|lscs|svd|nvd|forceps|ventouse|vacuum delivery)|(?:having|delivering) (?:my|our|the|her|a) \w+)`;
const child = `(?:bab(?:y|ies)|twins|triplets|son|daughter|newborn|(?:little |baby )?(?:boy|girl|one)|(?:first|second|third|fourth) (?:baby|child))`;
const count = String.raw`(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|few|a couple of)`;
const unit = `(hours?|hrs?|days?|d|weeks?|wks?|w|months?)`;
const some = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d/])${pattern}`, 'giu');

/** Births that are told with how long ago they were: the amount, then its unit. */
const dated: readonly RegExp[] = [
  // "19 days after having my daughter", "3 weeks post c/s", "6/7 postnatal".
  some(String.raw`${count}[\s-]*${unit}[\s-]*(?:post|after|since|following|from)[\s-]*${birth}`),
  some(String.raw`${count}[\s-]*${unit}[\s-]*(?:pp|pn|p\/n|p\/p)(?!\p{L})`),
  // "Had our twins 3 weeks ago by section", "delivered on the ward 5 days back".
  some(String.raw`(?:had|having|delivered|birthed) (?:my|our|the|her|a) (?:\w+ )?${child}[^.;\n]{0,25}?${count}[\s-]*${unit}[\s-]*(?:ago|back|before)`),
  some(
    String.raw`(?:gave birth|(?:was|been|i|she|wife) (?:just )?delivered|delivered (?:vaginally|by|at|in|on|normally))[^.;\n]{0,30}?${count}[\s-]*${unit}[\s-]*(?:ago|back|before)`,
  ),
  some(
    String.raw`(?:childbirth|birth|delivery|c[\s-]?section|c\/s|section|caesar\w*|cesar\w*|lscs|svd|nvd|forceps)(?: (?:was|done|by|with|of|the|twins|baby))*[\s,(]*${count}[\s-]*${unit}[\s-]*(?:ago|back)`,
  ),
  // "My baby is 10 days old".
  some(String.raw`(?:my|our) (?:\w+ )?${child}(?: is|['’]s| are)(?: now| only| just)? ${count}[\s-]*${unit}[\s-]*old`),
];
/** "PN day 16", "day 3 pp", "postnatal day 10". */
const byDay = [
  some(String.raw`(?:pn|pp|pnd|post[\s-]?(?:natal|partum)|puerperal)[\s:,]*(day|week|d)\s?(\d{1,2})(?!\d)`),
  some(String.raw`p[np](d)\s?(\d{1,2})(?!\d)`),
  some(String.raw`(day|week|d)\s?(\d{1,2})\s*(?:pn|pp|p\/n|post[\s-]?(?:natal|partum|delivery|section|c\/?s|lscs))(?!\p{L})`),
];
/** "6/7 postnatal", "3/52 pp". */
const shorthand = some(String.raw`(\d{1,2})\/(7|52)[\s-]*(?:pn|pp|post[\s-]?(?:natal|partum|delivery|c\/?s|lscs))(?!\p{L})`);
const daysIn: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30, '7': 1, '5': 7 };
const kinBefore =
  /(?:sister|friend|cousin|neighbou?r|colleague|daughter|aunt|mother|mum|mom|sister-in-law)(?:['’]s)?\s(?:\w+\s){0,3}$|(?:last time|previous(?:ly)?|first (?:time|pregnancy)|then)[^.;\n]{0,25}$/iu;
/** A pregnancy of now, whatever birth is told beside it; "was 38 weeks pregnant" is over. */
const stillPregnant =
  /(?<!\b(?:was|were|when|at|only|about) (?:about |only )?)\b\d{1,2}(?:\s?\+\s?\d)?[\s-]*(?:weeks?|wks?) pregnant\b|\bpregnant (?:again|now)\b|\b(?:now|currently|again|am|is|she['’]s|i['’]?m) pregnant\b|\b(?:now|currently)\b[^.;\n]{0,12}\d{1,2}(?:\s?\+\s?\d)?\s?(?:weeks?|wks?|\/40)\b/i;

/** @returns whether a text tells of a pregnancy that goes on */
export const isStillPregnant = (text: string): boolean => stillPregnant.test(text);

/** A birth that is told, and where. */
export interface ToldBirth {
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

const amountOf = (word: string) => Number(word) || (numberWords[word.toLowerCase().replace(/^a (?=few|couple)| of$/g, '')] ?? 1);

/** @returns the latest birth of the patient's own that a text dates; null where none is, or where somebody is pregnant all the same */
export function toldBirth(text: string): ToldBirth | null {
  if (isStillPregnant(text)) return null;
  const found = [
    ...[...dated, shorthand].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ match, amount: match[1] ?? '', unit: match[2] ?? '' }))),
    ...byDay.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ match, amount: match[2] ?? '', unit: match[1] ?? '' }))),
  ]
    .filter(({ match }) => !kinBefore.test(text.slice(Math.max(0, match.index - 40), match.index)))
    .map(({ match, amount, unit: of }) => ({
      days: amountOf(amount) * (daysIn[of.charAt(0).toLowerCase()] ?? 1),
      start: match.index,
      end: match.index + match[0].length,
    }));
  return found.toSorted((a, b) => a.days - b.days)[0] ?? null;
}

/** So long after a birth its weeks still decide. */
const weeksAfterBirth = 90;
const speaksOfPregnancy = /pregnan|gestation|trimester|\/40\b|antenatal/i;
/** Findings that only a pregnancy of now has. */
const trimesters = ['first-trimester', 'second-trimester', 'third-trimester', 'pregnancy-after-20-weeks', 'term-pregnancy'];

interface AfterBirth {
  readonly symptoms: string;
  readonly history: string;
  readonly recognised: readonly (Pick<RecognisedFinding, 'findingId' | 'state'> & Partial<Pick<RecognisedFinding, 'source'>>)[];
}

/** The birth that somebody is after, where it is dated and not long past. */
export function recentBirth({
  symptoms,
  history,
}: Pick<AfterBirth, 'symptoms' | 'history'>): (ToldBirth & { readonly source: 'symptoms' | 'medicalHistory' }) | null {
  if (isStillPregnant(`${symptoms}\n${history}`)) return null;
  const [now, before] = [toldBirth(symptoms), toldBirth(history)];
  const birth = now ? { ...now, source: 'symptoms' as const } : before && { ...before, source: 'medicalHistory' as const };
  return birth !== null && birth.days <= weeksAfterBirth ? birth : null;
}

/** @returns whether somebody has given birth, and is not pregnant: a birth in the history ends no pregnancy that is the complaint */
export function isAfterBirth(told: AfterBirth): boolean {
  const { symptoms, history, recognised } = told;
  const text = `${symptoms}\n${history}`;
  if (isStillPregnant(text)) return false;
  const dated = recentBirth(told);
  if (dated !== null && (dated.source === 'symptoms' || !speaksOfPregnancy.test(symptoms))) return true;
  const birth = recognised.find(({ findingId, state }) => findingId === 'postpartum' && state === 'present');
  const isFarOn = recognised.some(({ findingId, state, source }) => state === 'present' && source === 'symptoms' && trimesters.includes(findingId));
  return birth !== undefined && !isFarOn && (birth.source !== 'medicalHistory' || !speaksOfPregnancy.test(symptoms));
}

/** What was understood of somebody who has given birth: the pregnancy is past, and the birth is known. */
export function withBirth(
  recognised: readonly RecognisedFinding[],
  told: Pick<AfterBirth, 'symptoms' | 'history'>,
  { nameOf, isOfPregnancy }: { readonly nameOf: (id: string) => string; readonly isOfPregnancy: (id: string) => boolean },
): RecognisedFinding[] {
  if (!isAfterBirth({ ...told, recognised })) return [...recognised];
  const over = recognised.map((one) =>
    one.state === 'present' && one.source !== 'answer' && isOfPregnancy(one.findingId) ? { ...one, state: 'past' as const } : one,
  );
  const birth = recentBirth(told);
  if (birth === null || over.some(({ findingId, state, source }) => findingId === 'postpartum' && (state === 'present' || source === 'answer'))) return over;
  const { source, start, end } = birth;
  const known: RecognisedFinding = { findingId: 'postpartum', name: nameOf('postpartum'), state: 'present', source, spans: [{ start, end }] };
  return [...over.filter(({ findingId }) => findingId !== 'postpartum'), known];
}
