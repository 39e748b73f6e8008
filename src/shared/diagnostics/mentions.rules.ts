import type { Analysis } from './diagnostics.schema.ts';

/** Places of one finding: a text of 20,000 characters that repeats itself has tens of thousands of them. */
export const maximumSpansOfFinding = 50;
/** Places of all findings together, about 110 kB of JSON. */
export const maximumSpans = 4_000;

/**
 * Bounds what an analysis says about where its findings stand; nothing is ranked by that, it only marks the text.
 * @returns the analysis with the first places of each finding, none lost but those beyond the bounds
 */
export function withBoundedSpans(analysis: Analysis): Analysis {
  let left = maximumSpans;
  const recognised = analysis.recognised.map((finding) => {
    const spans = finding.spans.slice(0, Math.min(maximumSpansOfFinding, left));
    left -= spans.length;
    return { ...finding, spans };
  });
  return { ...analysis, recognised };
}
