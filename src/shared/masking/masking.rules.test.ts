import { describe, expect, it } from 'vitest';
import { nameWords } from '../../../tests/setup/content.ts';
import { findPersonal, maskPersonal, unmask } from './masking.rules.ts';

const found = (text: string) => findPersonal(text, nameWords).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('what tells who somebody is', () => {
  it.each<[string, string[]]>([
    ['Mr. Rahul Sharma, 45, has chest pain.', ['name: Rahul Sharma']],
    ['Mrs Graves has Graves disease.', ['name: Graves']],
    ['rahul sharma 34 m came with fever', ['name: rahul sharma']],
    ['My son Zorawar fell; Zorawar cannot move his arm.', ['name: Zorawar', 'name: Zorawar']],
    ['PATIENT: SUNITA DEVI, 60 F', ['name: SUNITA DEVI']],
    ['Name: Kwabena Osei-Tutu. Cough for a week.', ['name: Kwabena Osei-Tutu']],
    ['I am Priya and I have a headache', ['name: Priya']],
    ['Seen by Dr Mehta, referred by Dr. J. Wilson.', ['name: Mehta', 'name: J. Wilson']],
    ['Ram s/o Mohan Lal', ['name: Mohan Lal']],
    ['mail me at ravi.k+x@mail.example.co.in', ['email: ravi.k+x@mail.example.co.in']],
    ['Call 98765 43210 or +44 20 7946 0958.', ['phone: 98765 43210', 'phone: +44 20 7946 0958']],
    ['MRN 00123456, UHID: AB-99812', ['record: 00123456', 'record: AB-99812']],
    ['aadhaar 1234 5678 9012', ['record: 1234 5678 9012']],
    ['DOB 12/03/1971, diabetic', ['birthday: 12/03/1971']],
    ['lives at 12 Park Street, Kolkata 700016 with her son', ['address: 12 Park Street, Kolkata 700016']],
    ['my mother phulmani devi gives it; phulmani is well', ['name: phulmani devi', 'name: phulmani']],
    ['Re: Hodgkin, Beatrix M., Unit No RX 55-01-93', ['name: Hodgkin, Beatrix M.', 'record: RX 55-01-93']],
    ['Her husband Rich and daughter Jo stayed; officers Dunleavy and Asante left.', ['name: Rich', 'name: Jo', 'name: Dunleavy', 'name: Asante']],
    ['Perpetua Wamalwa, 58, F, has pain.', ['name: Perpetua Wamalwa']],
    ['Siti Norhaliza binti Abdul Wahab says no.', ['name: Siti Norhaliza binti Abdul Wahab']],
    ['It hurts a great deal more since last Sunday, and I cannot sleep at all at night. With regards, Hamish Olorunfemi', ['name: Hamish Olorunfemi']],
    ['Okonkwo-Bell, Chidinma, born 3 May 1988', ['name: Okonkwo-Bell, Chidinma', 'birthday: 3 May 1988']],
    ['Mark Tolliver-Yeo (19.09.1971) was treated.', ['name: Mark Tolliver-Yeo', 'birthday: 19.09.1971']],
    ['policy no P/181200/01/2026/004419', ['record: P/181200/01/2026/004419']],
    ['Letters to 73 Harbinger Terrace, Upper Flat, Cardiff CF99 2QQ, not to her.', ['address: 73 Harbinger Terrace, Upper Flat, Cardiff CF99 2QQ']],
    [
      'Address: Plot 41, 2nd Cross, Jasmine Layout, behind Ganesha temple, Hubballi - 580099.',
      ['address: Plot 41, 2nd Cross, Jasmine Layout, behind Ganesha temple, Hubballi - 580099'],
    ],
    ['My number is +91 (44) 2999 0163, evening only.', ['phone: +91 (44) 2999 0163']],
    ['Flat 4B, Sai Apartments, MG Road', ['address: Flat 4B, Sai Apartments, MG Road']],
  ])('is found: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    "Crohn's disease and Graves' disease in the family.",
    'Positive Murphy sign; Wilson disease excluded; Thomas test negative.',
    'Bell palsy after Lyme disease, no Horner syndrome.',
    'Frank haematuria. Mark the site. Rose spots on the trunk.',
    'BP 120/80, HR 98, SpO2 94%, platelets 150000, WBC 12000.',
    'Na 135 K 4.1 urea 40 creatinine 1.2, Hb 10.5, TSH 4.2.',
    'Amoxicillin 500 mg three times a day for 5 days.',
    'Pain since May, worse in June. Ms since 2010; MR on echo.',
    'Wernicke encephalopathy, Korsakoff psychosis, Parkinson disease.',
    'Pain 10 minutes after main meals, 3 main episodes.',
    'Hodgkin lymphoma stage 2, Ann Arbor classification.',
    'Jackson-Pratt drain, Hickman line, Foley out; Bishop 4, Hamilton 24, Barthel 3.',
    'Started Udiliv 300 and Norditropin 1.2 mg; Tazocin d3.',
    'Takayasu, Wegener, Churg-Strauss, Libman-Sacks or Budd-Chiari?',
    'Lives in Bokaro and came from Ranchi on Sunday 22/03/2026.',
    'What was the run-in of PARADIGM-HF (NCT01035255), and what of HOPE; T10, L4/5, CA 19-9 840, 1 120 cells.',
    'Fell on the road 2 days ago, in bed 5 days.',
    'Patient is 45 years old; case number of episodes 3.',
  ])('is not seen in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('masking', () => {
  it('gives the same person the same token in all texts, and puts it back', () => {
    const { texts, tokens } = maskPersonal({ symptoms: 'Meena Kumari has fever. meena kumari is 30.', history: 'Call Meena Kumari on 9876543210.' }, nameWords);
    expect(texts).toEqual({ symptoms: '[NAME_1] has fever. [NAME_1] is 30.', history: 'Call [NAME_1] on [PHONE_1].' });
    expect(unmask('[NAME_1] may have malaria [1]; [NAME_7] not.', tokens)).toBe('Meena Kumari may have malaria [1]; [NAME_7] not.');
  });
});
