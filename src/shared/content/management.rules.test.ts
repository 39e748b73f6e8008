import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { citedInPlan, drugsNamed, managementOf, managementText, sourcesCited, spansOf } from './management.rules.ts';
import type { ManagementPlan } from './schema/management.schema.ts';

const drugs = new Map([
  [
    'amoxicillin',
    smallDrug({
      id: 'amoxicillin',
      name: 'Amoxicillin',
      doses: [{ id: 'pneumonia', for: 'Adults', amount: '500 mg by mouth every 8 hours', source: 'nice/ng250' }],
    }),
  ],
  ['bcg', smallDrug({ id: 'bcg', name: 'BCG vaccine' })],
]);

describe('a statement', () => {
  it('names drugs and sources', () => {
    const statement = 'Give {amoxicillin:pneumonia} or {doxycycline} [nice/ng250].';
    expect(drugsNamed(statement)).toEqual([
      { drug: 'amoxicillin', dose: 'pneumonia' },
      { drug: 'doxycycline', dose: undefined },
    ]);
    expect(sourcesCited(statement)).toEqual(['nice/ng250']);
  });

  it('is read with names, doses and the source of a dose', () => {
    expect(spansOf('Give {amoxicillin:pneumonia} at once.', drugs)).toEqual([
      { text: 'Give ' },
      { text: 'amoxicillin 500 mg by mouth every 8 hours', drug: 'amoxicillin' },
      { source: 'nice/ng250' },
      { text: ' at once.' },
    ]);
  });

  it.each([
    ['{amoxicillin} helps.', 'Amoxicillin'],
    ['It helps. {amoxicillin} more so.', 'Amoxicillin'],
    ['Take {amoxicillin}.', 'amoxicillin'],
    ['Give {bcg} at birth.', 'BCG vaccine'],
  ])('writes a name as its place wants it: %s', (statement, name) => {
    expect(spansOf(statement, drugs)).toContainEqual(expect.objectContaining({ text: name }));
  });
});

const plan: ManagementPlan = {
  advice: ['Drink enough.'],
  firstLine: ['Give {amoxicillin:pneumonia} [bts/cap].', 'Rest.'],
  avoid: ['Do not wait.'],
  followUp: ['See after 48 hours.'],
  escalate: ['Admit with confusion.'],
  sources: ['bts/cap'],
  reviewed: '2026-11-24',
};

describe('management', () => {
  it('of a plan comes in the order in which it is done', () => {
    const { isOutline, reviewed, steps } = managementOf({ plan }, drugs);
    expect({ isOutline, reviewed, order: steps.map(({ id }) => id) }).toEqual({
      isOutline: false,
      reviewed: '2026-11-24',
      order: ['firstLine', 'avoid', 'followUp', 'escalate', 'advice'],
    });
    expect(managementText({ plan }, drugs).split('\n')[0]).toBe('First line: Give amoxicillin 500 mg by mouth every 8 hours. Rest.');
    expect(citedInPlan({ plan }, drugs)).toEqual(['nice/ng250', 'bts/cap']);
  });

  it('of an outline is a line a step', () => {
    const management = { firstLine: 'Rest.', avoid: 'Haste.', followUp: 'A week.', escalate: 'Fever.' };
    expect(managementOf({ management }, drugs).steps.map(({ heading, statements }) => [heading, statements])).toEqual([
      ['First line', [[{ text: 'Rest.' }]]],
      ['Avoid', [[{ text: 'Haste.' }]]],
      ['Follow-up', [[{ text: 'A week.' }]]],
      ['Escalate', [[{ text: 'Fever.' }]]],
    ]);
    expect(citedInPlan({ management }, drugs)).toEqual([]);
  });
});
