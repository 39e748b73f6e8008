import { describe, expect, it } from 'vitest';
import type { Analysis } from './diagnostics.schema.ts';
import { maximumSpans, maximumSpansOfFinding, withBoundedSpans } from './mentions.rules.ts';

const analysisOf = (places: readonly number[]): Analysis => ({
  outcome: 'insufficient',
  summary: '',
  urgency: null,
  urgencyReasons: [],
  firstStep: null,
  told: { odds: null, dangers: [] },
  help: [],
  suggestions: [],
  mustNotMiss: [],
  redFlags: [],
  nextQuestions: [],
  recognised: places.map((count, index) => ({
    findingId: `finding-${index}`,
    name: `Finding ${index}`,
    state: 'present',
    source: 'symptoms',
    spans: Array.from({ length: count }, (_, place) => ({ start: place, end: place + 1 })),
  })),
});
const placesOf = ({ recognised }: Analysis) => recognised.map(({ spans }) => spans.length);

describe('withBoundedSpans', () => {
  it('leaves an ordinary analysis as it is', () => {
    const analysis = analysisOf([1, 0, 3]);
    expect(withBoundedSpans(analysis)).toEqual(analysis);
  });

  it('keeps the first places of a finding that is repeated', () => {
    const bounded = withBoundedSpans(analysisOf([30_000, 2]));
    expect(placesOf(bounded)).toEqual([maximumSpansOfFinding, 2]);
    expect(bounded.recognised[0]?.spans[0]).toEqual({ start: 0, end: 1 });
  });

  it('keeps every finding, and no more places in all than its bound', () => {
    const bounded = withBoundedSpans(analysisOf(Array.from({ length: 300 }, () => 60)));
    expect(bounded.recognised).toHaveLength(300);
    expect(placesOf(bounded).reduce((sum, count) => sum + count)).toBe(maximumSpans);
  });
});
