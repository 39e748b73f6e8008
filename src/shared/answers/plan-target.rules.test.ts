import { expect, it } from 'vitest';
import { planTarget } from './plan-target.rules.ts';

type Probability = 'high' | 'medium' | 'low';
const rules = [{ text: 'Blisters warn of sepsis.', conditions: ['sepsis'] }, { text: 'He is very ill.' }];
type Suggested = readonly [string, Probability, 'emergency' | 'soon'];
const target = (suggested: readonly Suggested[], reason: string, conditions: readonly string[] = [], urgency: 'emergency' | 'urgent' = 'emergency') => {
  const { conditionId, alarm } = planTarget(
    {
      suggestions: suggested.map(([conditionId, probability, urgency]) => ({ conditionId, probability, urgency })),
      urgency,
      urgencyReasons: [reason],
      told: { dangers: [{ why: 'It sounds like spasms.', conditions }] },
    },
    rules,
  );
  return { conditionId, alarm };
};
const none = { conditionId: null, alarm: null };
const colic = (probability: Probability, urgency: 'emergency' | 'soon' = 'soon'): Suggested => ['colic', probability, urgency];

it('is what fits best, where it fits and no alarm names another', () => {
  expect(target([colic('medium')], 'What fits best needs help.')).toEqual({ conditionId: 'colic', alarm: null });
  expect(target([colic('high')], 'He is very ill.')).toEqual({ conditionId: 'colic', alarm: null });
});

it('is never what only the alarm names: the plan is for what the assessment puts first', () => {
  const alarm = 'Blisters warn of sepsis.';
  expect(target([colic('high'), ['sepsis', 'low', 'emergency']], alarm)).toEqual({ conditionId: 'colic', alarm });
  expect(target([colic('high', 'emergency')], alarm)).toEqual({ conditionId: 'colic', alarm });
  expect(target([['sepsis', 'high', 'emergency'], colic('low')], alarm)).toEqual({ conditionId: 'sepsis', alarm: null });
});

it('is nothing where an alarm names another than what fits best without being certain', () => {
  expect(target([colic('medium'), ['spasms', 'low', 'emergency']], 'It sounds like spasms.', ['spasms'])).toEqual(none);
  expect(target([colic('medium', 'emergency')], 'Blisters warn of sepsis.')).toEqual(none);
  expect(target([['sepsis', 'medium', 'emergency'], colic('low')], 'Blisters warn of sepsis.')).toEqual({ conditionId: 'sepsis', alarm: null });
});

it('is nothing where nothing fits well', () => {
  expect(target([colic('low')], 'What fits best needs help.')).toEqual(none);
  expect(target([colic('low'), ['sepsis', 'low', 'emergency']], 'Blisters warn of sepsis.')).toEqual(none);
  expect(target([], 'He is very ill.')).toEqual(none);
});
