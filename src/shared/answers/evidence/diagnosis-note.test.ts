import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/content.ts';
import { analyze, engine } from '../../../../tests/setup/product.ts';
import { withinSentence } from '../../diagnostics/engine/answer/explain.ts';
import { conditionNamesOf } from './condition-names.ts';
import { composeDiagnosis } from './diagnosis-note.ts';

const conditions = new Map(knowledge.conditions.map((condition) => [condition.id, condition]));
const known = {
  conditions,
  names: conditionNamesOf(conditions.values()),
  findings: new Map(knowledge.findings.map((finding) => [finding.id, finding])),
  drugs: new Map(),
  inSentence: (name: string) => withinSentence(name, engine.kb),
};

function noteOf(symptoms: string, patientAge: number, patientGender: 'male' | 'female', duration?: string): string {
  const analysis = analyze({ symptoms, severity: 5, patientAge, patientGender, duration });
  const suggestions = analysis.suggestions.map((one) => ({ ...one, nextSteps: [] }));
  return composeDiagnosis({ ...analysis, suggestions }, symptoms, known, { age: patientAge, gender: patientGender }).text;
}

const gout =
  'Woke up with pain right big toe, red hot and swollen, cannot bear the bedsheet touching it. Same thing happened before. No fever, no injury or wound. Uric acid 9.4.';
const angina = 'Tight band across chest on walking uphill, goes to jaw, gone within 3 min of rest, same effort each time for two months. ECG normal.';

describe('the assessment', () => {
  it.each([
    ['gout', gout, 57, '2 days'],
    ['angina', angina, 63, '2 months'],
  ])('says nothing of what was not recognised, of what is left unexplained, nor that nothing speaks against it: %s', (_, text, age, duration) => {
    expect(noteOf(text, age, 'male', duration)).not.toMatch(/not recognised|unexplained|speaks clearly against|One would expect|What the reference adds/);
  });

  it('names no danger that the ranking all but excludes', () => {
    expect(noteOf(gout, 57, 'male', '2 days')).not.toMatch(/testic|torsion/i);
  });

  it('asks for nothing that would tell a certain diagnosis from others', () => {
    expect(noteOf(gout, 57, 'male', '2 days')).not.toMatch(/tell them apart|Yes speaks for/);
  });

  it('calls no test done: it may have been booked, denied, or of another part', () => {
    expect(noteOf(angina, 63, 'male', '2 months')).toMatch(/Record a resting ECG/);
    expect(noteOf(angina, 63, 'male', '2 months')).not.toMatch(/What was told speaks of/);
  });
});
