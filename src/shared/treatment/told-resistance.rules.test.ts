import { expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { cautionsOfResistance } from './told-resistance.rules.ts';

const drugs = [
  smallDrug({ id: 'tazocin', classes: ['penicillins'] }),
  smallDrug({ id: 'meropenem', classes: ['carbapenem'] }),
  smallDrug({ id: 'fosfomycin' }),
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), [
  { id: 'penicillins', name: 'Penicillin', aliases: [] },
  { id: 'carbapenem', name: 'Carbapenem', aliases: [] },
]);

it.each([
  ['prior ESBL E. coli UTI 5 months ago', 'tazocin'],
  ['MRSA in a wound last year', 'tazocin meropenem'],
  ['Urine grew NDM Klebsiella', 'tazocin meropenem'],
  ['No ESBL before', ''],
  ['MRSA screen negative', ''],
  ['UTI with E. coli', ''],
])('holds what was found before against the drugs of a plan: %s', (text, expected) => {
  const found = cautionsOfResistance(
    text,
    drugs.map(({ id }) => id),
    book,
  );
  expect(found.map(({ drug }) => drug).join(' ')).toBe(expected);
});
