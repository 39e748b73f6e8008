import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { cautionsFor, type KnownFindings } from './cautions.rules.ts';
import { classesOf, compileDrugBook } from './drug-book.ts';
import { patientProfile, trimesterOf } from './patient.rules.ts';
import { readDrugs } from './read-drugs.ts';

const minded = (level: 'caution' | 'avoid' | 'contraindicated', text: string) => ({ level, text }) as const;
const usual = { level: 'usual' } as const;
const drugs = [
  smallDrug({ id: 'amoxicillin', aliases: ['Augmentin'], classes: ['penicillins'] }),
  smallDrug({ id: 'cefalexin', classes: ['cephalosporin'], allergies: [{ to: 'penicillins', level: 'caution', text: 'A few react to both.' }] }),
  smallDrug({
    id: 'doxycycline',
    classes: ['tetracyclines'],
    pregnancy: { first: usual, second: minded('avoid', 'It stains teeth.'), third: minded('avoid', 'It stains teeth.') },
    children: { ...minded('avoid', 'It stains teeth.'), below: 12 },
  }),
  smallDrug({
    id: 'ibuprofen',
    classes: ['nsaid'],
    renal: minded('avoid', 'It harms kidneys.'),
    cautions: [{ when: ['peptic-ulcer-disease'], level: 'contraindicated', text: 'It makes ulcers bleed.' }],
    interactions: [{ with: ['anticoagulant'], level: 'avoid', text: 'Both together bleed.' }],
  }),
  smallDrug({ id: 'naproxen', classes: ['nsaid'] }),
  smallDrug({ id: 'warfarin', classes: ['vitamin-k-antagonist'] }),
  smallDrug({ id: 'clopidogrel', classes: ['antiplatelet'] }),
  smallDrug({ id: 'aspirin', classes: ['antiplatelet', 'nsaid'] }),
  smallDrug({
    id: 'naloxone',
    classes: ['antidote'],
    interactions: [{ with: ['opioid'], level: 'caution', text: 'It brings withdrawal.', reverse: { level: 'usual', text: 'It is given all the same.' } }],
  }),
  smallDrug({
    id: 'morphine',
    classes: ['opioid'],
    cautions: [
      { when: ['wheeze'], level: 'avoid', text: 'It weakens breathing.' },
      { when: ['peptic-ulcer-disease'], level: 'caution', text: 'It hides pain.' },
    ],
    interactions: [
      { with: ['nsaid'], level: 'caution', text: 'Of the class.' },
      { with: ['naproxen'], level: 'usual', text: 'Of the drug itself.' },
    ],
  }),
];
const classes = [
  { id: 'antibacterial', name: 'Antibacterial', aliases: ['antibiotics'] },
  { id: 'penicillins', name: 'Penicillin', aliases: ['penicillins'], parents: ['beta-lactam'], sharesAllergy: true as const },
  { id: 'beta-lactam', name: 'Beta-lactam', aliases: [] },
  { id: 'cephalosporin', name: 'Cephalosporin', aliases: [], parents: ['beta-lactam'] },
  { id: 'tetracyclines', name: 'Tetracycline', aliases: [] },
  { id: 'nsaid', name: 'NSAID', aliases: ['NSAIDs'], seldomTogether: true as const },
  { id: 'antiplatelet', name: 'Antiplatelet', aliases: [] },
  { id: 'antidote', name: 'Antidote', aliases: [] },
  { id: 'opioid', name: 'Opioid', aliases: ['opioids'] },
  { id: 'vitamin-k-antagonist', name: 'Vitamin K antagonist', aliases: [], parents: ['anticoagulant'] },
  { id: 'anticoagulant', name: 'Anticoagulant', aliases: ['blood thinner'] },
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), classes);

interface Told {
  readonly age?: number;
  readonly sex?: 'male' | 'female';
  readonly history?: string;
  readonly findings?: readonly string[];
  readonly past?: readonly string[];
}
const profile = ({ age = 40, sex = 'female', history = '', findings: now = [], past = [] }: Told) => {
  const states = { present: now, past };
  const recognised = (['present', 'past'] as const).flatMap((state) => states[state].map((findingId) => ({ findingId, state })));
  return patientProfile({ age, sex, symptoms: '', history, recognised }, book);
};
const findings: KnownFindings = new Map([
  ['peptic-ulcer-disease', { name: 'Previous peptic ulcer', kind: 'history' }],
  ['wheeze', { name: 'Wheeze', kind: 'sign' }],
]);
const saidOf = (told: Told, ...ids: string[]) =>
  cautionsFor(profile(told), ids, book, findings).map(({ drug, level, kind, because }) => `${drug}: ${level}, ${kind}, ${because}`);

describe('drugs in a text', () => {
  it.each<[string, string[]]>([
    ['Takes warfarin and naproxen.', ['warfarin taken', 'naproxen taken']],
    ['Allergic to penicillin, takes Warfarin', ['penicillins allergic', 'warfarin taken']],
    ['Penicillin allergy. On warfarin.', ['penicillins allergic', 'warfarin taken']],
    ['No known allergy to amoxicillin', ['amoxicillin denied']],
    ['Rash after Augmentin as a child', ['amoxicillin allergic']],
    ['Stopped ibuprofen last week; not on warfarin', ['ibuprofen stopped', 'warfarin denied']],
    ['On a blood thinner', ['anticoagulant taken']],
    ['Warfarin stopped in May. Naproxen until last year. Amoxicillin as a child', ['warfarin stopped', 'naproxen stopped', 'amoxicillin stopped']],
    ['Had a course of doxycycline. Last month amoxicillin for a chest infection', ['doxycycline stopped', 'amoxicillin stopped']],
    ['Aspirin once daily, naproxen before meals, warfarin since 2019', ['aspirin taken', 'naproxen taken', 'warfarin taken']],
    ['Started warfarin two weeks ago, aspirin for years', ['warfarin taken', 'aspirin taken']],
    ['Warfarin stopped last year, takes aspirin', ['warfarin stopped', 'aspirin taken']],
    ['Naproxen before – rash', ['naproxen allergic']],
    ['Had doxycycline once, rash. Aspirin: hives', ['doxycycline allergic', 'aspirin allergic']],
    ['Amoxicillin gave him a rash; naproxen stopped because of swelling', ['amoxicillin allergic', 'naproxen allergic']],
    ['Took ibuprofen, rash since yesterday', ['ibuprofen taken']],
    ['Warfarin due next month. Plans to start aspirin', ['warfarin planned', 'aspirin planned']],
    ['On naproxen since ibuprofen gave her a rash', ['naproxen taken', 'ibuprofen allergic']],
    ['Takes aspirin after warfarin was stopped, naproxen and stopped smoking', ['aspirin taken', 'warfarin stopped', 'naproxen taken']],
    ['Bleeding due to warfarin', ['warfarin taken']],
    ['Penicillin allergy: none. Aspirin - no, refused warfarin', ['penicillins denied', 'aspirin denied', 'warfarin denied']],
    ['No known drug allergies, aspirin daily. Allergies nil, warfarin', ['aspirin taken', 'warfarin taken']],
  ])('are read: %s', (text, expected) => {
    expect(readDrugs(text, book).map(({ id, state }) => `${id} ${state}`)).toEqual(expected);
  });
});

describe('a patient', () => {
  it('has what is proposed apart from what is taken, and what was not borne', () => {
    const told = profile({ history: 'Takes warfarin. Doctor wants to add ibuprofen. Morphine made him drowsy. Aspirin gave her jaundice.' });
    expect(told.takes.map(({ id }) => id)).toEqual(['warfarin']);
    expect(told.planned.map(({ id }) => id)).toEqual(['ibuprofen']);
    expect(told.illBorne).toEqual([
      { id: 'morphine', isGrave: false },
      { id: 'aspirin', isGrave: true },
    ]);
  });

  it('is in the trimester that the weeks say', () => {
    expect([6, 13, 14, 27, 28, 40].map(trimesterOf)).toEqual(['first', 'first', 'second', 'second', 'third', 'third']);
    expect(profile({ history: '32 weeks pregnant' }).pregnancy).toEqual({ trimester: 'third', isCertain: true });
    expect(profile({ history: 'Pregnant, 12/40' }).pregnancy).toEqual({ trimester: 'first', isCertain: true });
    expect(profile({ findings: ['pregnancy'] }).pregnancy).toEqual({ trimester: null, isCertain: true });
    expect(profile({ findings: ['possible-pregnancy'] }).pregnancy).toEqual({ trimester: null, isCertain: false });
    expect(profile({ sex: 'male', history: 'wife 32 weeks pregnant' }).pregnancy).toBeNull();
    expect(profile({ age: 4, history: 'mum 11 weeks pregnant' }).pregnancy).toBeNull();
  });

  it('is pregnant no longer after a birth, nor with a mole', () => {
    expect(profile({ findings: ['postpartum', 'pregnancy', 'term-pregnancy'], history: 'delivered at 39 weeks of pregnancy' }).pregnancy).toBeNull();
    expect(profile({ findings: ['postpartum', 'pregnancy'], history: 'was 38 weeks pregnant' }).pregnancy).toBeNull();
    expect(profile({ findings: ['pregnancy'], history: 'molar pregnancy, 12 weeks pregnant' }).pregnancy).toBeNull();
    expect(profile({ findings: ['pregnancy'], history: 'miscarried in May, was 9 weeks pregnant' }).pregnancy).toBeNull();
    expect(profile({ findings: ['pregnancy'], history: 'miscarried in May, was 9 weeks pregnant; now 8 weeks pregnant' }).pregnancy).not.toBeNull();
    expect(profile({ findings: ['postpartum'], history: 'delivered last year, now 9 weeks pregnant' }).pregnancy?.trimester).toBe('first');
    const told = { age: 30, sex: 'female' as const, symptoms: 'bleeding at 30 weeks gestation', history: 'postpartum bleeding' };
    const recognised = [{ findingId: 'postpartum', state: 'present' as const, source: 'medicalHistory' as const }];
    expect(patientProfile({ ...told, recognised }, book).pregnancy?.trimester).toBe('third');
  });

  it.each([
    'previous molar pregnancy, 20 weeks pregnant',
    'Molar pregnancy in 2019. 20 weeks pregnant.',
    'hydatidiform mole two years ago, 20 weeks pregnant',
    'molar pregnancy; now 20 weeks pregnant',
  ])('is pregnant with a mole of before: %s', (history) => {
    expect(profile({ findings: ['pregnancy'], history }).pregnancy).toEqual({ trimester: 'second', isCertain: true });
  });

  it.each([
    ['neuraxial-puncture', 'Recent epidural 8 days ago', 'epidural', false],
    ['neuraxial-puncture', 'Two weeks after an epidural', 'epidural', false],
    ['neuraxial-puncture', 'Recent epidural 2 days ago', 'epidural', true],
    ['neuraxial-puncture', 'Recent epidural', 'epidural', true],
    ['recent-surgery', 'Knee surgery six weeks ago', 'surgery', false],
    ['recent-surgery', 'Knee surgery three weeks ago', 'surgery', true],
  ])('has %s only while it lasts: %s', (findingId, symptoms, named, isThere) => {
    const start = symptoms.indexOf(named);
    const recognised = [{ findingId, state: 'present' as const, source: 'symptoms' as const, spans: [{ start, end: start + named.length }] }];
    expect(patientProfile({ age: 40, sex: 'female', symptoms, history: '', recognised }, book).findings.has(findingId)).toBe(isThere);
  });

  it('has no finding that is only the name of a drug that is not taken', () => {
    const found = (history: string, end: number) =>
      patientProfile(
        {
          age: 40,
          sex: 'female',
          symptoms: '',
          history,
          recognised: [{ findingId: 'anticoagulant', state: 'present', source: 'medicalHistory', spans: [{ start: 0, end }] }],
        },
        book,
      ).now.size;
    expect(found('Warfarin stopped in May', 8)).toBe(0);
    expect(found('Warfarin since May', 8)).toBe(1);
    expect(found('Warfarin stopped in May', 23)).toBe(1);
  });
});

describe('what speaks against a drug', () => {
  it('is an allergy to it, to its class, and what its data say of another', () => {
    expect(saidOf({ history: 'Allergic to amoxicillin.' }, 'amoxicillin', 'cefalexin', 'doxycycline')).toEqual([
      'amoxicillin: contraindicated, allergy, Allergic to Amoxicillin',
      'cefalexin: caution, allergy, Allergic to Amoxicillin',
    ]);
    expect(saidOf({ history: 'Penicillin allergy.' }, 'amoxicillin')).toEqual(['amoxicillin: contraindicated, allergy, Allergic to Penicillin']);
    expect(saidOf({ findings: ['drug-allergy'] }, 'amoxicillin')).toEqual(['amoxicillin: caution, allergy, Allergic to some drug']);
  });

  it('is pregnancy, by trimester, and the gravest where none is told', () => {
    expect(saidOf({ history: '8 weeks pregnant' }, 'doxycycline')).toEqual([]);
    expect(saidOf({ history: '20 weeks pregnant' }, 'doxycycline')).toEqual(['doxycycline: avoid, pregnancy, Pregnant, second trimester']);
    expect(saidOf({ findings: ['pregnancy'] }, 'doxycycline')).toEqual(['doxycycline: avoid, pregnancy, Pregnant, trimester not told']);
  });

  it('is age, kidneys, and a disease of the history', () => {
    expect(saidOf({ age: 5 }, 'doxycycline')).toEqual(['doxycycline: avoid, children, 5 years old']);
    expect(saidOf({ findings: ['dialysis', 'peptic-ulcer-disease'] }, 'ibuprofen')).toEqual([
      'ibuprofen: contraindicated, condition, Previous peptic ulcer',
      'ibuprofen: avoid, renal, Impaired kidneys',
    ]);
  });

  it('is a drug that is taken, whichever of the two tells of it, by its class and by itself', () => {
    expect(saidOf({ history: 'Takes warfarin.' }, 'ibuprofen')).toEqual(['ibuprofen: avoid, interaction, Takes Warfarin']);
    expect(saidOf({ history: 'Takes ibuprofen.' }, 'warfarin')).toEqual(['warfarin: avoid, interaction, Takes Ibuprofen']);
    expect(saidOf({ history: 'On a blood thinner.' }, 'ibuprofen')).toEqual(['ibuprofen: avoid, interaction, Takes Anticoagulant']);
    expect(saidOf({ history: 'Takes naproxen.' }, 'ibuprofen', 'naproxen')).toEqual([
      'ibuprofen: caution, duplicate, Takes Naproxen',
      'naproxen: caution, duplicate, Takes Naproxen',
    ]);
  });

  it('is no allergy to another drug of a class that is none of allergies', () => {
    expect(saidOf({ history: 'Allergic to clopidogrel.' }, 'aspirin', 'clopidogrel')).toEqual([
      'clopidogrel: contraindicated, allergy, Allergic to Clopidogrel',
    ]);
  });

  it('is a disease that was once, and a sign only while it is there', () => {
    expect(saidOf({ past: ['peptic-ulcer-disease', 'wheeze'] }, 'morphine')).toEqual(['morphine: caution, condition, Previous peptic ulcer']);
    expect(saidOf({ findings: ['wheeze'] }, 'morphine')).toEqual(['morphine: avoid, condition, Wheeze']);
  });

  it('is harm that it did, and a class that is too wide names no drug', () => {
    expect(saidOf({ history: 'Aspirin gave her jaundice. Morphine made him drowsy.' }, 'aspirin', 'morphine', 'ibuprofen')).toEqual([
      'aspirin: avoid, intolerance, Trouble from Aspirin before',
      'morphine: caution, intolerance, Trouble from Morphine before',
    ]);
    expect(saidOf({ history: 'Antibiotics once caused rash.' }, 'amoxicillin')).toEqual(['amoxicillin: caution, allergy, Allergic to some drug']);
  });

  it('is no age beyond the one that a drug names', () => {
    expect(saidOf({ age: 11 }, 'doxycycline')).toEqual(['doxycycline: avoid, children, 11 years old']);
    expect(saidOf({ age: 12 }, 'doxycycline')).toEqual([]);
  });

  it('is said of each of two drugs in its own way, and of a drug itself before its class', () => {
    expect(saidOf({ history: 'Takes morphine.' }, 'naloxone')).toEqual(['naloxone: caution, interaction, Takes Morphine']);
    expect(saidOf({ history: 'Takes naloxone.' }, 'morphine')).toEqual([]);
    expect(saidOf({ history: 'Takes ibuprofen.' }, 'morphine')).toEqual(['morphine: caution, interaction, Takes Ibuprofen']);
    expect(saidOf({ history: 'Takes naproxen.' }, 'morphine')).toEqual([]);
  });

  it('is nothing for somebody whom nothing concerns', () => {
    expect(saidOf({ history: 'Not allergic to penicillin. Stopped warfarin.' }, ...drugs.map(({ id }) => id))).toEqual([]);
  });
});

it('finds the classes of a drug up to the widest', () => {
  expect(classesOf('amoxicillin', book)).toEqual(['penicillins', 'beta-lactam']);
  expect(classesOf('nothing', book)).toEqual([]);
});
