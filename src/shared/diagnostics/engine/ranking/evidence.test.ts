import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { DiagnosticInput, FindingAnswer } from '../../diagnostics.schema.ts';
import { readCase } from '../case/case.ts';
import type { Posting } from '../lexicon/knowledge-base.ts';
import { type Evidence, gatherEvidence, surpriseOf, weightOf } from './evidence.ts';
import { defaultParameters, type Parameters } from './parameters.ts';

/** Round numbers, so that each stands out in what is worked out from it. */
const parameters: Parameters = {
  ...defaultParameters,
  strongestFor: 4,
  strongestAgainst: 2,
  pertinentNegative: -1,
  denialWeight: 0.8,
  characterWeight: 0.5,
  unexplainedWeight: 0.2,
  unexplainedCharacterWeight: 0.1,
};

const evidenceOf = (leak: Finding['leak'], more: Partial<Evidence> = {}, kind: Finding['kind'] = 'symptom'): Evidence => ({
  finding: { id: 'it', name: 'It', kind, leak, phrases: [] },
  denied: false,
  strength: 1,
  stated: true,
  ...more,
});
const posting = (sensitivity: number, riskRatio = 1): Posting => ({ condition: 0, sensitivity, riskRatio });
const weight = (evidence: Evidence, of: Posting) => weightOf(evidence, of, parameters);

describe('a finding that is present', () => {
  it.each([
    ['is the log of how much oftener the condition shows it', 0.1, 0.75, Math.log(0.75 / 0.1)],
    ['speaks for nothing more than the most', 0.001, 0.98, 4],
    ['never speaks against a condition that lists it', 0.2, 0.1, 0],
    ['speaks against one that lists it as a pertinent negative', 0.1, 0.02, Math.log(0.02 / 0.1)],
    ['does so at the least, however rare it is elsewhere', 0.001, 0.02, -1],
    ['does so at the most', 0.2, 0.02, -2],
    ['says nothing of a condition that does not list it', 0.1, 0, 0],
  ] as const)('%s: leak %d, sensitivity %d', (_, leak, sensitivity, expected) => {
    expect(weight(evidenceOf(leak), posting(sensitivity))).toBeCloseTo(expected, 10);
  });

  it('as a risk factor counts the log of its ratio, up or down, and no further than any', () => {
    expect(weight(evidenceOf(0.1), posting(0, 3))).toBeCloseTo(Math.log(3), 10);
    expect(weight(evidenceOf(0.1), posting(0, 0.5))).toBeCloseTo(Math.log(0.5), 10);
    expect(weight(evidenceOf(0.1), posting(0, 50 * 50))).toBe(4);
    expect(weight(evidenceOf(0.1), posting(0, 0.01))).toBe(-2);
  });

  it('counts once where it is listed as a symptom and as a risk: by what says more', () => {
    expect(weight(evidenceOf(0.1), posting(0.75, 3))).toBeCloseTo(Math.log(7.5), 10);
    expect(weight(evidenceOf(0.1), posting(0.25, 10))).toBeCloseTo(Math.log(10), 10);
  });

  it('counts a share for how a complaint behaves, and its strength where it is past', () => {
    expect(weight(evidenceOf(0.1, {}, 'character'), posting(0.75))).toBeCloseTo(0.5 * Math.log(7.5), 10);
    expect(weight(evidenceOf(0.1, { strength: 0.4 }), posting(0.75))).toBeCloseTo(0.4 * Math.log(7.5), 10);
    // The share is of what is left of it after the limit.
    expect(weight(evidenceOf(0.001, { strength: 0.4 }, 'character'), posting(0.98))).toBeCloseTo(0.5 * 0.4 * 4, 10);
  });

  it('counts alike whether it is named or implied', () => {
    expect(weight(evidenceOf(0.1, { stated: false }), posting(0.75))).toBe(weight(evidenceOf(0.1), posting(0.75)));
  });
});

describe('a finding that is denied', () => {
  const denied = (leak: Finding['leak'], kind?: Finding['kind']) => evidenceOf(leak, { denied: true }, kind);

  it.each([
    ['is the log of how much seldomer the condition goes without it', 0.1, posting(0.75), Math.log(0.25 / 0.9)],
    ['speaks against nothing more than the most', 0.03, posting(0.98), -2],
    ['speaks a little for a condition that hardly ever shows it', 0.2, posting(0.02), Math.log(0.98 / 0.8)],
    ['says nothing of a condition that does not list it', 0.2, posting(0), 0],
    ['says little as a risk', 0.1, posting(0, 4), -0.15 * Math.log(4)],
    ['says nothing where it would have protected', 0.1, posting(0, 0.5), 0],
    ['says both where it is a symptom and a risk', 0.1, posting(0.5, 4), Math.log(0.5 / 0.9) - 0.15 * Math.log(4)],
  ] as const)('%s', (_, leak, of, expected) => {
    expect(weight(denied(leak), of)).toBeCloseTo(0.8 * expected, 10);
  });

  it('excludes nothing: even what is always there may be missing', () => {
    const unlimited = { ...parameters, strongestAgainst: 100 };
    const certain = weightOf(denied(0.1), posting(1), unlimited);
    expect(certain).toBeCloseTo(0.8 * Math.log(0.02 / 0.9), 10);
  });

  it('counts wholly for how a complaint behaves, too', () => {
    expect(weight(denied(0.1, 'character'), posting(0.75))).toBe(weight(denied(0.1), posting(0.75)));
  });
});

describe('what a finding costs a condition that does not explain it', () => {
  const surprise = (evidence: Evidence) => surpriseOf(evidence, parameters);

  it.each([
    [0.1, 0.2 * Math.log(3)],
    [0.01, 0.2 * Math.log(30)],
    // Log 300 is 5.7: five at most.
    [0.001, 0.2 * 5],
    [0.2, 0.2 * Math.log(1.5)],
  ] as const)('grows with how rare it is: leak %d', (leak, expected) => {
    expect(surprise(evidenceOf(leak))).toBeCloseTo(expected, 10);
  });

  it('is less for how a complaint behaves and for what is past', () => {
    expect(surprise(evidenceOf(0.01, {}, 'character'))).toBeCloseTo(0.1 * Math.log(30), 10);
    expect(surprise(evidenceOf(0.01, { strength: 0.4 }))).toBeCloseTo(0.4 * 0.2 * Math.log(30), 10);
  });

  it.each(['sign', 'vital', 'laboratory', 'ecg', 'imaging'] as const)('is that of a symptom for a finding that is a %s', (kind) => {
    expect(surprise(evidenceOf(0.01, {}, kind))).toBe(surprise(evidenceOf(0.01)));
  });

  it.each(['exposure', 'history', 'medication', 'family'] as const)('is nothing for the background: %s', (kind) => {
    expect(surprise(evidenceOf(0.01, {}, kind))).toBe(0);
  });

  it('is nothing for what is denied or only implied', () => {
    expect(surprise(evidenceOf(0.01, { denied: true }))).toBe(0);
    expect(surprise(evidenceOf(0.01, { stated: false }))).toBe(0);
  });
});

describe('the evidence of a case', () => {
  const gather = (states: Readonly<Record<string, FindingAnswer['state']>>, more: Partial<DiagnosticInput> = {}) => {
    const answers = Object.entries(states).map(([findingId, state]) => ({ findingId, state }));
    const patient = readCase({ symptoms: '-', severity: 5, answers, ...more }, smallEngine.kb, 0.4);
    return gatherEvidence(patient, smallEngine.kb).map((cluster) => cluster.map(({ finding, ...rest }) => ({ id: finding.id, ...rest })));
  };

  it('stands together by cluster, what is implied not as stated, what is not known not at all', () => {
    expect(gather({ 'productive-cough': 'present', fever: 'absent', nausea: 'unknown' })).toEqual([
      [
        { id: 'productive-cough', denied: false, strength: 1, stated: true },
        { id: 'cough', denied: false, strength: 1, stated: false },
      ],
      [{ id: 'fever', denied: true, strength: 1, stated: true }],
    ]);
  });

  it('has what is past at its strength, what is denied among what is there, and what no condition knows', () => {
    expect(gather({}, { medicalHistory: 'Vomiting' })).toEqual([[{ id: 'vomiting', denied: false, strength: 0.4, stated: true }]]);
    expect(gather({ cough: 'present', 'productive-cough': 'absent' })).toEqual([
      [
        { id: 'cough', denied: false, strength: 1, stated: true },
        { id: 'productive-cough', denied: true, strength: 1, stated: true },
      ],
    ]);
  });
});
