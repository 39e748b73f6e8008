import { expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import type { PatientCaution } from './cautions.rules.ts';
import { compileDrugBook } from './drug-book.ts';
import { givesWay } from './emergency-cautions.rules.ts';
import { patientProfile } from './patient.rules.ts';

const drugs = [
  smallDrug({ id: 'insulin', classes: ['insulins'] }),
  smallDrug({ id: 'saline', classes: ['intravenous-fluid'] }),
  smallDrug({ id: 'oxygen', classes: ['medical-gas'] }),
  smallDrug({ id: 'aspirin' }),
];
const classes = ['insulins', 'intravenous-fluid', 'medical-gas'].map((id) => ({ id, name: id, aliases: [] }));
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), classes);
const patientWith = (...present: string[]) =>
  patientProfile(
    { age: 40, sex: 'female', symptoms: '', history: '', recognised: present.map((findingId) => ({ findingId, state: 'present' as const })) },
    book,
  );
const caution = (drug: string, kind: PatientCaution['kind'], text = 'It is minded.', level: PatientCaution['level'] = 'caution'): PatientCaution => ({
  drug,
  level,
  kind,
  because: 'Something',
  text,
});

it.each<[string, PatientCaution, string[]]>([
  ['less because of another drug', caution('insulin', 'interaction', 'A lower dose is enough.'), []],
  ['counting doses together', caution('insulin', 'duplicate'), []],
  ['small steps for the kidneys', caution('saline', 'renal'), []],
  ['a lower saturation, in shock', caution('oxygen', 'condition'), ['shock']],
])('%s gives way', (_, one, present) => {
  expect(givesWay(one, { patient: patientWith(...present), book })).toBe(true);
});

it.each<[string, PatientCaution, string[]]>([
  ['what must not be given', caution('insulin', 'interaction', 'A lower dose is enough.', 'contraindicated'), []],
  ['what is to be avoided', caution('insulin', 'duplicate', 'It is minded.', 'avoid'), []],
  ['a drug that is not given by its effect', caution('aspirin', 'duplicate'), []],
  ['an interaction that asks for no less', caution('insulin', 'interaction', 'Measure potassium beside it.'), []],
  ['fluid for kidneys that have failed', caution('saline', 'renal'), ['dialysis']],
  ['a lower saturation, without shock', caution('oxygen', 'condition'), []],
  ['pregnancy', caution('insulin', 'pregnancy'), []],
])('%s does not give way', (_, one, present) => {
  expect(givesWay(one, { patient: patientWith(...present), book })).toBe(false);
});
