import { expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { readCase } from '../case/case.ts';
import { accountsFor, leftOpenBy } from './open-findings.ts';

const { kb } = engine;
const lead = (id: string) => ({ condition: kb.conditionIndex.get(id) ?? -1, posterior: 0.9, score: 0, evidence: 1 });
const patient = readCase({ symptoms: 'Swollen belly in nephrotic syndrome, now guarding and a rigid abdomen', severity: 5 }, kb, 0.5);

it('finds what is told now that the lead does not account for, and what would', () => {
  const open = leftOpenBy(lead('nephrotic-syndrome'), patient, kb);
  expect(open).toContain('rigid-abdomen');
  expect(accountsFor(['peritonitis'], open, kb)).toBe(true);
  expect(accountsFor(['gout-acute'], open, kb)).toBe(false);
});

it('leaves nothing open where nothing leads or nobody is told of', () => {
  expect(leftOpenBy(undefined, patient, kb)).toEqual([]);
  expect(leftOpenBy(lead('peritonitis'), null, kb)).toEqual([]);
});
