import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { knowledge } from '../../../../tests/setup/content.ts';
import type { Culprit } from '../schema/culprit.schema.ts';
import { checkCulprits } from './culprits.check.ts';

const { id: _id, ...amiodarone } = smallDrug({ id: 'amiodarone' });
const row: Culprit = {
  id: 'lung',
  drugs: ['amiodarone', 'nsaid'],
  conditions: ['asthma'],
  findings: ['cough'],
  level: 'avoid',
  text: 'It scars the lung.',
  sources: ['who/eml'],
};
const problemsOf = (...rows: readonly Culprit[]) =>
  checkCulprits(knowledge, {
    culprit: [{ path: 'drugs/culprits', item: { culprits: [...rows] } }],
    drug: [{ path: 'drugs/cardiovascular/amiodarone', item: amiodarone }],
    'drug-class': [{ path: 'drugs/classes', item: { classes: [{ id: 'nsaid', name: 'NSAID', aliases: [] }] } }],
    source: [{ path: 'sources/who/eml', item: { title: 'Medicines', url: 'https://www.who.int/eml' } }],
  }).map(({ item, problem }) => `${item}: ${problem}`);

it('finds nothing wrong with a row whose names are all there', () => expect(problemsOf(row)).toEqual([]));

it.each<[string, Partial<Culprit>, string]>([
  ['a drug', { drugs: ['amiodaron'] }, 'there is no drug or class of drugs amiodaron; did you mean amiodarone?'],
  ['a partner', { beside: ['statn'] }, 'there is no drug or class of drugs statn'],
  ['a condition', { conditions: ['asthmma'] }, 'there is no condition asthmma'],
  ['a condition that it explains', { explains: ['asthmma'] }, 'there is no condition asthmma'],
  ['a finding', { findings: ['coughh'] }, 'there is no finding coughh'],
  ['a source', { sources: ['who/elm'] }, 'there is no source who/elm'],
])('finds %s that is not there', (_what, change, problem) => {
  expect(problemsOf({ ...row, ...change })).toEqual([expect.stringContaining(`culprit lung: ${problem}`)]);
});

it('finds an id that stands twice', () => expect(problemsOf(row, row)).toEqual(['culprit lung: another row has the same id']));
