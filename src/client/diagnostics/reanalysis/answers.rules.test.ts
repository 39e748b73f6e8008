import { expect, it } from 'vitest';
import { analyze } from '../../../../tests/setup/product.ts';
import type { RankedAnalysis } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { leaderSentence, withAnswer, withKnownTexts } from './answers.rules.ts';

it('keeps the texts that are known, and has none of conditions that are new', () => {
  const analysis: RankedAnalysis = analyze({ symptoms: 'Crushing chest pain into the left arm, sweating.', severity: 5 });
  const [first, second] = analysis.suggestions;
  const shown = withKnownTexts(analysis, [{ conditionId: first?.conditionId ?? '', description: 'A clot.', nextSteps: ['Record an ECG'] }]);
  expect(shown.suggestions[0]).toEqual({ ...first, description: 'A clot.', nextSteps: ['Record an ECG'] });
  expect(shown.suggestions[1]).toEqual({ ...second, description: '', nextSteps: [] });
});

it('puts an answer in the place of the one before, and takes it back', () => {
  const answers = withAnswer([{ findingId: 'fever', state: 'present' }], 'fever', 'absent');
  expect(answers).toEqual([{ findingId: 'fever', state: 'absent' }]);
  expect(withAnswer(answers, 'fever', null)).toEqual([]);
});

it('says who leads now', () => {
  const stemi = { condition: 'STEMI', probability: 'high' };
  expect(leaderSentence('STEMI', stemi)).toBe('STEMI still leads, probability high.');
  expect(leaderSentence('Angina', stemi)).toBe('STEMI now leads, probability high.');
  expect(leaderSentence('Angina', undefined)).toBe('Nothing stands out any more.');
});
