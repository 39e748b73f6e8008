import { expect, it } from 'vitest';
import { shownDangers } from './must-not-miss.rules.ts';

const danger = (conditionId: string) => ({ conditionId, condition: conditionId, icd10: 'R69', urgency: 'emergency' as const, reason: 'Dangerous if missed.' });
const ranked = (conditionId: string, score: number) => ({ conditionId, score }) as never;

it('names what comes into question, and nothing that the ranking all but excludes or does not know', () => {
  const mustNotMiss = ['testicular-torsion', 'septic-arthritis', 'sepsis'].map(danger);
  const suggestions = [ranked('gout-acute', 0.97), ranked('septic-arthritis', 0.02), ranked('sepsis', 0.001)];
  expect(shownDangers({ mustNotMiss, suggestions }).map(({ conditionId }) => conditionId)).toEqual(['septic-arthritis']);
});

it('names nothing that is harmless when missed', () => {
  const mustNotMiss = ['pseudogout', 'septic-arthritis', 'air-embolism'].map(danger);
  const suggestions = mustNotMiss.map(({ conditionId }) => ranked(conditionId, 0.1));
  const conditions = new Map([
    ['pseudogout', { urgency: 'urgent' as const }],
    ['septic-arthritis', { urgency: 'urgent' as const, mustNotMiss: true }],
    ['air-embolism', { urgency: 'emergency' as const }],
  ]);
  expect(shownDangers({ mustNotMiss, suggestions }, conditions as never).map(({ conditionId }) => conditionId)).toEqual(['septic-arthritis', 'air-embolism']);
});
