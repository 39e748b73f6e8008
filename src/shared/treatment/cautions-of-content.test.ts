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

  const allergyLevels = (history: string, id: string) =>
    cautionsFor(patientProfile({ age: 30, sex: 'male', symptoms: '', history, recognised: [] }, real), [id], real, named).flatMap(({ kind, level }) =>
      kind === 'allergy' ? [level] : [],
    );
  it.each([
    ['Cefalexin rash as a child', 'ceftriaxone', 'caution'],
    ['Cefalexin rash as a child', 'cefalexin', 'contraindicated'],
    ['Cefuroxime - anaphylaxis', 'ceftriaxone', 'contraindicated'],
    ['Neomycin cream gave me a weepy rash', 'gentamicin', 'contraindicated'],
  ] as const)('%s: %s is %s', (history, id, level) => {
    expect(allergyLevels(history, id)).toEqual([level]);
  });

  it('a limit in grams a day is said of adults wherever the drug is usual in children', () => {
    const unmeant = [...real.drugs.values()]
      .filter(({ children }) => children.level === 'usual')
      .flatMap(({ id, renal, hepatic, cautions, interactions }) =>
        [renal, hepatic, ...cautions, ...interactions].flatMap(({ text = '' }) =>
          text
            .split(/(?<=[.;]) /)
            .filter((sentence) => /\d g (?:in 24 hours|a day|daily)/.test(sentence) && !/adult/i.test(sentence))
            .map((sentence) => `${id}: ${sentence}`),
        ),
      );
    expect(unmeant).toEqual([]);
  });

  it('hypertonic saline instead of mannitol is said of the brain', () => {
    const mannitol = real.drugs.get('mannitol');
    const texts = [mannitol?.renal, ...(mannitol?.cautions ?? [])].flatMap((one) => one?.text ?? []).filter((text) => /hypertonic saline/i.test(text));
    expect(texts.filter((text) => !/brain|herniation/.test(text))).toEqual([]);
  });

  it('words that only sound like heat and rigidity forbid no antipsychotic', () => {
    for (const id of ['olanzapine', 'quetiapine', 'haloperidol']) expect(levelsOf('', id, ['overheated-agitated'])).toEqual([]);
    expect(levelsOf('', 'olanzapine', ['extreme-hyperthermia'])).toEqual(['avoid']);
  });

  it('calcium guards the heart also where it is high', () => {
    expect(levelsOf('', 'calcium-gluconate', ['hypercalcaemia'])).toEqual(['caution']);
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
