/** What the text itself says of a number. */
export type Claim = 'high' | 'low' | 'normal';

const high = 'raised|elevated|increased|high|↑|⬆';
const isHigh = new RegExp(`^(?:${high}|H{1,2})$`, 'i');
const low = 'reduced|decreased|low|↓|⬇';

/** "Raised ALT 60"; "no raised ALT" and the arrow behind the number before claim nothing. */
const before = new RegExp(String.raw`(?<!(?:no|not|nor|without|never|n['’]?t)\s+)(?<!\d\s?)(?<!\p{L})(${high}|${low})\s*(?:(?:serum|plasma|blood)\s+)?$`, 'iu');
/** "CRP raised at 14". */
const between = new RegExp(`(${high}|${low})`, 'i');
/** "14 (raised)", "14 H,", "14↑", "14 is high."; "4.1 L arm" and "9 high fever" claim nothing. */
const letters = /^\s*(?:[([]\s*(H{1,2}|L{1,2})\s*[)\]]|(H{1,2}|L{1,2})(?=\s*(?:$|[\n,.;)\]])))/;
const words = new RegExp(
  String.raw`^\s*(?:[([]\s*(${high}|${low}|normal|wnl)|(?:(?:which )?(?:is|was) )?(${high}|${low}|normal|wnl)(?=\s*(?:$|[\n,.;)\]])))|^([↑⬆↓⬇])`,
  'iu',
);
/** "(ULN 40)", "(normal < 40)", "[ref 3.5-5.0]". */
const limits =
  /^\s*[([]\s*(?:(?:uln|upper limit(?: of normal)?)|(lln|lower limit(?: of normal)?)|(?:normal|ref(?:erence)?|nr|n)(?: range)?(?: is| up to)?)\s*[:=]?\s*(?:<|≤|up to)?\s*(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?/iu;

/** "TSH 4.8 (0.4-4.0)": limits too, unless the number lies between them; then they may be how the values went up and down. */
const bareLimits = /^\s*[([]()\s*(\d+(?:\.\d+)?)\s*(?:-|–)\s*(\d+(?:\.\d+)?)\s*[)\]]/u;

function againstLimits(match: RegExpExecArray, figure: number): Claim {
  const [, lower, first, second] = match;
  if (second !== undefined) return figure < Number(first) ? 'low' : figure > Number(second) ? 'high' : 'normal';
  if (lower !== undefined) return figure < Number(first) ? 'low' : 'normal';
  return figure > Number(first) ? 'high' : 'normal';
}

/** How far from a number its company is read. */
const reach = 40;

/**
 * What stands beside a measured number about it: a word, a flag of the laboratory, an arrow, or its own limits. It outranks what the number would say in an assumed unit.
 * @param start of the quantity's name
 * @param end behind the number and its unit
 * @param link what stands between the name and the number
 * @param figure as written
 * @returns null where nothing does
 */
export function claimBeside(text: string, start: number, end: number, link: string, figure: number): Claim | null {
  const behind = text.slice(end, end + reach);
  const limit = limits.exec(behind);
  if (limit) return againstLimits(limit, figure);
  const bare = bareLimits.exec(behind);
  if (bare && againstLimits(bare, figure) !== 'normal') return againstLimits(bare, figure);
  const found = letters.exec(behind) ?? words.exec(behind) ?? between.exec(link) ?? before.exec(text.slice(Math.max(0, start - reach), start));
  const word = found?.slice(1).find((part) => part !== undefined);
  return word === undefined ? null : /^(?:normal|wnl)$/i.test(word) ? 'normal' : isHigh.test(word) ? 'high' : 'low';
}
