import { z } from 'zod';
import { findPersonal } from '../../src/shared/masking/masking.rules.ts';
import { personalKinds } from '../../src/shared/masking/masking-patterns.ts';
import { nameWords } from '../setup/content.ts';
import { type Half, readLines } from './halves.ts';
import { percentOf, type Share, shareOf } from './shares.ts';

const Place = z.strictObject({ kind: z.enum(personalKinds), start: z.int(), end: z.int() });
const MarkedText = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** What tells who somebody is, by its place (UTF-16 offsets, end exclusive). */
  personal: z.array(Place),
  /** What looks like it and must survive: eponyms, medicines, values, words that are names as well. */
  keep: z.array(z.string()),
});
export type MarkedText = z.infer<typeof MarkedText>;

export const markedTexts = (half: Half): MarkedText[] => readLines(`answers/masking-${half}.jsonl`, MarkedText);

export interface MaskingFigures {
  /** Of what tells who somebody is, what is masked from its first to its last letter. */
  readonly recall: Share;
  readonly byKind: ReadonlyMap<string, Share>;
  /** Of what must survive, what is masked or cut. */
  readonly falselyMasked: Share;
  /** Texts without anything personal in which something is masked. */
  readonly disturbed: Share;
  readonly missed: readonly string[];
  readonly invented: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}
const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

function occurrencesOf(part: string, text: string): Span[] {
  const found: Span[] = [];
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) found.push({ start, end: start + part.length });
  return found;
}

/** Looks for what is personal in each text. */
export function measureMasking(texts: readonly MarkedText[]): MaskingFigures {
  const read = texts.map((marked) => ({ ...marked, found: findPersonal(marked.text, nameWords) }));
  const details = read.flatMap(({ id, text, personal, found }) =>
    personal.map(({ kind, ...span }) => ({
      kind,
      // A name in two pieces is as well masked as in one.
      isMasked: coversAll(span, found, text),
      said: `${id} ${kind}: ${text.slice(span.start, span.end)}`,
    })),
  );
  const kept = read.flatMap(({ id, text, personal, keep, found }) =>
    keep.flatMap((part) =>
      occurrencesOf(part, text)
        .filter((span) => !personal.some((one) => overlaps(one, span)))
        .slice(0, 1)
        .map((span) => ({ isMasked: found.some((one) => overlaps(one, span)), said: `${id}: ${part}` })),
    ),
  );
  const isMasked = ({ isMasked: is }: { readonly isMasked: boolean }) => is;
  return {
    recall: shareOf(details, isMasked),
    byKind: new Map([...Map.groupBy(details, ({ kind }) => kind)].map(([kind, ones]) => [kind, shareOf(ones, isMasked)])),
    falselyMasked: shareOf(kept, isMasked),
    disturbed: shareOf(
      read.filter(({ personal }) => personal.length === 0),
      ({ found }) => found.length > 0,
    ),
    missed: details.filter((one) => !one.isMasked).map(({ said }) => said),
    invented: [
      ...kept.filter(isMasked).map(({ said }) => said),
      ...read.flatMap(({ id, text, personal, found }) =>
        found.filter((one) => !personal.some((span) => overlaps(span, one))).map(({ kind, start, end }) => `${id} ${kind}: ${text.slice(start, end)}`),
      ),
    ],
  };
}

/** Whether what was found leaves no letter or digit of a span. */
function coversAll({ start, end }: Span, found: readonly Span[], text: string): boolean {
  for (let at = start; at < end; at += 1) {
    if (/[\p{L}\d]/u.test(text.charAt(at)) && !found.some((one) => one.start <= at && at < one.end)) return false;
  }
  return true;
}

/** @returns what is printed of masking */
export function maskingReport(): string[] {
  return [
    'Masking, on texts that others wrote and marked (the counted half is read by nobody who works on masking)',
    ...(['open', 'counted'] as const).flatMap((half) => {
      const { recall, byKind, falselyMasked, disturbed } = measureMasking(markedTexts(half));
      return [
        `  ${half}: of what is personal ${percentOf(recall)} masked; of what must survive ${percentOf(falselyMasked)} masked; texts with nothing personal that were changed ${percentOf(disturbed)}`,
        `    ${[...byKind].map(([kind, { hits, n }]) => `${kind} ${hits}/${n}`).join(', ')}`,
      ];
    }),
  ];
}
