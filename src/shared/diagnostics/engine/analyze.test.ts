import { describe, expect, it } from 'vitest';
import { smallConditions, smallEngine, smallFindings, smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import type { Condition } from '../../content/schema/condition.schema.ts';
import type { Finding } from '../../content/schema/finding.schema.ts';
import type { Told, ToldDanger } from '../diagnostics.schema.ts';
import { analyzeWith } from './analyze.ts';
import { readCase } from './case/case.ts';
import { compileEngine, withParameters } from './engine.ts';
import { gatherEvidence } from './ranking/evidence.ts';
import { rankConditions } from './ranking/rank.ts';

const [pneumonia] = smallConditions;
if (!pneumonia) throw new Error('The small knowledge base has lost its conditions.');
const fever = { symptoms: 'fever', severity: 5 };
const named = (id: string, more: Partial<Condition> = {}): Condition => ({ ...pneumonia, id, name: id, ...more });

describe('a suggestion', () => {
  it('is likely from the shares that the parameters say', () => {
    const patient = readCase(fever, smallEngine.kb, 0.4);
    const share = rankConditions(patient, gatherEvidence(patient, smallEngine.kb), smallEngine)[0]?.posterior ?? 0;
    const likely = (highFrom: number, mediumFrom: number) =>
      analyzeWith(withParameters(smallEngine, { highFrom, mediumFrom }), fever).suggestions[0]?.probability;
    expect(likely(share, 0)).toBe('high');
    expect(likely(share + 1e-9, share)).toBe('medium');
    expect(likely(1, share + 1e-9)).toBe('low');
  });

  it('is one of ten at most', () => {
    const conditions = Array.from({ length: 12 }, (_, i) => named(`c${i}`));
    expect(analyzeWith(compileEngine({ ...smallKnowledge, conditions }), fever).suggestions).toHaveLength(10);
  });

  it('has eight reasons for it and eight against it at most', () => {
    const made = Array.from({ length: 10 }, (_, i): Finding => ({ id: `f${i}`, name: `f${i}`, kind: 'symptom', leak: 0.03, phrases: [] }));
    const conditions = [named('it', { findings: Object.fromEntries(made.map(({ id }) => [id, 0.75])), risks: {} })];
    const engine = compileEngine({ ...smallKnowledge, findings: [...smallFindings, ...made], conditions });
    const answered = (state: 'present' | 'absent') => made.map(({ id }) => ({ findingId: id, state }));
    expect(analyzeWith(engine, { ...fever, answers: answered('present') }).suggestions[0]?.findingsFor).toHaveLength(8);
    const least = withParameters(engine, { leastEvidence: -100 });
    expect(analyzeWith(least, { ...fever, answers: answered('absent') }).suggestions[0]?.findingsAgainst).toHaveLength(8);
  });
});

describe('what is too little to reason from', () => {
  const risks = { asthma: 50, smoking: 50, penicillin: 50, 'family-asthma': 50 };
  const engine = compileEngine({ ...smallKnowledge, conditions: [named('it', { findings: { fever: 0.75, 'radiates-to-arm': 0.98 }, risks })] });
  const outcome = (findingId: string, leastEvidence: number) =>
    analyzeWith(withParameters(engine, { leastEvidence }), { symptoms: '-', severity: 5, answers: [{ findingId, state: 'present' }] }).outcome;
  const best = Math.log(0.75 / 0.1);

  it('is a complaint that speaks for no condition by the least evidence', () => {
    expect(outcome('fever', best - 0.001)).toBe('differential');
    expect(outcome('fever', best + 0.001)).toBe('insufficient');
  });

  it.each(['smoking', 'asthma'])('is an exposure or a history that speaks for none by three times as much: %s', (id) => {
    expect(outcome(id, Math.log(50) / 3 - 0.001)).toBe('differential');
    expect(outcome(id, Math.log(50) / 3 + 0.001)).toBe('insufficient');
  });

  it.each(['penicillin', 'family-asthma', 'radiates-to-arm'])('is what is no complaint, whatever it speaks for: %s', (id) => {
    expect(outcome(id, 0.1)).toBe('insufficient');
  });

  it('is said with what is missing', () => {
    const summaryOf = (symptoms: string) => analyzeWith(smallEngine, { symptoms, severity: 5 }).summary;
    expect(summaryOf('no fever')).toContain('only findings that are absent were understood');
    expect(summaryOf('qwerty')).toContain('no symptom or sign was understood');
  });
});

describe('what the server found in the words', () => {
  const dangerOf = (dangerId: string, conditions: string[], more: Partial<ToldDanger> = {}): ToldDanger => ({
    ...{ dangerId, name: dangerId, level: 'urgent', why: `Why ${dangerId}.`, firstStep: 'Step.', odds: 2, because: [], help: null },
    conditions,
    ...more,
  });
  const ids = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2'];
  // Nothing in the text speaks for them: only a danger can name them.
  const conditions = [...smallConditions, ...ids.map((id) => named(id, { findings: { diarrhoea: 0.5 }, risks: {} }))];
  const rules = [{ id: 'rule', level: 'urgent', text: 'Flag.', firstStep: 'Step.', all: ['fever'] }] as const;
  const engine = compileEngine({ ...smallKnowledge, conditions, redFlagRules: rules });
  const known: Told = { odds: 2, dangers: [dangerOf('a', ids.slice(0, 4), { help: 'violence' }), dangerOf('b', ids.slice(4), { why: 'Flag.' })] };

  it('is handed on: its dangers, why, help, and three conditions of the first danger and one of each other', () => {
    const answer = analyzeWith(engine, fever, known);
    expect(answer.told).toEqual(known);
    expect(answer.help).toEqual(['violence']);
    expect(answer.mustNotMiss.map(({ conditionId }) => conditionId).filter((id) => ids.includes(id))).toEqual(['a1', 'a2', 'a3', 'b1']);
    // What a rule says already is said once.
    expect(answer.redFlags).toEqual(['Flag.', 'Why a.']);
  });

  it('is handed on where nothing can be ranked, too', () => {
    const answer = analyzeWith(engine, { symptoms: 'qwerty', severity: 5 }, known);
    expect([answer.outcome, answer.told, answer.help, answer.redFlags]).toEqual(['insufficient', known, ['violence'], ['Why a.', 'Flag.']]);
  });

  it('is nothing where nobody says so, nor where the engine judges words itself', () => {
    expect(analyzeWith(engine, fever).told).toEqual({ odds: null, dangers: [] });
    const judging = { ...engine, dangers: { dangers: [], biases: [0], weights: {} } };
    expect(analyzeWith(judging, fever, known).told.dangers).toEqual([]);
  });
});
