import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { cautionsFor } from './cautions.rules.ts';
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
    children: minded('avoid', 'It stains teeth.'),
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
];
const classes = [
  { id: 'penicillins', name: 'Penicillin', aliases: ['penicillins'], parents: ['beta-lactam'] },
  { id: 'beta-lactam', name: 'Beta-lactam', aliases: [] },
  { id: 'cephalosporin', name: 'Cephalosporin', aliases: [], parents: ['beta-lactam'] },
  { id: 'tetracyclines', name: 'Tetracycline', aliases: [] },
  { id: 'nsaid', name: 'NSAID', aliases: [] },
  { id: 'vitamin-k-antagonist', name: 'Vitamin K antagonist', aliases: [], parents: ['anticoagulant'] },
  { id: 'anticoagulant', name: 'Anticoagulant', aliases: ['blood thinner'] },
];
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), classes);

interface Told {
  readonly age?: number;
  readonly sex?: 'male' | 'female';
  readonly history?: string;
  readonly findings?: readonly string[];
}
const profile = ({ age = 40, sex = 'female', history = '', findings = [] }: Told) =>
  patientProfile({ age, sex, symptoms: '', history, recognised: findings.map((findingId) => ({ findingId, state: 'present' })) }, book);
const saidOf = (told: Told, ...ids: string[]) =>
  cautionsFor(profile(told), ids, book, new Map([['peptic-ulcer-disease', 'Previous peptic ulcer']])).map(
    ({ drug, level, kind, because }) => `${drug}: ${level}, ${kind}, ${because}`,
  );

describe('drugs in a text', () => {
  it.each<[string, string[]]>([
    ['Takes warfarin and naproxen.', ['warfarin taken', 'naproxen taken']],
    ['Allergic to penicillin, takes Warfarin', ['penicillins allergic', 'warfarin taken']],
    ['Penicillin allergy. On warfarin.', ['penicillins allergic', 'warfarin taken']],
    ['No known allergy to amoxicillin', ['amoxicillin denied']],
    ['Rash after Augmentin as a child', ['amoxicillin allergic']],
    ['Stopped ibuprofen last week; not on warfarin', ['ibuprofen stopped', 'warfarin denied']],
    ['On a blood thinner', ['anticoagulant taken']],
  ])('are read: %s', (text, expected) => {
    expect(readDrugs(text, book).map(({ id, state }) => `${id} ${state}`)).toEqual(expected);
  });
});

describe('a patient', () => {
  it('is in the trimester that the weeks say', () => {
    expect([6, 13, 14, 27, 28, 40].map(trimesterOf)).toEqual(['first', 'first', 'second', 'second', 'third', 'third']);
    expect(profile({ history: '32 weeks pregnant' }).pregnancy).toEqual({ trimester: 'third', isCertain: true });
    expect(profile({ history: 'Pregnant, 12/40' }).pregnancy).toEqual({ trimester: 'first', isCertain: true });
    expect(profile({ findings: ['pregnancy'] }).pregnancy).toEqual({ trimester: null, isCertain: true });
    expect(profile({ findings: ['possible-pregnancy'] }).pregnancy).toEqual({ trimester: null, isCertain: false });
    expect(profile({ sex: 'male', history: 'wife 32 weeks pregnant' }).pregnancy).toBeNull();
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

  it('is nothing for somebody whom nothing concerns', () => {
    expect(saidOf({ history: 'Not allergic to penicillin. Stopped warfarin.' }, ...drugs.map(({ id }) => id))).toEqual([]);
  });
});

it('finds the classes of a drug up to the widest', () => {
  expect(classesOf('amoxicillin', book)).toEqual(['penicillins', 'beta-lactam']);
  expect(classesOf('nothing', book)).toEqual([]);
});
