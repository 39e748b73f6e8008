import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { compileDrugBook } from './drug-book.ts';
import { drugStateRows } from './drug-states.rules.ts';
import { readDrugs } from './read-drugs.ts';

/** Drugs by the names that the tests speak of, with the classes that decide how they are read. */
const ofClass: Readonly<Record<string, readonly string[]>> = { cetirizine: ['antihistamine'], ondansetron: ['antiemetic'], amoxicillin: ['antibacterial'] };
const spoken =
  'warfarin aspirin clindamycin ramipril amlodipine heparin cyclizine metoclopramide diltiazem enalapril piriton quinine sertraline amoxil salbutamol metronidazole fluconazole rivaroxaban amoxicillin amiodarone glargine fentanyl fondaparinux clopidogrel prednisone insulin cortisol calcium potassium sulfonamide theophylline cetirizine ondansetron';
const spokenDrugs = spoken.split(' ').map((id) => smallDrug({ id, classes: [...(ofClass[id] ?? [])] }));
const rowBook = compileDrugBook(new Map(spokenDrugs.map((drug) => [drug.id, drug])), [
  ...['antihistamine', 'antiemetic', 'antibacterial'].map((id) => ({ id, name: id, aliases: [] })),
  { id: 'penicillins', name: 'Penicillin', aliases: [], parents: ['beta-lactam'] },
]);

describe('how a drug stands', () => {
  it.each(drugStateRows.map(({ state, example }) => [example, state] as const))('is said by a row: %s', (example, state) => {
    const named = readDrugs(example, rowBook);
    expect(named.map((one) => one.state)).toEqual([state]);
  });

  it.each<[string, string]>([
    ['Aspirin – bronchospasm and nasal polyps. Clindamycin gave me C. diff in 2020.', 'aspirin allergic, clindamycin harmed'],
    ['Ramipril - tongue swelled, so now amlodipine', 'ramipril allergic, amlodipine taken'],
    ['Penicillin: throat swelling and collapse aged 9. Penicillin rash', 'penicillins allergic'],
    ['Heparin in 2016 after appendix burst: platelets fell to 40 and they said never again.', 'heparin harmed'],
    ['Tried cyclizine and then metoclopramide, the second one made my neck twist.', 'cyclizine stopped, metoclopramide harmed'],
    ['Diltiazem can’t - ankle swelling. Enalapril gave me a cough', 'diltiazem intolerant, enalapril intolerant'],
    ['Piriton knocks me out, no wheeze. Quinine last year: ringing in the ears', 'piriton intolerant, quinine intolerant'],
    [
      'Warfarin, stopped in January. Sertraline 6 months, stopped. Gave me amoxil and salbutamol for chest infection, finished',
      'warfarin stopped, sertraline stopped, amoxil stopped, salbutamol stopped',
    ],
    ['Had metronidazole last year, fluconazole in the spring', 'metronidazole stopped, fluconazole stopped'],
    ['Rivaroxaban 20 for DVT 2 months ago. Amoxicillin for a chest infection two months ago', 'rivaroxaban taken, amoxicillin stopped'],
    ['Amiodarone 200 (added 3 weeks ago), glargine 30 u cut to 0 on day of surgery', 'amiodarone taken, glargine stopped'],
    ['Resident wants to add metoclopramide for nausea and fentanyl for pain.', 'metoclopramide planned, fentanyl planned'],
    ['The junior wrote up ondansetron and something for sickness (cyclizine).', 'ondansetron planned, cyclizine planned'],
    ['About to give aspirin, fondaparinux & clopidogrel. Takes ramipril.', 'aspirin planned, fondaparinux planned, clopidogrel planned, ramipril taken'],
    ['Was about to be started on prednisone but mom hasn’t filled it', 'prednisone planned'],
    ['Father diabetic on insulin. No clopidogrel - that’s my dad', 'insulin named, clopidogrel named'],
    ['Morning cortisol <28 nmol/L, calcium 1.72. Aspirin ok', 'cortisol named, calcium named, aspirin named'],
    ['Warfarin rash? never. Heparin-induced low platelets? don’t think so, never had heparin', 'warfarin denied, heparin denied'],
    ['Warfarin 1 mg/kg prescribed, ran out 2 wks ago. Ran out of ramipril last week', 'warfarin stopped, ramipril stopped'],
    ['Metronidazole tabs make her vomit. Clindamycin - red man reaction', 'metronidazole intolerant, clindamycin intolerant'],
    ['Also had a shot in her knee in Feb (prednisone). One injection of fentanyl last year', 'prednisone stopped, fentanyl stopped'],
    ['Ulcer bleed 2019 on aspirin', 'aspirin harmed'],
    ['Same thing last winter but milder, got one dose of prednisone', 'prednisone stopped'],
    ['Got one dose of prednisone an hour ago', 'prednisone taken'],
    ['Urgent care gave me a prednisone pack, helped for a couple of days', 'prednisone stopped'],
    ['He has had two courses of amoxicillin and one of prednisone for 5 days', 'amoxicillin stopped, prednisone stopped'],
    ['Parents were given warfarin by another doctor 2 wks ago and it is worse', 'warfarin taken'],
    ['The pharmacist said it might be diarrhoea and to try warfarin but it feels wrong', 'warfarin planned'],
    ['Hives (not anaphylaxis) to amoxicillin as a toddler', 'amoxicillin allergic'],
    ['Ondansetron drops were left here but we have not used them', 'ondansetron taken'],
    ['Enalapril was proposed in May but he would not have it. Takes ramipril', 'enalapril named, ramipril taken'],
    ['The clinic wanted her on amiodarone, she declined', 'amiodarone named'],
    ['Sodium ok, potassium 5 and calcium 2. Aspirin 75', 'potassium named, calcium named, aspirin taken'],
    ['Potassium 600 mg daily', 'potassium taken'],
    ['Uses fluconazole 1% cream, clindamycin gel and warfarin', 'fluconazole named, clindamycin named, warfarin taken'],
    ['Night nurse asks: give ondansetron?', 'ondansetron planned'],
    ['The clinic has heparin, a little insulin, fentanyl in the fridge', 'heparin named, insulin named, fentanyl named'],
    ['Only amoxicillin and metronidazole available here. Takes ramipril', 'amoxicillin named, metronidazole named, ramipril taken'],
    ['Cardiology is asking to start amiodarone', 'amiodarone planned'],
    ['Treated with fluconazole for three months, no benefit', 'fluconazole taken'],
    ['Treated with amoxicillin for three weeks, no relief', 'amoxicillin stopped'],
    ['Takes no medicines. Used fluconazole capsules from the chemist for a month', 'fluconazole stopped'],
    ['Sulfonamide allergy (Stevens-Johnson), theophylline, aspirin', 'sulfonamide allergic, theophylline taken, aspirin taken'],
  ])('is told: %s', (text, expected) => {
    const named = readDrugs(text, rowBook);
    expect(named.map(({ id, state }) => `${id} ${state}`).join(', ')).toBe(expected);
  });

  it.each([
    'Takes warfarin, once had a rash from nickel',
    'Warfarin 75 for stent 2022, stopped smoking last year',
    'Warfarin for AF diagnosed in 2016',
    'Bleeding on warfarin',
    'Warfarin gave no relief',
    'Warfarin made no difference',
    'Not responding to warfarin',
    'Warfarin started yesterday: seizure today',
    'Warfarin 5 mg (reduced from 10 last month)',
    'My wife takes warfarin and she fell',
    'Wife says he takes warfarin',
    'Dad 77 with Parkinsons. Dad takes warfarin',
    'Took her mother’s warfarin',
    'Mother gave half a tablet of warfarin',
    'His father takes insulin, he is on warfarin',
    'Wants to stop warfarin',
    'Told to stop it but still takes warfarin',
    'Takes warfarin ok',
    'Lithium and warfarin 1.9 mmol/L',
    'Warfarin since last spring',
    'Treated as allergy with warfarin',
    'The clinic gave warfarin and the ultrasound slot is tomorrow',
    'Warfarin (INR 3), a cough for a week',
    'Gets an injection of warfarin every 3 months, last in May',
    'Warfarin, didn’t take it today',
    'GI bleed on warfarin',
    'Warfarin flushes every day',
    'Running out of breath on warfarin',
  ])('is taken all the same: %s', (text) => {
    expect(readDrugs(text, rowBook).find(({ id }) => id === 'warfarin')?.state).toBe('taken');
  });

  it('is another where it is what the drug is for', () => {
    const states = readDrugs('Cetirizine - hives, ondansetron - nausea', rowBook).map(({ state }) => state);
    expect(states).toEqual(['taken', 'taken']);
  });
});
