import { expect, it } from 'vitest';
import { planTarget } from './plan-target.rules.ts';

const rules = [{ text: 'Blisters warn of sepsis.', conditions: ['sepsis'] }, { text: 'He is very ill.' }];
const target = (first: string | null, isSure: boolean, reason: string, conditions: readonly string[] = []) =>
  planTarget({ first, isSure, urgencyReasons: [reason], told: { dangers: [{ why: 'It sounds like spasms.', conditions: [...conditions] }] } }, rules)
    .conditionId;

it('is what the assessment is sure of, where no alarm names another', () => {
  expect(target('colic', true, 'What fits best needs help.')).toBe('colic');
  expect(target('colic', true, 'He is very ill.')).toBe('colic');
  expect(target('sepsis', true, 'Blisters warn of sepsis.')).toBe('sepsis');
  expect(target('spasms', true, 'It sounds like spasms.', ['spasms'])).toBe('spasms');
});

it('is nothing where the assessment is not sure', () => {
  expect(target('colic', false, 'What fits best needs help.')).toBeNull();
  expect(target(null, false, 'He is very ill.')).toBeNull();
});

it('is nothing where an alarm names another, and says what it warns of', () => {
  expect(target('colic', true, 'Blisters warn of sepsis.')).toBeNull();
  expect(target('colic', true, 'It sounds like spasms.', ['spasms'])).toBeNull();
  expect(planTarget({ first: 'colic', isSure: true, urgencyReasons: ['Blisters warn of sepsis.'], told: { dangers: [] } }, rules).feared).toEqual(['sepsis']);
});
