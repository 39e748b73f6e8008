import { expect, it } from 'vitest';
import { knowledge } from '../../../tests/setup/content.ts';
import type { Condition } from '../content/schema/condition.schema.ts';
import { conditionPassages, findingsAgainst, riskFactors, typicalFindings, whoGetsIt } from './condition.rules.ts';

const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));

it.each<[string, Pick<Condition, 'baseRate' | 'age' | 'sex'>, string[]]>([
  [
    'adults',
    { baseRate: 'common', age: [8, 15, 60, 95] },
    ['Common among people who seek care.', 'Mostly between 15 years and 60 years.', 'Hardly ever before 8 years.'],
  ],
  [
    'old people',
    { baseRate: 'rare', age: [40, 60, 95, 110] },
    ['Rare among people who seek care.', 'Mostly from 60 years on.', 'Hardly ever before 40 years.'],
  ],
  ['anybody', { baseRate: 'very-common', age: [0, 0, 95, 110] }, ['Very common among people who seek care.', 'At any age.']],
  [
    'infants',
    { baseRate: 'uncommon', age: [0, 0.25, 1, 3] },
    ['Uncommon among people who seek care.', 'Mostly between 3 months and 1 year.', 'Hardly ever after 3 years.'],
  ],
  [
    'men mostly',
    { baseRate: 'very-rare', age: [0, 0, 95, 110], sex: { male: 1, female: 0.25 } },
    ['Very rare among people who seek care.', 'At any age.', 'About 4 times as often in men.'],
  ],
  [
    'women only',
    { baseRate: 'very-rare', age: [0, 0, 95, 110], sex: { male: 0, female: 1 } },
    ['Very rare among people who seek care.', 'At any age.', 'Only women and girls have it.'],
  ],
])('says who gets what %s get', (_who, condition, sentences) => {
  expect(whoGetsIt(condition)).toEqual(sentences);
});

it('lists what is typical, most frequent first, and sets apart what argues against', () => {
  const condition = { findings: { rash: 0.25, fever: 0.9, cough: 0.02 }, excludes: ['pregnancy'] } as const;
  expect(typicalFindings(condition, findings).map(({ id, frequency }) => [id, frequency])).toEqual([
    ['fever', 0.9],
    ['rash', 0.25],
  ]);
  expect(findingsAgainst(condition, findings)).toHaveLength(2);
});

it('lists what raises the odds and not what lowers them, the most telling first', () => {
  expect(riskFactors({ risks: { diabetes: 1.5, smoking: 4, pregnancy: 0.5 } }, findings).map(({ ratio }) => ratio)).toEqual([4, 1.5]);
});

it('says of every condition something in every section that it has', () => {
  for (const condition of knowledge.conditions) {
    const passages = conditionPassages(condition, findings, new Map());
    expect(passages.map(({ section }) => section)).toEqual(expect.arrayContaining(['summary', 'findings', 'red-flags', 'next-steps', 'management']));
    for (const { text } of passages) expect(text).not.toMatch(/undefined|NaN|null/);
  }
});
