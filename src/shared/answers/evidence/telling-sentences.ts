/** A line that is longer is a whole step of a plan: its sentences that answer are enough. */
const longLine = 360;
const mostSentences = 4;

/** A sentence that speaks of what stands before it: cut off, "Do not give it routinely" may forbid another drug. */
const looksBack =
  /^(?:it|its|they|them|their|this|these|those|both|each|either|neither|such|then|otherwise|afterwards|later|here|so|if (?:it|they|this|these|not|so|none|that)|when (?:it|they|this)|the (?:same|other|former|latter|first|second|dose|drug|latter)|below that|above that)\b|^[^,;:.]{0,40}\b(?:it|them|they|these|those)\b/i;

/** @returns the sentences of a text */
export const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\b(?:e\.g|i\.e|vs|approx|no|sp|cf))[.!?])\s+(?=[\p{Lu}\d“"(])/u);

/** Whether a question is about a child, and whether a sentence is. */
const aboutChildren = /\b(?:child\w*|infants?|bab(?:y|ies)|neonat\w*|newborns?|toddlers?|p(?:a)?ediatric\w*|BSPED|\d+[\s-](?:month|year)s?[\s-]old)\b/i;
const alsoForChildren =
  /\b(?:child\w*|infants?|bab(?:y|ies)|newborns?|toddlers?|paediatric\w*|any age|by age|below \d+ years|(?:from|under|above) \d+ (?:months|years))\b/i;
const forAdults = /\b(?:adults?|elderly|older people|in pregnancy|pregnant)\b/i;

/** The age in years that a question tells: "age 5", "3 year old"; null where it tells none. */
function ageIn(query: string): number | null {
  const [, after, before] = /\bage[d ]*(\d{1,3})\b(?! ?(?:weeks|months))|\b(\d{1,3})[\s-]?(?:years?[\s-]old|yo|y\/o|yrs?)\b/i.exec(query) ?? [];
  return after === undefined && before === undefined ? null : Number(after ?? before);
}

/** @returns whether a question is about somebody too young for what a text says "from 12 years on" */
export function isTooYoung(text: string, query: string): boolean {
  const age = ageIn(query);
  const from = [...text.matchAll(/\bfrom (\d{1,2}) years\b/gi)].map(([, years]) => Number(years));
  return age !== null && from.length > 0 && from.every((years) => age < years);
}

/** @returns what a line says without its sentences for adults where a child is asked about; empty where nothing is left */
export function forThoseAsked(line: string, query: string): string {
  if (!aboutChildren.test(query)) return line;
  return sentencesOf(line)
    .filter((sentence) => (!forAdults.test(sentence) || alsoForChildren.test(sentence)) && !isTooYoung(sentence, query))
    .join(' ');
}

/** @returns a step of a plan without its sentences that say nothing of what is asked, but with those that the others speak of */
export function shortenedTo(line: string, worth: (text: string) => number): string {
  if (line.length <= longLine) return line;
  const [, step = '', said = ''] = /^([A-Z][^.:]{2,40}: )?(.*)$/.exec(line) ?? [];
  const sentences = sentencesOf(said);
  const telling = sentences
    .map((text, at) => ({ at, worth: worth(text) }))
    .filter((one) => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, mostSentences)
    .map(({ at }) => at);
  if (telling.length === 0) return `${step}${sentences.slice(0, 2).join(' ')}`;
  const kept = new Set(telling);
  for (let at = sentences.length - 1; at > 0; at -= 1) if (kept.has(at) && looksBack.test(sentences[at] ?? '')) kept.add(at - 1);
  // The heading of a step stands before its first sentence only.
  return `${kept.has(0) ? step : ''}${sentences.filter((_, at) => kept.has(at)).join(' ')}`;
}
