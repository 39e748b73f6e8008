import { describe, expect, it } from 'vitest';
import { smallConditions, smallKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import type { Condition } from '../../../content/schema/condition.schema.ts';
import type { DiagnosticInput, FindingAnswer } from '../../diagnostics.schema.ts';
import { readCase } from '../case/case.ts';
import { compileEngine } from '../engine.ts';
import { defaultParameters } from './parameters.ts';
import { logAgeFactor, logDurationFactor, logUnsaidAgeFactor, priorScore } from './prior.ts';

const [pneumonia] = smallConditions;
if (!pneumonia) throw new Error('The small knowledge base has lost its conditions.');
/** A condition with nothing that speaks for or against it before any finding. */
const plain: Condition = { ...pneumonia, id: 'it', baseRate: 'very-common', age: [0, 0, 120, 120], duration: [0.2, 0.2, 0.2, 0.2, 0.2], severity: [1, 10] };
/** Round numbers, so that each stands out in what is worked out from it. */
const parameters = { ...defaultParameters, priorExponent: 0.5, durationWeight: 2, severityWeight: 0.25, requirementUnstated: 3, requirementDenied: 7 };

function scoreOf(condition: Partial<Condition>, input: Partial<DiagnosticInput> = {}, states: Readonly<Record<string, FindingAnswer['state']>> = {}): number {
  const engine = compileEngine({ ...smallKnowledge, conditions: [{ ...plain, ...condition }] }, { parameters });
  const answers = Object.entries(states).map(([findingId, state]) => ({ findingId, state }));
  return priorScore(0, readCase({ symptoms: '-', severity: 5, answers, ...input }, engine.kb, 0.4), engine);
}

describe('the age', () => {
  it.each([
    ['within the peak', 20, 0],
    ['at its end', 40, 0],
    ['half way to the younger limit', 15, -2.3 / 2],
    ['at the younger limit', 10, -2.3],
    ['half way to the older limit', 50, -2.3 / 2],
    ['at the older limit', 60, -2.3],
    // A twelfth of the limit counts for as much as e-fold: 0.12 * 60 years in the old, but 1.5 at the least in the young.
    ['beyond the older limit', 67.2, -2.3 - 1],
    ['beyond the younger limit', 8.5, -2.3 - 1],
    ['far beyond', 100, -6],
  ])('%s, at %d: %d', (_, age, expected) => {
    expect(logAgeFactor([10, 20, 40, 60], age)).toBeCloseTo(expected, 10);
  });

  it('falls at once where the peak ends at the limit', () => {
    expect(logAgeFactor([0, 0, 40, 40], 40)).toBe(0);
    expect(logAgeFactor([0, 0, 40, 40], 40 + 0.12 * 40)).toBeCloseTo(-2.3 - 1, 10);
  });

  it('that nobody says is averaged over who might be meant, and costs 2.5 at the most', () => {
    // Of a hundred, 17 are 25; 16 of 35 and 8 of 15 are ten years away, 3 years to the e-fold, and the other 59 at the floor.
    const mean = 0.17 + (0.16 + 0.08) * Math.exp(-2.3 - 10 / 3) + 0.59 * Math.exp(-6);
    expect(logUnsaidAgeFactor({ age: [25, 25, 25, 25] })).toBeCloseTo(Math.log(mean), 10);
    expect(logUnsaidAgeFactor({ age: [0, 0, 0.01, 0.02] })).toBe(-2.5);
    expect(logUnsaidAgeFactor({ age: [0, 0, 120, 120] })).toBeCloseTo(0, 10);
  });

  it('counts as said, else as not said', () => {
    expect(scoreOf({ age: [10, 20, 40, 60] }, { patientAge: 50 })).toBeCloseTo(-1.15, 10);
    expect(scoreOf({ age: [10, 20, 40, 60] })).toBeCloseTo(logUnsaidAgeFactor({ age: [10, 20, 40, 60] }), 10);
  });
});

describe('the duration', () => {
  const [day, year] = [24, 24 * 365];
  const [hours, days, weeks, months, years] = [0, 1, 2, 3, 4];

  it.each([
    ['less than a day', 23.9, hours],
    ['a day', 24, days],
    ['a week', 7.4 * day, days],
    ['more than a week', 7.5 * day, weeks],
    ['six weeks', 44.9 * day, weeks],
    ['more than six weeks', 45 * day, months],
    ['almost a year', year - 1, months],
    ['a year', year, years],
  ])('of %s is typical where its bin is', (_, duration, bin) => {
    const profileOf = (only: number) => [0, 1, 2, 3, 4].map((at) => (at === only ? 1 : 0));
    const factors = [0, 1, 2, 3, 4].map((only) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = profileOf(only);
      return logDurationFactor([a, b, c, d, e], duration);
    });
    expect(factors.indexOf(Math.max(...factors))).toBe(bin);
  });

  it('is shared with the neighbouring bins, and relative to the mean of all', () => {
    const logOf = (share: number) => Math.log((share + 0.04) / (0.2 + 0.04));
    expect(logDurationFactor([0, 0, 1, 0, 0], 20 * day)).toBeCloseTo(logOf(0.7), 10);
    expect(logDurationFactor([0, 0, 1, 0, 0], 2 * day)).toBeCloseTo(logOf(0.15), 10);
    expect(logDurationFactor([0, 0, 1, 0, 0], 100 * day)).toBeCloseTo(logOf(0.15), 10);
    expect(logDurationFactor([0, 0, 1, 0, 0], 1)).toBeCloseTo(logOf(0), 10);
    // At an end there is one neighbour: the other counts as the bin itself.
    expect(logDurationFactor([1, 0, 0, 0, 0], 1)).toBeCloseTo(logOf(0.85), 10);
    expect(logDurationFactor([0, 0, 0, 0, 1], 2 * year)).toBeCloseTo(logOf(0.85), 10);
  });

  it('counts at its weight, and not where nobody says it', () => {
    const profile = [0, 1, 0, 0, 0] as const;
    expect(scoreOf({ duration: profile }, { duration: '3-5 days' })).toBeCloseTo(2 * logDurationFactor(profile, 4 * day), 10);
    expect(scoreOf({ duration: profile })).toBeCloseTo(0, 10);
  });
});

describe('what speaks before any finding', () => {
  it.each([
    ['very-common', 0],
    ['common', -2.3],
    ['uncommon', -4.6],
    ['rare', -6.9],
    ['very-rare', -9.2],
  ] as const)('is how common it is, flattened: %s', (baseRate, log) => {
    expect(scoreOf({ baseRate })).toBeCloseTo(0.5 * log, 10);
  });

  it('is how often the sex has it, where it is said', () => {
    const sex = { male: 0.25, female: 1 };
    expect(scoreOf({ sex }, { patientGender: 'male' })).toBeCloseTo(Math.log(0.25), 10);
    expect(scoreOf({ sex }, { patientGender: 'female' })).toBeCloseTo(0, 10);
    expect(scoreOf({ sex }, { patientGender: 'other' })).toBeCloseTo(0, 10);
    expect(scoreOf({}, { patientGender: 'male' })).toBeCloseTo(0, 10);
  });

  it('excludes the sex that does not have it', () => {
    expect(scoreOf({ sex: { male: 0, female: 1 } }, { patientGender: 'male' })).toBe(Number.NEGATIVE_INFINITY);
    expect(scoreOf({ sex: { male: 0, female: 1 } })).toBeCloseTo(0, 10);
  });

  it.each([
    [2, -0.25 * 2],
    [4, 0],
    [6, 0],
    [8, 0],
    [10, -0.25 * 2],
  ])('is a severity of %d where 4 to 8 is usual: %d', (severity, expected) => {
    expect(scoreOf({ severity: [4, 8] }, { severity })).toBeCloseTo(expected, 10);
  });

  it('is no severity where the slider was left at rest', () => {
    expect(scoreOf({ severity: [8, 10] }, { severity: 5 })).toBeCloseTo(0, 10);
  });

  it.each([
    ['is stated', { pregnancy: 'present', asthma: 'absent' }, 0],
    ['nobody stated', {}, -3],
    ['is denied in part', { pregnancy: 'absent' }, -3],
    ['is denied wholly', { pregnancy: 'absent', asthma: 'absent' }, -7],
  ] as const)('is what it requires, which %s', (_, states, expected) => {
    expect(scoreOf({ requires: ['pregnancy', 'asthma'] }, {}, { ...states })).toBeCloseTo(expected, 10);
  });

  it.each([
    ['is stated', { pregnancy: 'present' }, -7],
    ['is denied', { pregnancy: 'absent' }, 0],
    ['nobody stated', {}, 0],
  ] as const)('is one thing that excludes it, which %s', (_, states, expected) => {
    expect(scoreOf({ excludes: ['asthma', 'pregnancy'] }, {}, { ...states })).toBeCloseTo(expected, 10);
  });

  it('rules out a condition that is not there', () => {
    const engine = compileEngine({ ...smallKnowledge, conditions: [plain] });
    expect(priorScore(1, readCase({ symptoms: '-', severity: 5 }, engine.kb, 0.4), engine)).toBe(Number.NEGATIVE_INFINITY);
  });
});
