import { expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import type { PatientCaution } from './cautions.rules.ts';
import { compileDrugBook } from './drug-book.ts';
import { givesWay, isOfDisease } from './emergency-cautions.rules.ts';
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

const kinds = new Map([
  ['diarrhoea', { name: 'Diarrhoea', kind: 'symptom' as const }],
  ['silent-bowel', { name: 'Silent bowel', kind: 'sign' as const }],
  ['asthma', { name: 'Asthma', kind: 'history' as const }],
]);
const foundIn = (findings: readonly string[], level: PatientCaution['level'] = 'avoid', drug = 'morphine'): PatientCaution => ({
  ...caution(drug, 'condition', 'It is minded.', level),
  findings,
});
const against = {
  book: { ...book, classes: new Map([...book.classes, ['antibacterial', { id: 'antibacterial', name: 'Antibacterial', aliases: [] }]]) },
  findings: kinds,
};

it.each<[string, PatientCaution, string[], boolean, boolean]>([
  ['the picture of the disease keeps no drug of its plan back', foundIn(['silent-bowel']), ['silent-bowel'], false, true],
  ['another finding does', foundIn(['silent-bowel']), ['jaundice'], true, false],
  ['so does what must never be', foundIn(['silent-bowel'], 'contraindicated'), ['silent-bowel'], true, false],
  ['so does what somebody has for good', foundIn(['asthma']), ['asthma'], true, false],
  ['how it is given with care is still told', foundIn(['silent-bowel'], 'caution'), ['silent-bowel'], true, false],
  ['a complaint keeps no antibiotic back in an emergency', foundIn(['diarrhoea'], 'avoid', 'antibacterial'), [], true, true],
  ['it does on other days', foundIn(['diarrhoea'], 'avoid', 'antibacterial'), [], false, false],
  ['a sign does', foundIn(['silent-bowel'], 'avoid', 'antibacterial'), [], true, false],
  ['a disease that the caution excepts has none', { ...foundIn(['silent-bowel'], 'caution'), text: 'Change it, except in ketoacidosis.' }, [], true, true],
])('%s', (_what, one, picture, isEmergency, expected) => {
  expect(isOfDisease(one, { disease: 'Diabetic ketoacidosis', picture: new Set(picture), isEmergency }, against)).toBe(expected);
});
