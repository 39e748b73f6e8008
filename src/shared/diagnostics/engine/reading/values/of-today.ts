import type { Measurement } from './measurement.ts';

/** What stands before a value that is not the one of today. */
const notOfToday =
  /(?:\b(?:was|were|from|baseline|usual(?:ly)?|previous(?:ly)?|prev|prior|last|old|booking|goal|target|aim|range|normal|limit|line|standing|stand|if|below|above|than|peak(?:ed)?|max|yesterday|pre-?op)\b[^.;,\n\d]{0,14})$/i;
/** What stands behind one: when it was, or what it is measured against. */
const isOver =
  /^\s*(?:(?!(?:and|but|then)\b)[a-zµμ%°]+(?:\/[a-z]+)?\s*)?[([]?\s*(?:(?:in|back in)\s+(?:19|20)\d\d|(?:\d+|a|one|two|three|few|several)\s+(?:days?|weeks?|wks?|months?|mths?|years?|yrs?)\s+(?:ago|back|earlier)|last (?:week|month|year|yr|visit)|yesterday|(?:at|on) (?:booking|admission|arrival)|before|previously|(?:on )?stand|at each)/i;
/** Whether a value is of the patient as they are now. */
export function isOfToday(text: string, { start, end }: Measurement): boolean {
  return !notOfToday.test(text.slice(Math.max(0, start - 30), start)) && !isOver.test(text.slice(end, end + 40));
}

/** What dates a value long ago. */
const dated =
  /^\s*(?:(?!(?:and|but|then)\b)[a-zµμ%°]+(?:\/[a-z]+)?\s*)?[([]?\s*(?:(?:back )?in\s+(?:\p{L}+ )?(?:19\d\d|20[01]\d|202[0-4])|(?:19\d\d|20[01]\d|202[0-4])(?!\d)|(?:\d+|a|one|two|three|few|several)\s+(?:months?|mths?|years?|yrs?)\s+(?:ago|back|earlier)|last year|last yr|(?:at )?booking(?!(?: (?:bp|was|of))*[\s:=]*\d))/iu;
/** What says before a value that it is of another day: "146/94 (booking 108/64)", "(was 12.1)". */
const ofOtherDay =
  /(?:(?<!\p{L})(?:booking|baseline|usual(?:ly)?|previous(?:ly)?|prev|prior|normally|pre-?pregnan\p{L}+)(?: (?:bp|blood pressure|value|level|was|is|of|on))*[\s:=]*|\((?:was|from)\s+)$/iu;

/** Whether a value was measured long ago, or tells how it is otherwise: it says nothing of what is found now. */
export function isLongAgo(text: string, { start, end }: Measurement): boolean {
  return dated.test(text.slice(end, end + 40)) || ofOtherDay.test(text.slice(Math.max(0, start - 40), start));
}
