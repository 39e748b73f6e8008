import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import type { Drug } from '../schema/drug.schema.ts';
import { checkDrugs } from './drugs.check.ts';

const findings = [{ id: 'asthma', name: 'Asthma', kind: 'history', leak: 0.03, phrases: ['asthma'] } as const];
const source = [{ path: 'sources/who/eml', item: { title: 'Medicines', url: 'https://www.who.int/eml', unchecked: 'Not looked up.' } }];
const classes = [
  { id: 'nsaid', name: 'Non-steroidal anti-inflammatory drug', aliases: ['NSAID'] },
  { id: 'other', name: 'Other', aliases: [] },
];

const problemsWith = (...changes: readonly (Partial<Drug> & Pick<Drug, 'id'>)[]) =>
  checkDrugs(
    { findings },
    {
      source,
      'drug-class': [{ path: 'drugs/classes', item: { classes } }],
      drug: changes.map((change) => {
        const { id, ...item } = smallDrug(change);
        return { path: `drugs/some/${id}`, item };
      }),
    },
  ).map(({ item, problem }) => `${item}: ${problem}`);

const warfarin = { id: 'warfarin' };

it('finds nothing wrong with drugs in form', () => {
  const bleed = { with: ['warfarin', 'nsaid'], level: 'avoid', text: 'Both together bleed.' } as const;
  expect(problemsWith(warfarin, { id: 'aspirin', interactions: [bleed], cautions: [{ when: ['asthma'], level: 'caution', text: 'It may wheeze.' }] })).toEqual(
    [],
  );
});

it.each<[string, Partial<Drug>, string]>([
  ['a class that is not there', { classes: ['nsaids'] }, 'there is no class of drugs nsaids; did you mean nsaid?'],
  ['a finding that is not there', { cautions: [{ when: ['astma'], level: 'caution', text: 'It may.' }] }, 'there is no finding astma; did you mean asthma?'],
  [
    'an interaction with nothing',
    { interactions: [{ with: ['warfarn'], level: 'avoid', text: 'It bleeds.' }] },
    'there is no drug or class of drugs warfarn; did you mean warfarin?',
  ],
  ['an interaction with itself', { interactions: [{ with: ['aspirin'], level: 'avoid', text: 'It bleeds.' }] }, 'interacts with itself'],
  ['a name that another has', { aliases: ['Warfarin'] }, 'is called Warfarin, and so is warfarin'],
  ['a name that a class has', { aliases: ['NSAID'] }, 'is called NSAID, and so is the class nsaid'],
  ['a source that is not there', { sources: ['who/elm'] }, 'there is no source who/elm; did you mean who/eml?'],
  [
    'a dose of another source',
    { doses: [{ id: 'pain', for: 'Adults', amount: '1 tablet', source: 'nice/x' }] },
    'its dose pain cites nice/x, which is not among its sources',
  ],
])('finds %s', (_fault, change, problem) => {
  expect(problemsWith(warfarin, { id: 'aspirin', ...change })).toContain(`drug aspirin: ${problem}`);
});

it('finds an interaction that both tell of', () => {
  const of = (other: string) => [{ with: [other], level: 'avoid', text: 'Both together bleed.' } as const];
  expect(problemsWith({ id: 'warfarin', interactions: of('aspirin') }, { id: 'aspirin', interactions: of('warfarin') })).toContain(
    'drug warfarin: tells of aspirin what aspirin tells of it: once is enough',
  );
});
