import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../tests/setup/product.ts';
import type { Condition } from '../schema/condition.schema.ts';
import type { Finding } from '../schema/finding.schema.ts';
import { checkConditions, checkFindings, checkKnowledge, checkPhrases, checkRules } from './knowledge.check.ts';

describe('the clinical knowledge', () => {
  it('has no problem', () => {
    expect(checkKnowledge(knowledge)).toEqual([]);
  }, 60_000);

  it('is broad enough', () => {
    expect(knowledge.conditions.length).toBeGreaterThanOrEqual(420);
    expect(knowledge.findings.length).toBeGreaterThanOrEqual(1200);
  });
});

describe('the checker', () => {
  const [finding, other] = knowledge.findings;
  const [condition] = knowledge.conditions;
  if (!finding || !other || !condition) throw new Error('There is no knowledge to break.');
  const withFinding = (change: Partial<Finding>) => ({ ...knowledge, findings: [{ ...finding, ...change }, ...knowledge.findings.slice(1)] });
  const withCondition = (change: Partial<Condition>) => ({ ...knowledge, conditions: [{ ...condition, ...change }] });

  it.each([
    ['a phrase that means two findings', () => checkPhrases([finding, { ...finding, id: 'twin' }]), /already means/],
    [
      'a finding nothing reaches',
      () => checkFindings(withFinding({ id: 'lost', name: other.phrases[0] ?? '', phrases: [], frames: [], numeric: undefined })),
      /reaches it/,
    ],
    ['an unknown parent', () => checkFindings(withFinding({ parents: ['nobody'] })), /unknown parent nobody/],
    ['a frame of unknown parts', () => checkFindings(withFinding({ frames: ['elbow:joy'] })), /unknown frame/],
    ['a finding that is its own ancestor', () => checkFindings(withFinding({ parents: [finding.id] })), /its own ancestor/],
    ['a sensitivity outside the bins', () => checkConditions(withCondition({ findings: { [finding.id]: 0.33 as 0.25 } })), /is no bin/],
    ['an unknown finding', () => checkConditions(withCondition({ findings: { nonsense: 0.5 } })), /unknown finding nonsense/],
    ['ages out of order', () => checkConditions(withCondition({ age: [50, 20, 10, 60] })), /not in order/],
    ['a missing reference', () => checkConditions(withCondition({ references: [] })), /references/],
    ['a man who is pregnant', () => checkConditions(withCondition({ requires: ['pregnancy'], sex: undefined })), /men are not excluded/],
    ['a description of one sentence', () => checkConditions(withCondition({ description: 'Short.' })), /has 1 sentences/],
    [
      'a rule about nothing',
      () => checkRules({ ...knowledge, redFlagRules: [{ id: 'x', text: 'X.', level: 'urgent', firstStep: 'Look.', all: ['nonsense'] }] }),
      /unknown nonsense/,
    ],
  ])('finds %s', (_what, check, message) => {
    expect(check().join('\n')).toMatch(message);
  });
});
