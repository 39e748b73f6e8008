import { expect, it } from 'vitest';
import { analyze } from '../../../tests/setup/product.ts';
import type { Analysis } from '../diagnostics/diagnostics.schema.ts';
import { asUnsettled, withoutRank } from './unsettled.rules.ts';

const analysed = (symptoms: string): Analysis => {
  const analysis = analyze({ symptoms, severity: 5, patientAge: 40 });
  return { ...analysis, suggestions: analysis.suggestions.map((one) => ({ ...one, nextSteps: [] })) };
};

it('nobody is told to wait where nothing stands out', () => {
  const vague = { ...analysed('Tired, and some ache here and there.'), urgency: 'self-care' as const };
  expect(asUnsettled(vague)).toMatchObject({ urgency: 'soon', urgencyReasons: [], firstStep: expect.stringContaining('within days') });
  expect(asUnsettled({ ...vague, urgency: 'emergency', urgencyReasons: ['What fits best, tiredness, needs help now.'] })).toMatchObject({
    urgency: 'emergency',
    urgencyReasons: ['What is to be thought of first, tiredness, needs help now.'],
  });
});

it('what stands out stays as it is', () => {
  const gout = analysed(
    'Woke up with the right big toe red, hot and swollen, cannot bear the bedsheet touching it. Same thing happened before. Uric acid 9.4.',
  );
  expect(asUnsettled(gout)).toBe(gout);
});

it('a reason that names what a ranking puts first is left out where another ranking put something else there', () => {
  expect(withoutRank(['What is to be thought of first, gout, must be seen today.', 'A pulse of 130 is a reason to be seen today.'])).toEqual([
    'A pulse of 130 is a reason to be seen today.',
  ]);
});

it('what stands on a short list and is to be seen the same day is seen the same day', () => {
  const analysis = { ...analysed('Knee pain and a limp.'), urgency: 'soon' as const };
  const [one] = analysis.suggestions;
  const ranked = (scores: readonly (readonly [number, 'urgent' | 'soon'])[]) =>
    scores.map(([score, urgency], i) => ({ ...(one as NonNullable<typeof one>), score, urgency, condition: `Disease ${i}` }));
  const short = ranked([
    [0.7, 'soon'],
    [0.25, 'urgent'],
    [0.01, 'soon'],
  ]);
  expect(asUnsettled({ ...analysis, suggestions: short })).toMatchObject({
    urgency: 'urgent',
    urgencyReasons: ['Disease 1 is thought of, and must be seen today.'],
  });
  const long = ranked([
    [0.3, 'soon'],
    [0.25, 'urgent'],
    [0.2, 'soon'],
    [0.1, 'soon'],
  ]);
  expect(asUnsettled({ ...analysis, suggestions: long }).urgency).toBe('soon');
  expect(asUnsettled({ ...analysis, urgency: 'emergency', suggestions: short }).urgency).toBe('emergency');
});
