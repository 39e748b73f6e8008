import { describe, expect, it } from 'vitest';
import { smallConditions, smallFindings, smallKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import type { FindingAnswer } from '../../diagnostics.schema.ts';
import { readCase } from '../case/case.ts';
import { compileEngine } from '../engine.ts';
import type { KnowledgeBase } from '../lexicon/knowledge-base.ts';
import type { Ranked } from '../ranking/rank.ts';
import { informationGain, nextQuestions } from './questions.ts';

const [, , angina] = smallConditions;
if (!angina) throw new Error('The small knowledge base has lost its conditions.');

type Listed = Partial<Pick<typeof angina, 'findings' | 'risks'>>;

/** The small findings and more, with conditions that list just this, by id. */
const knowing = (conditions: Readonly<Record<string, Listed>>, more: readonly Finding[] = []): KnowledgeBase => {
  const made = Object.entries(conditions).map(([id, listed]) => ({ ...angina, id, findings: {}, risks: {}, ...listed }));
  return compileEngine({ ...smallKnowledge, findings: [...smallFindings, ...more], conditions: made }).kb;
};

/** Conditions as ranked, the best first, with their shares. */
const rankedIn = (kb: KnowledgeBase, shares: Readonly<Record<string, number>>): Ranked[] =>
  Object.entries(shares).map(([id, posterior]) => ({ condition: kb.conditionIndex.get(id) ?? -1, score: 0, evidence: 1, posterior }));

const patientIn = (kb: KnowledgeBase, states: Readonly<Record<string, FindingAnswer['state']>> = {}) =>
  readCase({ symptoms: '-', severity: 5, answers: Object.entries(states).map(([findingId, state]) => ({ findingId, state })) }, kb, 0.4);

const asked = (kb: KnowledgeBase, shares: Readonly<Record<string, number>>, states: Readonly<Record<string, FindingAnswer['state']>> = {}) =>
  nextQuestions(rankedIn(kb, shares), patientIn(kb, states), kb).map(({ findingId }) => findingId);

const findingIn = (kb: KnowledgeBase, id: string): Finding => {
  const finding = kb.lexicon.findings.get(id);
  if (!finding) throw new Error(`No finding ${id}`);
  return finding;
};

/** Bits of doubt about a yes or no of which one has this probability. */
const doubt = (p: number) => -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
/** What asking tells about which of two equally likely conditions it is: the doubt about the answer, less that which knowing the condition would leave. */
const gainOf = (p: number, q: number) => doubt((p + q) / 2) - (doubt(p) + doubt(q)) / 2;

describe('the expected gain of a question', () => {
  const kb = knowing({
    lists: { findings: { 'chest-pain': 0.98, 'productive-cough': 0.75 }, risks: { smoking: 3 } },
    strong: { risks: { smoking: 20 } },
    silent: {},
  });
  const gain = (id: string, shares: Readonly<Record<string, number>>) => informationGain(findingIn(kb, id), rankedIn(kb, shares), kb);

  it.each([
    ['a finding that one lists, against the leak of the other', 'chest-pain', 'lists', gainOf(0.98, 0.03)],
    ['a general finding, inherited from the special one', 'cough', 'lists', gainOf(0.75, 0.1)],
    ['a risk factor, its leak times the ratio', 'smoking', 'lists', gainOf(0.1 * 3, 0.1)],
    ['a strong risk factor, nine in ten at most', 'smoking', 'strong', gainOf(0.9, 0.1)],
    ['what neither knows', 'diarrhoea', 'lists', 0],
  ])('is that of %s', (_, id, condition, expected) => {
    expect(gain(id, { [condition]: 0.5, silent: 0.5 })).toBeCloseTo(expected, 10);
  });

  it('goes by the shares relative to one another, and is nothing where there are none', () => {
    expect(gain('chest-pain', { lists: 0.2, silent: 0.2 })).toBeCloseTo(gainOf(0.98, 0.03), 10);
    expect(gain('chest-pain', { lists: 0.5, silent: 0.5, strong: 0 })).toBeCloseTo(gainOf(0.98, 0.03), 10);
    expect(gain('chest-pain', { lists: 0.9, silent: 0.1 })).toBeLessThan(gainOf(0.98, 0.03));
    expect(gain('chest-pain', { lists: 1 })).toBeCloseTo(0, 10);
    expect(gain('chest-pain', { lists: 0 })).toBe(0);
    expect(gain('chest-pain', {})).toBe(0);
  });
});

describe('the next questions', () => {
  const even = { a: 0.5, b: 0.5 };

  it('are those that tell most, best first, with the gain in thousandths of a bit', () => {
    const kb = knowing({ a: { findings: { nausea: 0.5, 'chest-pain': 0.98, 'knee-pain': 0.75 } }, b: {} });
    expect(asked(kb, even)).toEqual(['chest-pain', 'knee-pain', 'nausea']);
    expect(nextQuestions(rankedIn(kb, even), patientIn(kb), kb)[0]?.informationGain).toBe(Math.round(1000 * gainOf(0.98, 0.03)) / 1000);
  });

  it('go by id where they tell alike, and are five at most', () => {
    const alike = ['vomiting', 'nausea', 'knee-pain', 'diarrhoea', 'chest-pain', 'arm-pain'];
    const kb = knowing({ a: { findings: Object.fromEntries(alike.map((id) => [id, 0.75])) }, b: {} });
    expect(asked(kb, even)).toEqual(['arm-pain', 'chest-pain', 'diarrhoea', 'knee-pain', 'nausea']);
  });

  it.each(['present', 'absent', 'unknown'] as const)('do not ask again what is %s', (state) => {
    const kb = knowing({ a: { findings: { nausea: 0.5, 'chest-pain': 0.98 } }, b: {} });
    expect(asked(kb, even, { 'chest-pain': state })).toEqual(['nausea']);
  });

  it('do not ask for the special where the general is denied, nor for the general where the special is there', () => {
    const kb = knowing({ a: { findings: { 'productive-cough': 0.75 } }, b: { findings: { cough: 0.25 } } });
    expect(asked(kb, even)).toEqual(['productive-cough']);
    expect(asked(kb, even, { cough: 'absent' })).toEqual([]);
    expect(asked(kb, even, { cough: 'present' })).toEqual(['productive-cough']);
    expect(asked(kb, even, { 'productive-cough': 'absent' })).toEqual(['cough']);
    expect(asked(kb, even, { 'productive-cough': 'present' })).toEqual([]);
  });

  it('are none where the heart has stopped', () => {
    const arrest: Finding = { id: 'cardiac-arrest', name: 'Cardiac arrest', kind: 'sign', leak: 0.001, phrases: [] };
    const kb = knowing({ a: { findings: { nausea: 0.75 } }, b: {} }, [arrest]);
    expect(asked(kb, even)).toEqual(['nausea']);
    expect(asked(kb, even, { 'cardiac-arrest': 'present' })).toEqual([]);
  });

  it('ask one of a cluster', () => {
    const clustered = (['first', 'second'] as const).map((id): Finding => ({ id, name: id, kind: 'symptom', leak: 0.03, phrases: [], cluster: 'twins' }));
    const kb = knowing({ a: { findings: { first: 0.75, second: 0.9, nausea: 0.5 } }, b: {} }, clustered);
    expect(asked(kb, even)).toEqual(['second', 'nausea']);
  });

  it.each([
    ['symptom', 'Is there low mood?'],
    ['sign', 'Is there low mood?'],
    ['character', 'Is there low mood?'],
    ['exposure', 'Has there been low mood?'],
    ['medication', 'Has there been low mood?'],
    ['history', 'Is there a history of low mood?'],
    ['family', 'Low mood?'],
    ['vital', undefined],
    ['laboratory', undefined],
    ['ecg', undefined],
    ['imaging', undefined],
  ] as const)('put a finding by its kind, %s: %s', (kind, question) => {
    const questionOf = (more: Partial<Finding> = {}) => {
      const kb = knowing({ a: { findings: { low: 0.75 } }, b: {} }, [{ id: 'low', name: 'Low mood', kind, leak: 0.03, phrases: [], ...more }]);
      return nextQuestions(rankedIn(kb, even), patientIn(kb), kb)[0]?.question;
    };
    expect(questionOf()).toBe(question);
    expect(questionOf({ ask: 'Do you feel low?' })).toBe(question && 'Do you feel low?');
  });

  it('ask for risks, too', () => {
    expect(asked(knowing({ a: { risks: { smoking: 8 } }, b: {} }), even)).toEqual(['smoking']);
  });

  it('leave out what tells less than a hundredth of a bit', () => {
    const kb = knowing({ a: { risks: { smoking: 1.8 } }, b: { risks: { smoking: 1 } }, c: { risks: { smoking: 1.85 } } });
    expect(gainOf(0.18, 0.1)).toBeLessThan(0.01);
    expect(gainOf(0.185, 0.1)).toBeGreaterThan(0.01);
    expect(asked(kb, { a: 0.5, b: 0.5 })).toEqual([]);
    expect(asked(kb, { c: 0.5, b: 0.5 })).toEqual(['smoking']);
  });

  it('look at the first twelve conditions only, for what to ask as for what it tells', () => {
    const ids = Array.from({ length: 14 }, (_, i) => `c${i + 10}`);
    const own: Readonly<Record<string, Listed>> = {
      c10: { findings: { nausea: 0.75 } },
      c21: { findings: { vomiting: 0.75 } },
      c22: { findings: { 'knee-pain': 0.98 } },
    };
    const kb = knowing(Object.fromEntries(ids.map((id) => [id, own[id] ?? {}])));
    const shares = (many: number) => Object.fromEntries(ids.slice(0, many).map((id) => [id, 0.05]));
    expect(asked(kb, shares(14))).toEqual(['nausea', 'vomiting']);
    expect(nextQuestions(rankedIn(kb, shares(14)), patientIn(kb), kb)).toEqual(nextQuestions(rankedIn(kb, shares(12)), patientIn(kb), kb));
  });
});
