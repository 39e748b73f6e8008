import { describe, expect, it } from 'vitest';
import { smallConditions, smallKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import type { Condition } from '../../../content/schema/condition.schema.ts';
import type { RedFlagRule } from '../../../content/schema/red-flag.schema.ts';
import type { Urgency } from '../../../content/schema/safety.schema.ts';
import type { DiagnosticInput, FindingAnswer } from '../../diagnostics.schema.ts';
import { readCase } from '../case/case.ts';
import { compileEngine } from '../engine.ts';
import { gatherEvidence } from '../ranking/evidence.ts';
import type { Ranked } from '../ranking/rank.ts';
import { firedRules, mustNotMissLane, ruleFires } from './must-not-miss.ts';

/** A patient of whom just this is known. */
const patientOf = (states: Readonly<Record<string, FindingAnswer['state']>>, more: Partial<DiagnosticInput> = {}) =>
  readCase(
    { symptoms: '-', severity: 5, answers: Object.entries(states).map(([findingId, state]) => ({ findingId, state })), ...more },
    compileEngine(smallKnowledge).kb,
    0.4,
  );

const ruleOf = (more: Partial<RedFlagRule> = {}): RedFlagRule => ({ id: 'rule', level: 'urgent', text: 'Flag.', firstStep: 'Step.', all: [], ...more });

describe('a red flag', () => {
  const [feverish, vomiting] = [{ fever: 'present' }, { fever: 'present', vomiting: 'present' }] as const;

  it.each([
    ['needs all of `all`', { all: ['fever', 'vomiting'] }, vomiting, feverish],
    ['needs one of a group of `any`', { any: [['cough', 'vomiting']] }, vomiting, feverish],
    ['needs one of each group of `any`', { any: [['fever', 'cough'], ['vomiting']] }, vomiting, feverish],
    ['needs `any` beside `all`', { all: ['fever'], any: [['vomiting']] }, vomiting, feverish],
    ['is silenced by one of `none`', { all: ['fever'], none: ['cough', 'vomiting'] }, feverish, vomiting],
    ['takes what is implied for present', { all: ['cough'] }, { 'productive-cough': 'present' }, feverish],
    ['takes a denial for no more than that', { all: ['fever'], none: ['cough'] }, { fever: 'present', cough: 'absent' }, { fever: 'absent', cough: 'absent' }],
    ['takes what is not known for neither', { all: ['fever'], none: ['cough'] }, { fever: 'present', cough: 'unknown' }, { fever: 'unknown' }],
  ] as const)('%s', (_, rule, fires, isSilent) => {
    expect(ruleFires(ruleOf(rule), patientOf(fires))).toBe(true);
    expect(ruleFires(ruleOf(rule), patientOf(isSilent))).toBe(false);
  });

  it('is not raised by what is over, but is silenced by it', () => {
    const before = patientOf({ fever: 'present' }, { medicalHistory: 'Vomiting' });
    expect(before.present.get('vomiting')).toBe(0.4);
    expect(ruleFires(ruleOf({ all: ['vomiting'] }), before)).toBe(false);
    expect(ruleFires(ruleOf({ any: [['cough', 'vomiting']] }), before)).toBe(false);
    expect(ruleFires(ruleOf({ all: ['fever'] }), before)).toBe(true);
    expect(ruleFires(ruleOf({ all: ['fever'], none: ['vomiting'] }), before)).toBe(false);
  });

  it.each([
    [17, 'from', false],
    [18, 'from', true],
    [18, 'up to', true],
    [19, 'up to', false],
    [null, 'from', false],
    [null, 'up to', false],
  ] as const)('at the age of %s, %s 18: %s', (patientAge, limit, fires) => {
    const rule = ruleOf({ all: ['fever'], ...(limit === 'from' ? { minAge: 18 } : { maxAge: 18 }) });
    expect(ruleFires(rule, patientOf(feverish, { patientAge }))).toBe(fires);
  });

  it.each([
    ['female', true],
    ['male', false],
    [null, true],
  ] as const)('of women: %s gives %s', (patientGender, fires) => {
    expect(ruleFires(ruleOf({ all: ['fever'], sex: 'female' }), patientOf(feverish, { patientGender }))).toBe(fires);
  });
});

describe('the red flags that are raised', () => {
  const idsOf = (rules: readonly RedFlagRule[]) =>
    firedRules(patientOf({ fever: 'present', vomiting: 'present', cough: 'present' }), rules).map(({ id }) => id);

  it('are those whose conditions hold', () => {
    expect(idsOf([ruleOf({ id: 'a', all: ['fever'] }), ruleOf({ id: 'b', all: ['nausea'] })])).toEqual(['a']);
  });

  it('begin with those of an emergency, then those that ask for more, then go by id', () => {
    const rules = [
      ruleOf({ id: 'c', all: ['fever'] }),
      ruleOf({ id: 'b', all: ['fever'] }),
      ruleOf({ id: 'm', all: ['fever', 'vomiting', 'cough'] }),
      ruleOf({ id: 'z', level: 'emergency', all: ['cough'] }),
      ruleOf({ id: 'y', level: 'emergency', all: ['fever', 'cough'] }),
    ];
    expect(idsOf(rules)).toEqual(['y', 'z', 'm', 'b', 'c']);
    expect(idsOf(rules.toReversed())).toEqual(['y', 'z', 'm', 'b', 'c']);
  });

  it('count each group of `any` as one thing asked for, however many would do', () => {
    const either = ruleOf({ id: 'a', any: [['fever', 'cough', 'vomiting']] });
    const both = ruleOf({ id: 'b', all: ['fever', 'cough'] });
    const groups = ruleOf({ id: 'c', all: ['fever'], any: [['cough'], ['vomiting']] });
    expect(idsOf([either, both, groups])).toEqual(['c', 'b', 'a']);
  });
});

const [pneumonia] = smallConditions;
if (!pneumonia) throw new Error('The small knowledge base has lost its conditions.');
const withUrgency = (id: string, urgency: Urgency, more: Partial<Condition> = {}): Condition => ({ ...pneumonia, id, name: `Danger ${id}`, urgency, ...more });
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const engine = compileEngine({
  ...smallKnowledge,
  conditions: [
    ...smallConditions,
    ...letters.map((id) => withUrgency(id, 'emergency')),
    withUrgency('harmless', 'emergency', { mustNotMiss: undefined }),
    withUrgency('of-emergency', 'emergency'),
    withUrgency('of-urgent', 'urgent'),
    withUrgency('of-soon', 'soon'),
    withUrgency('of-routine', 'routine'),
    withUrgency('of-self-care', 'self-care'),
    withUrgency('by-value', 'emergency', { findings: { 'low-sugar': 0.98, 'productive-cough': 0.75 } }),
  ],
  findings: [...smallKnowledge.findings, { id: 'low-sugar', name: 'Low sugar', kind: 'laboratory', leak: 0.003, phrases: [] }],
});
const rankedOf = (id: string, posterior: number, evidence = 3): Ranked => ({
  condition: engine.kb.conditionIndex.get(id) ?? -1,
  score: 0,
  evidence,
  posterior,
});
/** The three that lead the list, so that whoever comes behind may enter. */
const leaders = ['pneumonia', 'bronchitis', 'eclampsia'].map((id) => rankedOf(id, 0.2));

describe('the lane of what is not to be overlooked', () => {
  const gathered = gatherEvidence(patientOf({ fever: 'present', 'productive-cough': 'present', smoking: 'present', vomiting: 'absent' }), engine.kb);
  const laneOf = (ranked: readonly Ranked[], named: readonly string[] = []) =>
    mustNotMissLane(ranked, gathered, named, engine).map(({ conditionId }) => conditionId);

  it.each([
    ['of-emergency', 0.12 / 10],
    ['of-urgent', 0.12 / 5],
    ['of-soon', 0.12 / 2],
    ['of-routine', 0.12],
    ['of-self-care', 0.12],
  ])('is entered by harm: %s from a share of %d', (id, share) => {
    expect(laneOf([...leaders, rankedOf(id, share + 0.0001)])).toEqual([id]);
    expect(laneOf([...leaders, rankedOf(id, share - 0.0001)])).toEqual([]);
  });

  it('is entered by harm only where something speaks for the condition, and missing it is dangerous', () => {
    expect(laneOf([...leaders, rankedOf('a', 0.1, 0.1)])).toEqual(['a']);
    expect(laneOf([...leaders, rankedOf('a', 0.1, 0)])).toEqual([]);
    expect(laneOf([...leaders, rankedOf('harmless', 0.1)])).toEqual([]);
  });

  it('is entered by harm only where a finding points at the condition, not what many have and what is known of the patient', () => {
    const laneWith = (states: Readonly<Record<string, FindingAnswer['state']>>) =>
      mustNotMissLane([...leaders, rankedOf('a', 0.1)], gatherEvidence(patientOf(states), engine.kb), [], engine).map(({ conditionId }) => conditionId);
    expect(laneWith({ 'productive-cough': 'present' })).toEqual(['a']);
    expect(laneWith({ fever: 'present', smoking: 'present' })).toEqual([]);
  });

  it('has nothing that a measured value excludes, named or not', () => {
    const of = (state: FindingAnswer['state'], named: readonly string[]) => {
      const evidence = gatherEvidence(
        readCase({ symptoms: 'productive cough', severity: 5, answers: [{ findingId: 'low-sugar', state }] }, engine.kb, 0.4),
        engine.kb,
      );
      return mustNotMissLane([...leaders, rankedOf('by-value', 0.1)], evidence, named, engine).map(({ conditionId }) => conditionId);
    };
    expect(of('unknown', [])).toEqual(['by-value']);
    expect(of('absent', [])).toEqual([]);
    expect(of('absent', ['by-value'])).toEqual([]);
  });

  it('is entered by name whatever the harm, the share and the evidence', () => {
    expect(laneOf([...leaders, rankedOf('harmless', 0.0001, -2)], ['harmless'])).toEqual(['harmless']);
    expect(laneOf(leaders, ['harmless', 'nobody-knows-it', 'a'])).toEqual(['harmless', 'a']);
  });

  it('repeats none of the first three of the list, the fourth it does', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((id) => rankedOf(id, 0.1));
    expect(laneOf(list)).toEqual(['d', 'e']);
    expect(laneOf(list, ['c', 'd'])).toEqual(['d', 'e']);
  });

  it('has four at most, but all that are named, and those first', () => {
    const list = [...leaders, ...letters.map((id) => rankedOf(id, 0.1))];
    expect(laneOf(list)).toEqual(['a', 'b', 'c', 'd']);
    expect(laneOf(list, ['h', 'b', 'h'])).toEqual(['h', 'b', 'a', 'c']);
    expect(laneOf(list, ['h', 'g', 'f', 'e', 'd'])).toEqual(['h', 'g', 'f', 'e', 'd']);
  });

  it('says what it is and the three findings that speak most for it', () => {
    const [entry] = mustNotMissLane(leaders, gathered, ['of-urgent'], engine);
    expect(entry).toEqual({
      conditionId: 'of-urgent',
      condition: 'Danger of-urgent',
      icd10: 'J18.9',
      urgency: 'urgent',
      // Cough is implied, and smoking only doubles the odds: it comes fourth.
      reason: 'Dangerous if missed, and productive cough, fever, cough would fit.',
    });
  });

  it('does not give what speaks against it as a reason', () => {
    const reasonOf = (states: Readonly<Record<string, FindingAnswer['state']>>) =>
      mustNotMissLane(leaders, gatherEvidence(patientOf(states), engine.kb), ['a'], engine)[0]?.reason;
    expect(reasonOf({ fever: 'absent', 'productive-cough': 'present' })).toBe('Dangerous if missed, and productive cough, cough would fit.');
    expect(reasonOf({ fever: 'absent' })).toBe('Dangerous if missed.');
  });
});
