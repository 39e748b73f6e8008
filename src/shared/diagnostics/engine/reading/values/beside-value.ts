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

/** "(target 2.0-3.0)", ", range 2-3", "(at each visit 89-91)", "(89-91 at each review)", "(usual 90)": what is aimed at, or always so. */
const span = String.raw`(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)`;
const aims = new RegExp(
  String.raw`^\s*(?:(?:on (?:room )?|room )?(?:ra|air)(?![a-z])\s*)?[([,;]?\s*(?:inr |sats? )?(?:(?:therapeutic |target )?(?:target|range|therapeutic|goal|aim(?:ing)?|usual|usually|baseline|always)(?: range| is| for)?\s*[:=]?\s*${span}|${span}\s*%?\s*(?:target|at (?:each|every)|usual|baseline|always|for (?:him|her)))`,
  'iu',
);
/** "178 (treatment line for age 350)": below it nothing is done. */
const treatmentLine =
  /^\s*[([,;]?\s*(?:(?:treatment|phototherapy|photo(?:tx)?|exchange) (?:line|threshold|limit|level)|below (?:treatment|phototherapy|the line))[^\d\n.;]{0,30}(\d+(?:\.\d+)?)?/iu;

/** What a number is against what is aimed at or always so, or against the line of treatment. */
function againstAims(behind: string, figure: number): Claim | null {
  const aim = aims
    .exec(behind)
    ?.slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  if (aim) return figure < (aim[0] ?? 0) ? 'low' : figure > (aim[1] ?? 0) ? 'high' : 'normal';
  const line = treatmentLine.exec(behind);
  return line && (line[1] === undefined || figure < Number(line[1])) ? 'normal' : null;
}

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
  const aim = againstAims(behind, figure);
  if (aim) return aim;
  const bare = bareLimits.exec(behind);
  if (bare && againstLimits(bare, figure) !== 'normal') return againstLimits(bare, figure);
  const found = letters.exec(behind) ?? words.exec(behind) ?? between.exec(link) ?? before.exec(text.slice(Math.max(0, start - reach), start));
  const word = found?.slice(1).find((part) => part !== undefined);
  return word === undefined ? null : /^(?:normal|wnl)$/i.test(word) ? 'normal' : isHigh.test(word) ? 'high' : 'low';
}
