import { expect, it } from 'vitest';
import { canonicalText, jsonSchemas } from './canonical.ts';

it('writes keys in order, frequent findings first, and one phrase a line', () => {
  const written = canonicalText('condition', 'conditions/skin/itch', {
    findings: { fever: 0.02, rash: 0.9, itch: 0.9 },
    name: 'Itch',
    aliases: ['Pruritus', 'Scratching'],
    age: [0, 1, 60, 95],
  });
  expect(written).toBe(`{
  "$schema": "../../schema/condition.schema.json",
  "name": "Itch",
  "aliases": [
    "Pruritus",
    "Scratching"
  ],
  "age": [0, 1, 60, 95],
  "findings": {
    "itch": 0.9,
    "rash": 0.9,
    "fever": 0.02
  }
}
`);
});

it('sorts topic files by id, and leaves phrases in their order: the first is how a textbook patient says it', () => {
  const { findings } = JSON.parse(canonicalText('finding', 'findings/skin/itch', { findings: [{ id: 'b', phrases: ['z', 'a'] }, { id: 'a' }] }));
  expect(findings).toEqual([{ id: 'a' }, { id: 'b', phrases: ['z', 'a'] }]);
});

it('writes what is canonical as it is', () => {
  const once = canonicalText('source', 'sources/nhs/acne', { url: 'https://www.nhs.uk/conditions/acne/', title: 'Acne' });
  expect(canonicalText('source', 'sources/nhs/acne', JSON.parse(once))).toBe(once);
});

it('describes every kind to editors', () => {
  const condition = jsonSchemas().find(({ path }) => path === 'schema/condition.schema.json');
  expect(JSON.parse(condition?.text ?? '{}').required).toContain('urgency');
});
