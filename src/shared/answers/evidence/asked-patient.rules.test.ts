import { expect, it } from 'vitest';
import { smallDrug } from '../../../../tests/factories/small-drug.ts';
import { compileDrugBook } from '../../treatment/drug-book.ts';
import { withoutUnfit } from './asked-patient.rules.ts';
import { namesMeant, patientAsked } from './drug-answers.ts';

const harmful = { level: 'contraindicated' as const, text: 'It harms the child.' };
const drugs = [
  smallDrug({ id: 'doxycycline', pregnancy: { first: harmful, second: harmful, third: harmful } }),
  smallDrug({ id: 'cefalexin' }),
  smallDrug({ id: 'amoxicillin', classes: ['penicillins'] }),
  smallDrug({ id: 'pilocarpine', classes: ['ophthalmic-agent'] }),
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), [
  { id: 'penicillins', name: 'Penicillin', aliases: [] },
  { id: 'ophthalmic-agent', name: 'Eye drop', aliases: [] },
]);
const passage = { kind: 'condition' as const, id: 'x', section: 'management', title: 'X', heading: 'Management', text: '', source: null, url: null };
const left = (query: string, text: string) =>
  withoutUnfit([{ text, passage }], query, patientAsked(query, book), { findings: new Map(), book }).map((line) => line.text);

it('what is nothing for whom is asked about is not given', () => {
  const line = 'Give doxycycline for a week. Otherwise give cefalexin for a week.';
  expect(left('lung infection in pregnancy', line)).toEqual(['Otherwise give cefalexin for a week.']);
  expect(left('lung infection', line)).toEqual([line]);
  expect(left('lung infection in pregnancy', 'In pregnancy doxycycline is given only for anthrax.')).toHaveLength(1);
  expect(left('penicillin allergy and cystitis', 'Give amoxicillin for three days.')).toEqual([]);
});

it('a drug that is left out, or asked for as another preparation, is not meant', () => {
  const meant = (query: string) => namesMeant(query, book).map(({ id }) => id);
  expect(meant('dose of cefalexin, not doxycycline')).toEqual(['cefalexin']);
  expect(meant('pilocarpine tablets for a dry mouth')).toEqual([]);
  expect(meant('pilocarpine and glaucoma')).toEqual(['pilocarpine']);
});
