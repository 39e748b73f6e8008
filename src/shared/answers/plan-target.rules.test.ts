import { expect, it } from 'vitest';
import { planTarget } from './plan-target.rules.ts';

type Probability = 'high' | 'medium' | 'low';
const rules = [{ text: 'Blisters warn of sepsis.', conditions: ['sepsis'] }, { text: 'He is very ill.' }];
type Suggested = readonly [string, Probability, 'emergency' | 'soon'];
const target = (suggested: readonly Suggested[], reason: string, conditions: readonly string[] = []) =>
  planTarget(
    {
      suggestions: suggested.map(([conditionId, probability, urgency]) => ({ conditionId, probability, urgency })),
      urgency: 'emergency',
      urgencyReasons: [reason],
      told: { dangers: [{ why: 'It sounds like spasms.', conditions }] },
    },
    rules,
  );
const none = { conditionId: null, alarm: null };
const colic = (probability: Probability, urgency: 'emergency' | 'soon' = 'soon'): Suggested => ['colic', probability, urgency];

it('is what fits best, where it fits and no alarm names another', () => {
  expect(target([colic('medium')], 'What fits best needs help.')).toEqual({ conditionId: 'colic', alarm: null });
  expect(target([colic('high')], 'He is very ill.')).toEqual({ conditionId: 'colic', alarm: null });
});

it('is what the alarm names, where that is in the differential', () => {
  expect(target([colic('medium'), ['spasms', 'low', 'emergency']], 'It sounds like spasms.', ['spasms'])).toEqual({ conditionId: 'spasms', alarm: null });
  expect(target([colic('high'), ['sepsis', 'low', 'emergency']], 'Blisters warn of sepsis.')).toEqual({ conditionId: 'sepsis', alarm: null });
  expect(target([['sepsis', 'low', 'emergency'], colic('low')], 'Blisters warn of sepsis.')).toEqual({ conditionId: 'sepsis', alarm: null });
});

it('is what fits best by far and is as urgent, with what the alarm names to be excluded first', () => {
  expect(target([colic('high', 'emergency')], 'Blisters warn of sepsis.')).toEqual({ conditionId: 'colic', alarm: 'Blisters warn of sepsis.' });
});

it('is nothing where nothing fits well, or the alarm names what is not in the differential', () => {
  expect(target([colic('low')], 'What fits best needs help.')).toEqual(none);
  expect(target([colic('high')], 'Blisters warn of sepsis.')).toEqual(none);
  expect(target([], 'He is very ill.')).toEqual(none);
});
