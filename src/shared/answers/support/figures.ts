/** A number that a text states, in one form for all ways to write it. */
export interface Figure {
  /** The lower and the upper end; the same where it is one number. */
  readonly from: number;
  readonly to: number;
  /** Empty where it counts something or stands alone. */
  readonly unit: string;
  /** At most so much (-1), at least so much (1), or just so much (0). */
  readonly bound: -1 | 0 | 1;
  readonly start: number;
  readonly end: number;
}

const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:%|per ?cent|percent)$/i, '%', 1],
  [/^(?:micrograms?|mcg|µg|ug)$/i, 'µg', 1],
  [/^(?:mg|milligrams?)$/i, 'µg', 1_000],
  [/^(?:g|grams?)$/i, 'µg', 1_000_000],
  [/^(?:kg|kilograms?)$/i, 'kg', 1],
  [/^(?:ml|millilit(?:re|er)s?)$/i, 'mL', 1],
  [/^(?:l|lit(?:re|er)s?)$/i, 'mL', 1_000],
  [/^mmhg$/i, 'mmHg', 1],
  [/^(?:sec(?:ond)?s?|s)$/i, 's', 1],
  [/^(?:min(?:ute)?s?)$/i, 's', 60],
  [/^(?:h|hrs?|hours?|hourly)$/i, 's', 3_600],
  [/^(?:days?|d|daily)$/i, 's', 86_400],
  [/^(?:weeks?|wks?|weekly)$/i, 's', 604_800],
  [/^(?:months?|monthly)$/i, 'month', 1],
  [/^(?:years?|yrs?|yearly)$/i, 'month', 12],
  [/^(?:iu|units?)$/i, 'unit', 1],
  [/^(?:mmol|millimoles?)$/i, 'mmol', 1],
  [/^(?:°c|degrees?)$/i, '°C', 1],
  [/^(?:joules?|j)$/i, 'J', 1],
  [/^(?:cm|centimet(?:re|er)s?)$/i, 'mm', 10],
  [/^(?:mm|millimet(?:re|er)s?)$/i, 'mm', 1],
];
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  once: 1,
  twice: 2,
  thrice: 3,
  double: 2,
  triple: 3,
};
/** Number words that count only before a unit or a thing: "one of them" is no figure. */
const figurePattern =
  /(?<![\p{L}\d.,])(\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?)(?:\s*(?:[-–—]|to|and)\s*(\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:\.\d+)?))?\s*(%|°C|[\p{L}µ]+)?|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter|once|twice|thrice|double|triple)(?:\s+to\s+(two|three|four|five|six|seven|eight|nine|ten|twelve))?\b(?:[ -]([\p{L}]+))?/giu;

function unitOf(written: string | undefined): { readonly unit: string; readonly factor: number } | null {
  if (written === undefined) return null;
  const known = units.find(([pattern]) => pattern.test(written));
  return known ? { unit: known[1], factor: known[2] } : null;
}

const atMostBefore =
  /(?:below|under|less than|lower than|fewer than|shorter than|within|up to|at most|no more than|not exceed(?:ing)?|younger than|maximum(?: of)?|[<≤])\s*(?:about|around|an?|the|age)?\s*$/i;
const atLeastBefore =
  /(?:above|over|more than|greater than|higher than|longer than|exceed(?:s|ing)?|at least|no less than|older than|minimum(?: of)?|beyond|[>≥])\s*(?:about|around|an?|the|age)?\s*$/i;
const atMostAfter = /^\s*(?:or|and)\s+(?:below|less|under|lower|fewer|younger|shorter)\b/i;
const atLeastAfter = /^\s*(?:\+|(?:or|and)\s+(?:above|more|over|higher|older|longer|beyond)\b)/i;
/** How far a word for a bound may stand from its number. */
const near24 = 24;

function boundOf(text: string, start: number, end: number): Figure['bound'] {
  const [before, after] = [text.slice(Math.max(0, start - near24), start), text.slice(end, end + near24)];
  if (atMostBefore.test(before) || atMostAfter.test(after)) return -1;
  return atLeastBefore.test(before) || atLeastAfter.test(after) ? 1 : 0;
}

const numberOf = (written: string) => numberWords[written.toLowerCase()] ?? Number(written.replaceAll(/[ ,]/g, ''));

/** @returns the numbers that a text states, in units that can be compared; words such as "two" where they count time, a share or doses */
export function figuresOf(text: string): Figure[] {
  return [...text.matchAll(figurePattern)].flatMap((match): Figure[] => {
    const [whole, low, high, unitText, word, highWord, wordUnit] = match;
    const first = low ?? word;
    // "Twice daily" counts; it measures no days.
    const known = word !== undefined && /^(?:once|twice|thrice)$/i.test(word) ? null : unitOf(unitText ?? wordUnit);
    if (first === undefined) return [];
    // "one" and "third" count only where they measure: "the first one" is no figure.
    if (word !== undefined && !known && /^(?:one|third|half|quarter|double|once|triple)$/i.test(word)) return [];
    const [from, to] = [numberOf(first), numberOf(high ?? highWord ?? first)];
    const factor = known?.factor ?? 1;
    const written = known ? whole : whole.slice(0, whole.length - (unitText ?? wordUnit ?? '').length);
    const end = match.index + written.trimEnd().replace(/-$/, '').length;
    return [{ from: from * factor, to: to * factor, unit: known?.unit ?? '', bound: boundOf(text, match.index, end), start: match.index, end }];
  });
}

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6;

/** Whether a text that states one figure states the other: the same ends in the same unit and bound the same way, or one end of a range. */
export function isSameFigure(wanted: Figure, stated: Figure): boolean {
  if (wanted.unit !== stated.unit && wanted.unit !== '' && stated.unit !== '') return false;
  if (wanted.bound !== 0 && stated.bound !== 0 && wanted.bound !== stated.bound) return false;
  if (!near(wanted.from, wanted.to)) return near(wanted.from, stated.from) && near(wanted.to, stated.to);
  // The end of a range is no bound of something else.
  const isRange = !near(stated.from, stated.to);
  return (near(wanted.from, stated.from) || near(wanted.from, stated.to)) && !(isRange && wanted.bound !== 0);
}
