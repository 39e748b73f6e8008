/** Numbers as people spell them. */
export const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
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
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  half: 0.5,
  few: 3,
  several: 4,
  couple: 2,
};

const hoursPerUnit: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  hr: 1,
  h: 1,
  day: 24,
  d: 24,
  week: 168,
  wk: 168,
  w: 168,
  month: 730,
  mo: 730,
  year: 8766,
  yr: 8766,
  y: 8766,
};

/**
 * Reads a duration such as "3-5 days", "2+ weeks", "6 hours" or "1 week".
 * @returns hours (the middle of a range), or null where the text is no duration
 */
export function parseDuration(text: string): number | null {
  const match = /^\s*(\d{1,4}(?:\.\d+)?)\s*(?:(?:-|–|to)\s*(\d{1,4}(?:\.\d+)?))?\s*(\+)?\s*([a-z]+?)s?\s*$/i.exec(text);
  if (!match) return null;
  const [, low, high, open, unit] = match;
  const hours = hoursPerUnit[(unit ?? '').toLowerCase()];
  if (hours === undefined) return null;
  const from = Number(low);
  const middle = high === undefined ? from : (from + Number(high)) / 2;
  // "2+ weeks" leaves the end open; half as long again is a fair middle.
  return middle * hours * (open ? 1.5 : 1);
}
