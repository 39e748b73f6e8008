import type { RecognisedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';

/** A stretch of text and the findings that were read in it, the narrowest first. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  readonly findings: readonly RecognisedFinding[];
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly finding: RecognisedFinding;
}

/**
 * Cuts a text where findings begin and end, so that overlapping ones can be shown.
 * @param findings those read in this text; offsets are UTF-16 units, end exclusive
 */
export function segmentsOf(text: string, findings: readonly RecognisedFinding[]): Segment[] {
  const marks: Mark[] = findings
    .flatMap((finding) => finding.spans.map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end), finding })))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    return { start, text: text.slice(start, end), findings: marks.filter((mark) => mark.start <= start && mark.end >= end).map((mark) => mark.finding) };
  });
}
