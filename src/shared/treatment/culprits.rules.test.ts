import { describe, expect, it } from 'vitest';
import { smallDrug } from '../../../tests/factories/small-drug.ts';
import { files } from '../../../tests/setup/content.ts';
import { drugsOf } from '../content/assemble.ts';
import { cautionsOfCulprits, explainedBy } from './culprits.rules.ts';
import { compileDrugBook } from './drug-book.ts';
import { patientProfile } from './patient.rules.ts';

const row = { level: 'avoid', sources: ['who/eml'] } as const;
const drugs = ['clozapine', 'procyclidine', 'simvastatin', 'clarithromycin', 'vancomycin'].map((id) =>
  smallDrug({ id, classes: id === 'clozapine' || id === 'procyclidine' ? ['antimuscarinic'] : ['other'] }),
);
const book = compileDrugBook(
  new Map(drugs.map((drug) => [drug.id, drug])),
  [{ id: 'antimuscarinic', name: 'Antimuscarinic', aliases: ['tolterodine'] }],
  [
    { ...row, id: 'class', drugs: ['antimuscarinic'], conditions: ['ileus'], none: ['free-air'], text: 'It stills the bowel.' },
    { ...row, id: 'own', drugs: ['clozapine'], findings: ['silent'], conditions: ['ileus'], explains: ['ileus'], text: 'Clozapine stills the bowel.' },
    { ...row, id: 'pair', drugs: ['clarithromycin'], beside: ['simvastatin'], conditions: ['muscle'], level: 'contraindicated', text: 'It raises the statin.' },
  ],
);
const patientOf = (history: string, ...present: string[]) =>
  patientProfile({ age: 40, sex: 'male', symptoms: '', history, recognised: present.map((findingId) => ({ findingId, state: 'present' as const })) }, book);
const told = (history: string, conditions: readonly string[], ...present: string[]) =>
  cautionsOfCulprits({ patient: patientOf(history, ...present), book }, conditions).map(
    ({ drug, level, because, text }) => `${drug}: ${level}, ${because}: ${text}`,
  );

describe('what may be the cause', () => {
  it('is told of a drug by the disease that is treated, or by what is found', () => {
    expect(told('Takes clozapine.', ['ileus'])).toEqual(['clozapine: avoid, Taken already: Clozapine stills the bowel.']);
    expect(told('Takes clozapine.', [], 'silent')).toEqual(['clozapine: avoid, Taken already: Clozapine stills the bowel.']);
    expect(told('Takes clozapine.', ['asthma'])).toEqual([]);
    expect(told('Clozapine stopped last year.', ['ileus'])).toEqual([]);
  });

  it('is told of a class by the word that was said, and of what is about to be given', () => {
    expect(told('Takes tolterodine.', ['ileus'])).toEqual(['antimuscarinic: avoid, Taken already as tolterodine: It stills the bowel.']);
    expect(told('About to give procyclidine.', ['ileus'])).toEqual(['procyclidine: avoid, About to be given: It stills the bowel.']);
  });

  it('is not told beside what excludes it, nor of one of two that do it together', () => {
    expect(told('Takes procyclidine.', ['ileus'], 'free-air')).toEqual([]);
    expect(told('Takes clarithromycin.', ['muscle'])).toEqual([]);
    expect(told('Takes clarithromycin and simvastatin.', ['muscle'])).toEqual(['clarithromycin: contraindicated, Taken already: It raises the statin.']);
  });

  it('may be the whole matter', () => {
    expect(explainedBy('ileus', { patient: patientOf('Takes clozapine and procyclidine.'), book })).toEqual(['Clozapine']);
    expect(explainedBy('muscle', { patient: patientOf('Takes clozapine.', 'silent'), book })).toEqual([]);
  });
});

describe('what content/ says of causes', () => {
  const real = compileDrugBook(
    drugsOf(files),
    files['drug-class'].flatMap(({ item }) => item.classes),
    files.culprit.flatMap(({ item }) => item.culprits),
  );
  const patient = (history: string, ...present: string[]) =>
    patientProfile({ age: 60, sex: 'male', symptoms: '', history, recognised: present.map((findingId) => ({ findingId, state: 'present' as const })) }, real);
  const stopped = (history: string, condition: string, ...present: string[]) =>
    cautionsOfCulprits({ patient: patient(history, ...present), book: real }, [condition])
      .map(({ drug }) => drug)
      .toSorted();

  it.each<[string, string, string[], string[]]>([
    [
      'Clozapine 550 mg, hyoscine hydrobromide 300 mcg tds, procyclidine 5 mg bd, amitriptyline 50 mg, codeine 30 mg',
      'small-bowel-obstruction',
      [],
      ['amitriptyline', 'antimuscarinic', 'clozapine', 'codeine', 'procyclidine'],
    ],
    [
      'Simvastatin 40 mg, clarithromycin 500 mg, metformin 1 g, perindopril 4 mg',
      'rhabdomyolysis',
      [],
      ['ace-inhibitor', 'clarithromycin', 'metformin', 'simvastatin'],
    ],
    ['Toprol-XL 100 mg, Aldactone 25 mg, KCl 20 mEq daily', 'hyperkalaemia', ['bradycardia'], ['metoprolol', 'potassium-chloride', 'spironolactone']],
    ['Amiodarone 400 mg daily since 2020', 'pneumocystis-pneumonia', [], ['amiodarone']],
    ['Tab Deriphyllin 300 BD, ciprofloxacin 500 BD', 'copd-exacerbation', ['tonic-clonic-seizure'], ['ciprofloxacin', 'theophylline']],
    ['Tacrolimus 3 mg bd, diltiazem 180 mg, fluconazole 200 mg (new)', 'hyperkalaemia', ['drug-level-raised'], ['diltiazem', 'fluconazole', 'tacrolimus']],
    ['Amlodipine 10 mg, furosemide 20 mg', 'chronic-venous-insufficiency', [], ['amlodipine', 'furosemide']],
    ['Tegretol 100 mg bd', 'childhood-absence-epilepsy', [], ['carbamazepine']],
    ['Tolterodine 4 mg', 'acute-angle-closure-glaucoma', [], ['antimuscarinic']],
    ['Fluoxetine 20 mg, ibuprofen 400 mg', 'bleeding-peptic-ulcer', [], ['fluoxetine', 'ibuprofen']],
    ['Bisoprolol 5 mg, ramipril 5 mg', 'acute-heart-failure', ['hypotension', 'cxr-pulmonary-oedema'], []],
  ])('names every one that is taken: %s in %s', (history, condition, present, expected) => {
    expect(stopped(history, condition, ...present)).toEqual(expected);
  });
});
