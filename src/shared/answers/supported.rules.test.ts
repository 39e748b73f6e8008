import { expect, it } from 'vitest';
import { knowledge } from '../../../tests/setup/content.ts';
import { analyze } from '../../../tests/setup/product.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { withoutUnsupported } from './supported.rules.ts';

const findings = new Map(knowledge.findings.map((one) => [one.id, one]));
const of = (symptoms: string): Analysis => {
  const analysis = analyze({ symptoms, severity: 3, patientAge: 30, patientGender: 'female' });
  return { ...analysis, suggestions: analysis.suggestions.map((one) => ({ ...one, nextSteps: [] })) };
};
const named = (analysis: Analysis) => withoutUnsupported(analysis, findings).suggestions.map(({ conditionId }) => conditionId);

it('what only a state speaks for is not thought of', () => {
  const pregnant = of('I am 20 weeks pregnant and had gestational diabetes last time. I feel fine, no rash.');
  const analysis: Analysis = { ...pregnant, outcome: 'differential' };
  expect(named(analysis)).toEqual([]);
  expect(withoutUnsupported(analysis, findings)).toMatchObject({ outcome: 'insufficient', mustNotMiss: [], urgencyReasons: [] });
});

it('what a complaint speaks for is', () => {
  const analysis = of('I am 30 weeks pregnant with a bad headache and swollen hands.');
  expect(named(analysis).length).toBeGreaterThan(0);
  expect(withoutUnsupported(analysis, findings).outcome).toBe('differential');
});
