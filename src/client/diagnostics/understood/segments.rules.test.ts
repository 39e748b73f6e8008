import { describe, expect, it } from 'vitest';
import type { RecognisedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { segmentsOf } from './segments.rules.ts';

const finding = (findingId: string, ...spans: [number, number][]): RecognisedFinding => ({
  findingId,
  name: findingId,
  state: 'present',
  source: 'symptoms',
  spans: spans.map(([start, end]) => ({ start, end })),
});
const shape = (text: string, findings: RecognisedFinding[]) =>
  segmentsOf(text, findings).map((segment) => [segment.text, ...segment.findings.map((f) => f.findingId)]);

describe('segmentsOf', () => {
  it('leaves a text without findings whole', () => expect(shape('no findings', [])).toEqual([['no findings']]));

  it('has nothing to cut in an empty text', () => expect(segmentsOf('', [])).toEqual([]));

  it('cuts at the ends of a finding', () => {
    expect(shape('dry cough since', [finding('cough', [4, 9])])).toEqual([['dry '], ['cough', 'cough'], [' since']]);
  });

  it('names the narrowest of overlapping findings first', () => {
    expect(shape('severe chest pain', [finding('chest-pain', [7, 17]), finding('severe', [0, 17])])).toEqual([
      ['severe ', 'severe'],
      ['chest pain', 'chest-pain', 'severe'],
    ]);
  });

  it('ignores what lies outside the text', () => expect(shape('short', [finding('a', [3, 99]), finding('b', [40, 50])])).toEqual([['sho'], ['rt', 'a']]));
});
