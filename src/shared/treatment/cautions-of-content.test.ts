import { describe, expect, it } from 'vitest';
import { drugClasses, files, knowledge } from '../../../tests/setup/content.ts';
import { drugsOf } from '../content/assemble.ts';
import { cautionsFor } from './cautions.rules.ts';
import { compileDrugBook } from './drug-book.ts';
import { patientProfile } from './patient.rules.ts';

/** What kills when it is not said: a name, a class or an interaction that goes missing from content/ is noticed here. */
describe('of the medicines in content/', () => {
  const real = compileDrugBook(drugsOf(files), drugClasses);
  const named = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const levelsOf = (history: string, id: string, present: readonly string[] = []) => {
    const recognised = present.map((findingId) => ({ findingId, state: 'present' as const }));
    return cautionsFor(patientProfile({ age: 40, sex: 'male', symptoms: '', history, recognised }, real), [id], real, named)
      .filter(({ kind }) => kind === 'interaction' || kind === 'condition')
      .map(({ level }) => level);
  };

  it.each([
    ['disulfiram', 'metronidazole', 'contraindicated'],
    ['Antabuse', 'tinidazole', 'contraindicated'],
    ['ketoconazole 200 mg', 'ticagrelor', 'contraindicated'],
    ['Symtuza', 'fluticasone', 'avoid'],
    ['cobicistat', 'budesonide', 'avoid'],
    ['ritonavir', 'triamcinolone', 'avoid'],
    ['ritonavir', 'simvastatin', 'contraindicated'],
    ['clarithromycin', 'simvastatin', 'contraindicated'],
    ['Symtuza', 'colchicine', 'contraindicated'],
    ['Rezolsta', 'alfuzosin', 'contraindicated'],
    ['ketoconazole', 'tamsulosin', 'avoid'],
    ['ketoconazole', 'rivaroxaban', 'avoid'],
    ['cobicistat', 'apixaban', 'avoid'],
    ['ritonavir', 'ergometrine', 'contraindicated'],
    ['tadalafil 20 hours ago', 'glyceryl-trinitrate', 'contraindicated'],
    ['nicorandil', 'sildenafil', 'contraindicated'],
    ['isosorbide dinitrate', 'tadalafil', 'contraindicated'],
    ['Acitrom', 'fluconazole', 'avoid'],
    ['nicoumalone', 'miconazole', 'avoid'],
    ['warfarin', 'fluconazole', 'avoid'],
    ['rasagiline', 'tramadol', 'contraindicated'],
    ['selegiline', 'pethidine', 'contraindicated'],
    ['rasagiline', 'fluoxetine', 'avoid'],
    ['tranylcypromine', 'pseudoephedrine', 'contraindicated'],
    ['ropinirole', 'metoclopramide', 'contraindicated'],
    ['pramipexole', 'haloperidol', 'avoid'],
  ] as const)('%s forbids %s', (takes, drug, level) => {
    expect(levelsOf(`Takes ${takes}.`, drug)).toContain(level);
  });

  it.each([
    ['Symtuza', 'beclometasone'],
    ['ropinirole', 'domperidone'],
    ['ketoconazole shampoo', 'simvastatin'],
  ])('%s leaves %s alone', (takes, drug) => {
    expect(levelsOf(`Takes ${takes}.`, drug)).toEqual([]);
  });

  it.each([
    ['myasthenia-known', 'ciprofloxacin', 'avoid'],
    ['myasthenia-known', 'azithromycin', 'avoid'],
    ['myasthenia-known', 'gentamicin', 'avoid'],
    ['myasthenia-known', 'magnesium-sulfate', 'avoid'],
    ['myasthenia-known', 'esmolol', 'caution'],
    ['copd', 'esmolol', 'caution'],
    ['asthma', 'esmolol', 'avoid'],
    ['severe-renal-failure-labs', 'glibenclamide', 'contraindicated'],
    ['frailty', 'glibenclamide', 'avoid'],
    ['fixed-mid-dilated-pupil', 'ipratropium', 'avoid'],
  ] as const)('%s speaks against %s', (finding, drug, level) => {
    expect(levelsOf('', drug, [finding])).toContain(level);
  });
});
