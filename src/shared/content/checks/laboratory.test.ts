import { describe, expect, it } from 'vitest';
import { files } from '../../../../tests/setup/content.ts';
import { LaboratoryFile } from '../schema/laboratory.schema.ts';
import { checkLaboratory } from './laboratory.check.ts';
import { factorOf } from './laboratory-factors.ts';
import { readRanges } from './laboratory-range.ts';
import { lineOf } from './problem.ts';

type Value = LaboratoryFile['values'][number];

const source = [{ path: 'sources/abim/ranges', item: { title: 'Ranges', url: 'https://example.org' } }];
const panel = (values: Value[], wrong: Partial<LaboratoryFile> = {}, path = 'laboratory/one') => ({
  path,
  item: LaboratoryFile.parse({ title: 'One', order: 1, sources: ['abim/ranges'], values, ...wrong }),
});
const sodium = { name: 'Sodium', conventional: '135–145 mEq/L', si: '135–145 mmol/L' };
const check = (...laboratory: ReturnType<typeof panel>[]) => checkLaboratory({ laboratory, source }).map(({ problem }) => problem);
const checkValue = (name: string, conventional: string, si?: string) => check(panel([{ name, conventional, ...(si === undefined ? {} : { si }) }]));

describe('laboratory values', () => {
  it('are as they should be in content/, the usual panels among them', () => {
    expect(checkLaboratory(files).map(lineOf)).toEqual([]);
    expect(files.laboratory.map(({ item }) => item.title)).toEqual(
      expect.arrayContaining(['Blood count', 'Coagulation', 'Serum chemistry', 'Lipids', 'Endocrine', 'Cerebrospinal fluid', 'Urine']),
    );
  });

  it('are converted by factors that are known, all that are in content/', () => {
    const unknown = files.laboratory.flatMap(({ item }) =>
      item.values.filter(({ name, conventional, si }) => {
        const [from, to] = [readRanges(conventional)?.[0]?.unit, si === undefined ? undefined : readRanges(si)?.[0]?.unit];
        return from !== undefined && to !== undefined && !factorOf(name, from, to);
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('are taken as they are printed: with signs, thousands, shares and several people', () => {
    expect(checkValue('Base excess', '−2 to 2 mEq/L', '−2 to 2 mmol/L')).toEqual([]);
    expect(checkValue('White cell count', '4,500–11,000/µL', '4.5–11.0 × 10⁹/L')).toEqual([]);
    expect(checkValue('Basophils', '0–1% of white cells')).toEqual([]);
    expect(checkValue('HDL cholesterol', 'men ≥ 40 mg/dL; women ≥ 50 mg/dL', 'men ≥ 1.0 mmol/L; women ≥ 1.3 mmol/L')).toEqual([]);
    expect(checkValue('Something new', '1–2 mg/dL', '30–60 nmol/L')).toEqual([]);
  });

  it('name sources that are there', () => {
    expect(check(panel([sodium], { sources: ['abim/range'] }))).toEqual([
      'there is no source abim/range (content/sources/abim/range.json); did you mean abim/ranges?',
    ]);
  });

  it('have a place for each panel, and stand in one of them', () => {
    const other = panel([{ name: 'Potassium', conventional: '3.5–5.0 mEq/L' }], {}, 'laboratory/two');
    expect(check(panel([sodium]), other)).toEqual(['its place 1 is that of laboratory/one']);
    expect(check(panel([sodium]), panel([{ ...sodium, name: 'sodium' }], { order: 2 }, 'laboratory/two'))).toEqual(['sodium stands in laboratory/one already']);
    expect(check(panel([sodium, sodium]))).toEqual(['Sodium stands in laboratory/one already']);
  });

  it.each([
    ['no number', 'Sodium', 'usual', 'Sodium: "usual" is no range such as "135–145 mmol/L" or "men < 17 µg/L; women < 25 µg/L"'],
    ['a number that bounds nothing', 'Sodium', '140 mmol/L', 'Sodium: "140 mmol/L" is no range such as'],
    ['a comma for a point', 'Potassium', '3,5–5,0 mmol/L', 'Potassium: "3,5–5,0 mmol/L" is no range such as'],
    ['no unit', 'Sodium', '135–145', 'Sodium: "135–145" has no unit'],
    ['no unit of some', 'Ferritin', 'men 24–336 µg/L; women 24–307', 'Ferritin: "men 24–336 µg/L; women 24–307" has no unit'],
    ['two units', 'Ferritin', 'men 24–336 µg/L; women 24–307 ng/mL', 'Ferritin: "men 24–336 µg/L; women 24–307 ng/mL" has several units'],
    ['two ranges of the same', 'Ferritin', 'men 24–336 µg/L; men 24–307 µg/L', 'says twice whose range it is'],
    ['a range that falls', 'Sodium', '145–135 mmol/L', 'Sodium: "145–135 mmol/L" does not rise from 145 to 135'],
  ])('find %s', (_what, name, conventional, problem) => {
    expect(checkValue(name, conventional)).toContainEqual(expect.stringContaining(problem));
  });

  it('need no unit where there is none', () => {
    expect(checkValue('pH, arterial', '7.35–7.45')).toEqual([]);
    expect(checkValue('Specific gravity of urine', '1.002–1.030')).toEqual([]);
    expect(checkValue('Phosphate', '3.0–4.5')).toEqual(['Phosphate: "3.0–4.5" has no unit']);
  });

  it.each([
    ['Glucose, fasting', '70–99 mg/dL', '3.9–5.5 mmol/L', '4.2–5.5 mmol/L', '70 mg/dL is 3.889 mmol/L, not 4.2'],
    ['Cholesterol, total', '< 200 mg/dL', '< 5.2 mmol/L', '< 5.5 mmol/L', '200 mg/dL is 5.172 mmol/L, not 5.5'],
    ['Creatinine', '0.7–1.3 mg/dL', '62–115 µmol/L', '62–125 µmol/L', '1.3 mg/dL is 114.9 µmol/L, not 125'],
    ['Urea nitrogen', '7–18 mg/dL', '2.5–6.4 mmol/L', '2.5–3.0 mmol/L', '18 mg/dL is 6.429 mmol/L, not 3.0'],
    ['Calcium, total', '8.4–10.2 mg/dL', '2.1–2.6 mmol/L', '2.1–2.8 mmol/L', '10.2 mg/dL is 2.55 mmol/L, not 2.8'],
    ['Bilirubin, direct', '0.0–0.3 mg/dL', '0–5 µmol/L', '0–7 µmol/L', '0.3 mg/dL is 5.13 µmol/L, not 7'],
    ['Magnesium', '1.6–2.6 mg/dL', '0.66–1.07 mmol/L', '0.80–1.07 mmol/L', '1.6 mg/dL is 0.6576 mmol/L, not 0.80'],
    ['Haemoglobin A1c', '< 5.7%', '< 39 mmol/mol', '< 42 mmol/mol', '5.7 % is 38.8 mmol/mol, not 42'],
    ['Sodium', '135–145 mEq/L', '135–145 mmol/L', '135–146 mmol/L', '145 mEq/L is 145 mmol/L, not 146'],
  ])('of %s are the same in SI units', (name, conventional, right, wrong, problem) => {
    expect(checkValue(name, conventional, right)).toEqual([]);
    expect(checkValue(name, conventional, wrong)).toEqual([`${name}: ${problem}`]);
  });

  it('are of the same people in SI units, and are not printed twice', () => {
    const problem = 'Prolactin: its ranges in SI units are of other people, or are bounded otherwise';
    expect(checkValue('Prolactin', 'men < 17 ng/mL; women < 25 ng/mL', 'women < 17 µg/L; men < 25 µg/L')).toEqual([problem]);
    expect(checkValue('Prolactin', '< 17 ng/mL', '≤ 17 µg/L')).toEqual([problem]);
    expect(checkValue('Prolactin', '< 17 ng/mL', '< 17 ng/mL')).toEqual(['Prolactin: it is the same in SI units: leave them out']);
  });
});
