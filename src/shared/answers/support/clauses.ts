/** A part of a text by its place (UTF-16 offsets, end exclusive). */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** Where one statement ends and another begins within a sentence: what stands on its sides need not belong together. */
const turns = /;\s+|:\s+(?=\p{Lu})|,?\s+(?:but|whereas|while|however|although|though|otherwise|in contrast|on the other hand)\s+|\s+[–—]\s+/gu;
/** Where a sentence goes on to something else of the same matter. */
const joints = /;\s+|,\s+(?:and|but|so|then|while|whereas|with|or)\s+|,\s+(?=(?:which|keeping|using|followed)\b)|\s+(?:but|whereas|while)\s+|\s+[–—]\s+/giu;

function split(text: string, at: RegExp, from: Part): Part[] {
  const parts: Part[] = [];
  let { start } = from;
  for (const { index, 0: mark } of text.slice(from.start, from.end).matchAll(at)) {
    parts.push({ start, end: from.start + index });
    start = from.start + index + mark.length;
  }
  return [...parts, { start, end: from.end }].filter((part) => part.end > part.start);
}

/** @returns the statements of a sentence that may hold apart from each other */
export const statementsOf = (text: string, sentence: Part = { start: 0, end: text.length }): Part[] => split(text, turns, sentence);

/** @returns the clauses of a sentence, each of which must be said somewhere */
export const clausesOf = (text: string, sentence: Part = { start: 0, end: text.length }): Part[] => split(text, joints, sentence);

/** The gap between sentences, and the mark before an item of a list. */
const sentenceGap = /(?<=[.!?])["”)*]*\s+(?=["“(*]*[\p{Lu}\d])|\n+/gu;
const itemMark = /^(?:\s*(?:[-*•]|\d{1,2}[.)])\s+)/;
/** What an item or paragraph is about, in strong letters or before a colon. */
const lead = /^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?(?:\*\*([^*]{2,80})\*\*|([\p{Lu}][^.:\n]{2,60}):\s)/u;
/** What begins so speaks of what the sentence before it named. */
const goesOn =
  /^(?:["“(*]*)(?:it|its|they|their|them|this|these|those|that|such|he|she|both|here|there|otherwise|then|if so|in (?:them|it|these|those)|the (?:latter|former|others?)|others?|some|most|many|each|either|neither|one|all|without it|with it)\b/i;

export interface SentencePart extends Part {
  /** What it stands under: the lead of its item, and the sentence before it where it goes on from there. */
  readonly under: string;
}

/** @returns the sentences of a passage in their places, with what each stands under */
export function sentencesOf(text: string): SentencePart[] {
  return text.split(/(?<=\n)/).reduce<{ at: number; parts: SentencePart[] }>(
    ({ at, parts }, line) => {
      const [, strong, before] = lead.exec(line) ?? [];
      const head = strong ?? before ?? '';
      const skipped = itemMark.exec(line)?.[0].length ?? 0;
      const body = { start: at + skipped, end: at + line.trimEnd().length };
      const found = split(text, sentenceGap, body);
      found.forEach((part, i) => {
        const previous = found[i - 1];
        const isContinued = previous !== undefined && goesOn.test(text.slice(part.start, part.end));
        parts.push({ ...part, under: isContinued ? `${head}. ${text.slice(previous.start, previous.end)}` : head });
      });
      return { at: at + line.length, parts };
    },
    { at: 0, parts: [] },
  ).parts;
}
