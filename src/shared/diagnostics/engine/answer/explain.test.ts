import { describe, expect, it } from 'vitest';
import { smallConditions, smallEngine, smallFindings, smallKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import { engine as productEngine } from '../../../../../tests/setup/product.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { DiagnosticInput, FindingAnswer, RankedSuggestion, WeighedFinding } from '../../diagnostics.schema.ts';
import { analyzeWith } from '../analyze.ts';
import { readCase } from '../case/case.ts';
import { compileEngine, type Engine } from '../engine.ts';
import { gatherEvidence } from '../ranking/evidence.ts';
import { rankConditions } from '../ranking/rank.ts';
import { expectedButNotMentioned, explainCondition, summarise, withinSentence } from './explain.ts';

const [, , angina] = smallConditions;
if (!angina) throw new Error('The small knowledge base has lost its conditions.');

type States = Readonly<Record<string, FindingAnswer['state']>>;
const caseIn = (engine: Engine, states: States, more: Partial<DiagnosticInput> = {}) =>
  readCase({ symptoms: '-', severity: 5, answers: Object.entries(states).map(([findingId, state]) => ({ findingId, state })), ...more }, engine.kb, 0.4);
const explain = (engine: Engine, id: string, states: States) =>
  explainCondition(engine.kb.conditionIndex.get(id) ?? -1, gatherEvidence(caseIn(engine, states), engine.kb), engine);

/** An engine with one condition that lists just this. */
const knowing = (listed: Partial<typeof angina>, more: readonly Finding[] = []) =>
  compileEngine({
    ...smallKnowledge,
    findings: [...smallFindings, ...more],
    conditions: [{ ...angina, id: 'it', name: 'It', findings: {}, risks: {}, ...listed }],
  });

describe('the explanation of a condition', () => {
  it.each<States>([
    { 'productive-cough': 'present', fever: 'present', smoking: 'present' },
    { 'productive-cough': 'present', fever: 'absent', 'radiates-to-arm': 'present' },
    { cough: 'absent', 'productive-cough': 'absent', 'chest-pain': 'present', fever: 'present' },
    { 'chest-pain': 'absent', 'radiates-to-arm': 'absent', fever: 'present' },
  ])('adds up to the evidence that ranked it: %o', (states) => {
    const patient = caseIn(smallEngine, states, { medicalHistory: 'Productive cough' });
    const gathered = gatherEvidence(patient, smallEngine.kb);
    const ranked = rankConditions(patient, gathered, smallEngine);
    expect(ranked.length).toBeGreaterThan(1);
    for (const { condition, evidence } of ranked) {
      const told = explainCondition(condition, gathered, smallEngine).reduce((sum, { weight }) => sum + weight, 0);
      // Each weight is shown in hundredths, and one below 0.15 is not: in these cases one at most.
      expect(Math.abs(told - evidence)).toBeLessThan(0.15 + 0.02);
    }
  });

  it('counts the strongest of a cluster fully and the others at a fraction, for and against apart', () => {
    // Log ratios to the leaks of 0.03 and 0.1; the cough, which is inherited, is of the same cluster and counts 0.35.
    expect(explain(smallEngine, 'pneumonia', { 'productive-cough': 'present', 'chest-pain': 'absent', fever: 'present' })).toEqual([
      { id: 'productive-cough', name: 'Productive cough', weight: Math.round(100 * Math.log(0.75 / 0.03)) / 100 },
      { id: 'fever', name: 'Fever', weight: Math.round(100 * Math.log(0.75 / 0.1)) / 100 },
      { id: 'cough', name: 'Cough', weight: Math.round(100 * 0.35 * Math.log(0.75 / 0.1)) / 100 },
      { id: 'chest-pain', name: 'No chest pain', weight: Math.round(100 * Math.log(0.75 / 0.97)) / 100 },
    ]);
    expect(explain(smallEngine, 'pneumonia', { smoking: 'present', fever: 'absent', 'chest-pain': 'present' }).map(({ name }) => name)).toEqual([
      'Chest pain',
      'No fever',
      'Smoking',
    ]);
    // A general finding that is there and a special one that is not: neither damps the other.
    expect(explain(smallEngine, 'bronchitis', { cough: 'present', 'productive-cough': 'absent' }).map(({ weight }) => weight)).toEqual([
      Math.round(100 * Math.log(0.98 / 0.1)) / 100,
      Math.round(100 * Math.log(0.5 / 0.97)) / 100,
    ]);
  });

  it('leaves out what argues neither way, below 0.15', () => {
    const weightsFor = (riskRatio: number) => explain(knowing({ risks: { smoking: riskRatio } }), 'it', { smoking: 'present' }).map(({ weight }) => weight);
    expect(weightsFor(Math.exp(0.15))).toEqual([0.15]);
    expect(weightsFor(Math.exp(0.14))).toEqual([]);
    expect(weightsFor(Math.exp(-0.15))).toEqual([-0.15]);
    expect(weightsFor(Math.exp(-0.14))).toEqual([]);
    expect(weightsFor(1)).toEqual([]);
  });

  it('leaves out what the condition does not know, and has nothing to say of one that is not there', () => {
    expect(explain(smallEngine, 'pneumonia', { diarrhoea: 'present', nausea: 'absent' })).toEqual([]);
    expect(explain(smallEngine, 'nobody-knows-it', { fever: 'present' })).toEqual([]);
  });

  it('counts what was named fully before what it implies, where both say as much', () => {
    const of = (id: string, parents?: readonly string[]): Finding => ({ id, name: id, kind: 'symptom', leak: 0.03, phrases: [], parents });
    const engine = knowing({ findings: { special: 0.75 } }, [of('general'), of('special', ['general']), of('another', ['general'])]);
    // "Another" comes first and implies the general one, which so stands before the special.
    const [first, second] = explain(engine, 'it', { another: 'present', special: 'present' });
    expect([first?.id, second?.id]).toEqual(['special', 'general']);
  });
});

describe('a name within a sentence', () => {
  it.each([
    ['Chest pain', 'chest pain'],
    ['Radiation to the arm', 'radiation to the arm'],
    ['ECG changes', 'ECG changes'],
    ['T wave inversion', 'T wave inversion'],
    ['Murphy sign', 'Murphy sign'],
    ['Crohn disease', 'Crohn disease'],
    ['Ménière disease', 'Ménière disease'],
    ['IgA nephropathy', 'IgA nephropathy'],
    ['Grey adherent throat membrane', 'grey adherent throat membrane'],
    ['Marfanoid build', 'marfanoid build'],
    ['Light-headedness on standing', 'light-headedness on standing'],
    ['Raynaud phenomenon', 'Raynaud phenomenon'],
    ['Dix-Hallpike positive', 'Dix-Hallpike positive'],
    ['McBurney point tenderness', 'McBurney point tenderness'],
    ['Loss of the Murphy sign', 'loss of the Murphy sign'],
    ['fever', 'fever'],
    ['', ''],
  ])('%j is written %j', (name, written) => {
    expect(withinSentence(name, productEngine.kb)).toBe(written);
  });
});

describe('what is expected but not mentioned', () => {
  const expected = (findings: typeof angina.findings, states: States = {}) => {
    const engine = knowing({ findings });
    const [condition] = engine.kb.conditions;
    return condition ? expectedButNotMentioned(condition, caseIn(engine, states), engine.kb).map(({ id }) => id) : [];
  };

  it('is what half of the patients have, the most typical first', () => {
    expect(expected({ vomiting: 0.25, nausea: 0.5, fever: 0.98, 'knee-pain': 0.75 })).toEqual(['fever', 'knee-pain', 'nausea']);
  });

  it('is nothing that was stated, implied or denied, but what nobody knew', () => {
    expect(
      expected(
        { nausea: 0.75, vomiting: 0.75, cough: 0.75, diarrhoea: 0.75 },
        { nausea: 'present', vomiting: 'absent', 'productive-cough': 'present', diarrhoea: 'unknown' },
      ),
    ).toEqual(['diarrhoea']);
  });

  it('has of two alike the rarer first, then goes by id, and names five', () => {
    expect(expected({ fever: 0.75, vomiting: 0.75, nausea: 0.75, haemoptysis: 0.75 })).toEqual(['haemoptysis', 'nausea', 'vomiting', 'fever']);
    expect(expected({ vomiting: 0.5, nausea: 0.5, 'knee-pain': 0.5, diarrhoea: 0.5, 'chest-pain': 0.5, 'arm-pain': 0.5 })).toEqual([
      'arm-pain',
      'chest-pain',
      'diarrhoea',
      'knee-pain',
      'nausea',
    ]);
  });

  it('is named', () => {
    const [pneumonia] = smallConditions;
    expect(pneumonia && expectedButNotMentioned(pneumonia, caseIn(smallEngine, { fever: 'present' }), smallEngine.kb)).toEqual([
      { id: 'productive-cough', name: 'Productive cough' },
    ]);
  });
});

describe('the summary', () => {
  const [leader] = analyzeWith(smallEngine, { symptoms: 'fever', severity: 5 }).suggestions;
  if (!leader) throw new Error('A fever suggests nothing.');
  const suggest = (condition: string, more: Partial<RankedSuggestion> = {}): RankedSuggestion => ({
    ...leader,
    condition,
    findingsFor: [],
    findingsAgainst: [],
    ...more,
  });
  const finding = (name: string, weight = 1, id = 'fever'): WeighedFinding => ({ id, name, weight });
  const told = (...suggestions: readonly RankedSuggestion[]) => summarise(suggestions, smallEngine.kb);

  it('says nothing of nothing', () => {
    expect(told()).toBe('');
  });

  it.each([
    [[], 'Angina fits best.'],
    [['Fever'], 'Angina fits best because of fever.'],
    [['Fever', 'Cough'], 'Angina fits best because of fever and cough.'],
    [['Fever', 'Cough', 'ECG changes', 'Nausea'], 'Angina fits best because of fever, cough and ECG changes.'],
  ])('gives the three findings that speak most for the leader: %j', (names, sentence) => {
    expect(told(suggest('Angina', { findingsFor: names.map((name) => finding(name)) }))).toBe(sentence);
  });

  it('passes over how a complaint behaves: nobody says "because of radiation to the arm"', () => {
    const findingsFor = [finding('Radiation to the arm', 3, 'radiates-to-arm'), finding('Chest pain', 2, 'chest-pain')];
    expect(told(suggest('Angina', { findingsFor }))).toBe('Angina fits best because of chest pain.');
  });

  it.each([
    [[-0.8], ', although fever speaks against it'],
    [[-0.79], ''],
    [[-2, -1], ', although fever speaks against it'],
    [[], ''],
  ])('says what speaks clearly against it: %j', (weights, but) => {
    const findingsAgainst = weights.map((weight, i) => finding(i === 0 ? 'Fever' : 'Cough', weight));
    expect(told(suggest('Angina', { findingsAgainst }))).toBe(`Angina fits best${but}.`);
  });

  it('names two rivals that have a share worth naming', () => {
    const rivals = [suggest('Pneumonia', { score: 0.2 }), suggest('GORD', { score: 0.1 }), suggest('Asthma', { score: 0.05 })];
    expect(told(suggest('Angina'), ...rivals)).toBe('Angina fits best; consider pneumonia and GORD next.');
    expect(told(suggest('Angina'), suggest('Pneumonia', { score: 0.03 }))).toBe('Angina fits best; consider pneumonia next.');
    expect(told(suggest('Angina'), suggest('Pneumonia', { score: 0.029 }))).toBe('Angina fits best.');
  });
});
