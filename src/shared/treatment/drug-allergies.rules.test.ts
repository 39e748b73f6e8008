import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { patientProfile } from './patient.rules.ts';
import { readDrugs } from './read-drugs.ts';

/** Drugs by the names that the tests speak of, with the classes that decide how they are read. */
const ofClass: Readonly<Record<string, readonly string[]>> = {
  amoxicillin: ['penicillins'],
  flucloxacillin: ['penicillins'],
  cefalexin: ['cephalosporin'],
  septrin: ['sulfonamides'],
  ibuprofen: ['nsaid'],
  naproxen: ['nsaid'],
  aspirin: ['nsaid'],
  clarithromycin: ['macrolide'],
  trimethoprim: ['antibacterial'],
  lidocaine: ['local-anaesthetic'],
  cetirizine: ['antihistamine'],
  prednisolone: ['corticosteroid'],
  salbutamol: ['beta-agonist'],
  montelukast: ['leukotriene-antagonist'],
  adrenaline: ['vasopressor'],
  ramipril: [],
  codeine: [],
  metformin: [],
};
const drugs = Object.entries(ofClass).map(([id, classes]) => smallDrug({ id, classes: [...classes] }));
const antibacterial = (id: string, name: string, aliases: string[] = [], parent = 'antibacterial') => ({ id, name, aliases, parents: [parent] });
const book = compileDrugBook(new Map(drugs.map((drug) => [drug.id, drug])), [
  antibacterial('penicillins', 'Penicillin', ['PCN'], 'beta-lactam'),
  antibacterial('cephalosporin', 'Cephalosporin', [], 'beta-lactam'),
  antibacterial('beta-lactam', 'Beta-lactam'),
  antibacterial('sulfonamides', 'Sulfonamide', ['sulfa', 'sulfa drugs']),
  antibacterial('macrolide', 'Macrolide'),
  { id: 'antibacterial', name: 'Antibiotic', aliases: [] },
  { id: 'nsaid', name: 'NSAID', aliases: ['anti-inflammatories'] },
  { id: 'local-anaesthetic', name: 'Local anaesthetic', aliases: [] },
]);
const statesOf = (text: string) =>
  readDrugs(text, book)
    .map(({ id, state }) => `${id} ${state}`)
    .join(', ');

describe('an allergy told in plain words', () => {
  it.each([
    ['ALLERGIES: PCN, sulfa. Takes ramipril', 'penicillins allergic, sulfonamides allergic, ramipril taken'],
    ['Allergies/intolerances: penicillin - rash', 'penicillins allergic'],
    ['ADR: amoxicillin. Allergy - clarithromycin as a boy, hives', 'amoxicillin allergic, clarithromycin allergic'],
    ['pen allergic, on metformin', 'penicillins allergic, metformin taken'],
    ['Penicillin: as a toddler, eyes swelled shut, ambulance called', 'penicillins allergic'],
    ['Broke out in welts and my tongue swelled with amoxicillin at 14, never had it since', 'amoxicillin allergic'],
    ['My throat closed up after a flucloxacillin tablet', 'flucloxacillin allergic'],
    ['Penicillin nearly killed her when she was nine', 'penicillins allergic'],
    ['Blue-lighted in after a penicillin injection as a teenager', 'penicillins allergic'],
    ['Was told as a child never to have penicillin', 'penicillins allergic'],
    ['Cefalexin brought him out in a rash', 'cefalexin allergic'],
    ['Anaphylaxis 2012 - cefalexin', 'cefalexin allergic'],
    ['Septrin -> blisters and two weeks in hospital', 'septrin allergic'],
    ['She must never have sulfa drugs again', 'sulfonamides allergic'],
    ['Cannot take aspirin, it sets off my asthma', 'aspirin allergic'],
    ['I can’t have anti-inflammatories: wheezed and went blue', 'nsaid allergic'],
    ['Swelled up like a balloon after one naproxen', 'naproxen allergic'],
    ['Took ibuprofen and broke out in hives', 'ibuprofen allergic'],
    ['Comes up in blotches whenever she takes clarithromycin', 'clarithromycin allergic'],
    ['With clarithromycin I get hives', 'clarithromycin allergic'],
    ['Last time I had trimethoprim my lips swelled', 'trimethoprim allergic'],
    ['Lidocaine at the dentist: collapsed, face swollen', 'lidocaine allergic'],
    ['Rash after amoxicillin and ibuprofen', 'amoxicillin allergic, ibuprofen allergic'],
    ['A rash with amoxicillin, no wheeze, labelled allergic', 'amoxicillin allergic'],
  ])('is none of the medicines: %s', (text, expected) => {
    expect(statesOf(text)).toBe(expected);
  });

  it.each([
    ['Allergies: NKDA, ramipril 5 mg', 'ramipril taken'],
    ['Allergies: none. Takes amoxicillin', 'amoxicillin taken'],
    ['No penicillin allergy', 'penicillins denied'],
    ['Penicillin allergy ruled out by testing', 'penicillins denied'],
    ['Rash for three days, taking cetirizine', 'cetirizine taken'],
    ['Wheeze after salbutamol, on montelukast', 'salbutamol taken, montelukast taken'],
    ['Face swelled from a bee sting, had adrenaline and prednisolone', 'adrenaline taken, prednisolone taken'],
    ['Rash on both shins, ramipril for years', 'ramipril taken'],
    ['Red swollen leg treated with flucloxacillin', 'flucloxacillin taken'],
    ['Cough and wheeze after amoxicillin from the GP', 'amoxicillin taken'],
    ['The ambulance gave aspirin', 'aspirin taken'],
    ['Allergic rhinitis, prednisolone and metformin', 'prednisolone taken, metformin taken'],
    ['Allergies: penicillin, metformin 500 mg, ramipril', 'penicillins allergic, metformin taken, ramipril taken'],
    ['Does not tolerate codeine', 'codeine intolerant'],
  ])('is not what is told: %s', (text, expected) => {
    expect(statesOf(text)).toBe(expected);
  });

  it('is none that is taken, wherever else it is named', () => {
    const told = { age: 40, sex: 'female' as const, symptoms: 'Asked twice about penicillin.', history: 'Penicillin: hives. Takes metformin', recognised: [] };
    const { allergies, takes } = patientProfile(told, book);
    expect([allergies, takes.map(({ id }) => id)]).toEqual([['penicillins'], ['metformin']]);
  });
});
