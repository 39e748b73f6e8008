import type { Lexicon } from '../../lexicon/lexicon.ts';
import { firstIndex } from '../../text/search.ts';
import type { Mention } from '../naming/mention.ts';

/** A stretch of the text, in characters. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

const tap = String.raw`(?:fluid|tap|aspirat\p{L}*|sample|analysis|studies)`;
const fluid = String.raw`csf(?!\s+(?:leak|rhino|oto|shunt))|cerebro-?\s?spinal fluid|spinal (?:fluid|tap)|lumbar puncture|lp|(?:pleural|ascit(?:ic|es)|peritoneal|pericardial|synovial|joint|knee|hip|effusion|amniotic) ${tap}|(?:ascitic |diagnostic )?tap(?=\s*[:=])|arthrocentesis|paracentesis|thora(?:co)?centesis|urinalysis|ua(?=\s*[:=]|\s+(?:with |w\/ )?(?:glucose|ketones|protein|nitrites?|le|leuk\p{L}*|blood|neg|pos|\d))|urine(?: (?:dip\p{L}*|microscopy|test|exam\p{L}*|r\/e|analysis))?(?=\s*[:=])`;
/** What only blood has, or says that blood is spoken of, and what ends a sentence. */
const blood = String.raw`serum|plasma|venous|(?<!(?:red|white) )bloods?(?![\s-]+stain)|fbc|cbc|hb|hgb|ha?emoglobin|crp|esr|na|sodium|k|potassium|creat(?:inine)?|platelets?|plts?|inr|alt|ast|urea|bun|lactate|temp(?:erature)?|t|hr|pulse|rr|bp|spo2|sats`;
const marks = new RegExp(String.raw`(?<![\p{L}\d])(${fluid})(?![\p{L}])|(?<![\p{L}\d])(?:${blood})(?![\p{L}])|[.;!?](?!\d)|\n`, 'giu');

/** What both blood and other fluids have; of the rest a text speaks of blood, wherever it stands. */
const shared = new Set([
  'wbc',
  'neutrophils',
  'eosinophils',
  'haematocrit',
  'glucose',
  'ldh',
  'ph',
  'albumin',
  'amylase',
  'lipase',
  'triglycerides',
  'cholesterol',
]);

/** How far before "in the CSF" its value may stand. */
const reach = 60;

/** Where what a fluid told by its name begins: "WBC 1200 in the CSF" begins before it. */
function startOf(text: string, named: number): number {
  const before = text.slice(Math.max(0, named - reach), named);
  if (!/(?:in|on|of|from)(?: the| his| her)?\s+$/i.test(before)) return named;
  return named - (/(?:[^.,;!?\n]|[.,](?=\d))*$/.exec(before)?.[0].length ?? 0);
}

/** The stretches of a text that speak of cerebrospinal, pleural, ascitic or joint fluid or of urine, from left to right: up to the end of the sentence or to a word of blood. */
function otherFluids(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = -1;
  for (const match of text.matchAll(marks)) {
    if (match[1] !== undefined) {
      if (start === -1) start = startOf(text, match.index);
    } else if (start !== -1 && !(match[0] === '\n' && /:\s*$/.test(text.slice(match.index - 3, match.index)))) {
      stretches.push({ start, end: match.index });
      start = -1;
    }
  }
  if (start !== -1) stretches.push({ start, end: text.length });
  return stretches;
}

/** Whether something stands in one of them. */
function standsIn(stretches: readonly Stretch[], { start }: { readonly start: number }): boolean {
  const behind = firstIndex(stretches.length, (i) => (stretches[i]?.start ?? 0) > start);
  return start < (stretches[behind - 1]?.end ?? 0);
}

/** Whether a quantity that stands at a place is that of another fluid, and says nothing of the blood. */
export type IsOtherFluid = (quantity: string, place: { readonly start: number }) => boolean;

/** Reads where a text speaks of other fluids. */
export function otherFluidsIn(text: string): IsOtherFluid {
  const stretches = otherFluids(text);
  return (quantity, place) => shared.has(quantity) && standsIn(stretches, place);
}

/** The mentions that speak of blood where blood is spoken of: a low glucose of the CSF is no low blood glucose. */
export function ofBlood(mentions: readonly Mention[], lexicon: Lexicon, isOtherFluid: IsOtherFluid): Mention[] {
  return mentions.filter((mention) => !lexicon.findings.get(mention.findingId)?.numeric?.some(({ quantity }) => isOtherFluid(quantity, mention)));
}
