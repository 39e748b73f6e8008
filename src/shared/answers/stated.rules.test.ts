import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../tests/setup/content.ts';
import { analyze } from '../../../tests/setup/product.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { withMeasuredFirst, withoutGuessedDangers, withoutUntold } from './stated.rules.ts';

const known = {
  conditions: new Map(knowledge.conditions.map((one) => [one.id, one])),
  findings: new Map(knowledge.findings.map((one) => [one.id, one])),
};
const of = (symptoms: string, ids: readonly string[], patientAge = 50): Analysis => {
  const analysis = analyze({ symptoms, severity: 5, patientAge });
  const [first] = analysis.suggestions;
  if (!first) throw new Error('nothing was understood');
  const suggestions = ids.map((conditionId) => ({ ...first, nextSteps: [], conditionId }));
  return { ...analysis, suggestions };
};
const named = (symptoms: string, ids: readonly string[], age = 50) =>
  withoutUntold(of(symptoms, ids, age), known, age).suggestions.map(({ conditionId }) => conditionId);

describe('what an answer names', () => {
  it('needs the medicine or the animal that it comes from', () => {
    const ids = ['theophylline-toxicity', 'digoxin-toxicity', 'scorpion-sting-envenoming', 'iron-deficiency-anaemia'];
    expect(named('Vomiting, palpitations and a tremor since the morning.', ids)).toEqual(['iron-deficiency-anaemia']);
    expect(named('Vomiting and palpitations since the morning. Takes digoxin.', ids)).toEqual(['digoxin-toxicity', 'iron-deficiency-anaemia']);
    expect(named('Vomiting after a scorpion stung his foot.', ids)).toEqual(['scorpion-sting-envenoming', 'iron-deficiency-anaemia']);
  });

  it('is heard of at the age of the patient', () => {
    const ids = ['colorectal-cancer', 'intussusception'];
    expect(named('Pale, and crying with belly pain.', ids, 1)).toEqual(['intussusception']);
    expect(named('Pale, and belly pain.', ids, 70)).toEqual(['colorectal-cancer']);
    expect(withoutUntold(of('Belly pain.', ids), known, null).suggestions).toHaveLength(2);
  });
});

describe('a danger that words sound like', () => {
  const danger = {
    dangerId: 'x',
    name: 'X',
    level: 'emergency' as const,
    why: 'It may be X.',
    firstStep: 'Do this for X.',
    odds: 3,
    because: ['hot leg'],
    help: null,
  };
  const told = (odds: number, conditions: string[]): Analysis => ({
    ...of('Pain in the big toe, red and hot.', ['iron-deficiency-anaemia']),
    urgency: 'emergency',
    urgencyReasons: ['It may be X.', 'Another.'],
    firstStep: 'Do this for X.',
    told: { odds, dangers: [{ ...danger, odds, conditions }] },
  });

  it('is not named where neither the words are plain nor the ranking knows of it', () => {
    expect(withoutGuessedDangers(told(3, ['septic-arthritis']))).toMatchObject({
      urgency: 'emergency',
      urgencyReasons: [expect.stringContaining('sounds dangerous'), 'Another.'],
      firstStep: 'Call an ambulance or go to an emergency department now.',
    });
  });

  it('is named otherwise', () => {
    const plain = told(9, ['septic-arthritis']);
    expect(withoutGuessedDangers(plain)).toBe(plain);
    const ranked = told(3, ['iron-deficiency-anaemia']);
    expect(withoutGuessedDangers({ ...ranked, suggestions: ranked.suggestions.map((one) => ({ ...one, score: 0.4 })) }).urgencyReasons).toEqual(
      ranked.urgencyReasons,
    );
  });
});

describe('what is measured', () => {
  const first = (symptoms: string, ids: readonly string[]) => withMeasuredFirst(of(symptoms, ids), known, symptoms).suggestions;

  it('stands before what it looks like, and makes that unsure', () => {
    const [lead, second] = first('The right arm is weak and the face droops. Glucose 1.9 mmol/L.', ['ischaemic-stroke', 'hypoglycaemia-episode']);
    expect([lead?.conditionId, second?.conditionId]).toEqual(['hypoglycaemia-episode', 'ischaemic-stroke']);
    expect(second?.score).toBeLessThan(0.95);
    expect(first('Weak, pulse 40. Potassium 7.1 mmol/L.', ['iron-deficiency-anaemia'])[0]?.conditionId).toBe('hyperkalaemia');
    expect(first('The right arm is weak. Glucose 2.1 mmol/L.', ['ischaemic-stroke'])[0]).toMatchObject({ conditionId: 'hypoglycaemia-episode', score: 0 });
  });

  it('changes nothing where it belongs to the picture, or is normal', () => {
    expect(first('Weak, pulse 40. Potassium 5.9 mmol/L.', ['iron-deficiency-anaemia'])[0]?.conditionId).toBe('iron-deficiency-anaemia');
    expect(first('Weak and drowsy. Glucose 2.1 mmol/L.', ['adrenal-crisis', 'iron-deficiency-anaemia'])[0]?.conditionId).toBe('adrenal-crisis');
    expect(first('The right arm is weak. Glucose 6.1 mmol/L.', ['ischaemic-stroke'])[0]?.conditionId).toBe('ischaemic-stroke');
  });
});
