import { describe, expect, it } from 'vitest';
import { emptyKnowledge } from '../../../../../../tests/factories/small-knowledge.ts';
import { buildLexicon } from '../../lexicon/lexicon.ts';
import { ofBlood, otherFluidsIn } from './other-fluids.ts';

/** Whether the first "WBC" of a text is that of another fluid than blood. */
const isOtherFluid = (text: string) => otherFluidsIn(text)('wbc', { start: text.indexOf('WBC') });

describe('a fluid told by its name', () => {
  it.each([
    'CSF WBC 900',
    'Cerebrospinal fluid WBC 900',
    'cerebro-spinal fluid WBC 900',
    'Spinal fluid: WBC 900',
    'spinal tap WBC 900',
    'Lumbar puncture WBC 900',
    'LP WBC 900',
    'Pleural fluid WBC 900',
    'Ascitic tap WBC 900',
    'ascites fluid WBC 900',
    'peritoneal fluid WBC 900',
    'pericardial fluid WBC 900',
    'synovial aspirate WBC 900',
    'joint aspiration WBC 900',
    'knee sample WBC 900',
    'hip fluid WBC 900',
    'effusion analysis WBC 900',
    'amniotic fluid studies WBC 900',
    'Pleural studies WBC 900',
    'arthrocentesis WBC 900',
    'paracentesis WBC 900',
    'thoracocentesis WBC 900',
    'thoracentesis WBC 900',
    'urinalysis WBC 50',
    'UA: WBC 50',
    'urine: WBC 50',
    'Urine dipstick: WBC 50',
    'urine microscopy = WBC 50',
    'urine test: WBC 50',
    'urine examination: WBC 50',
    'urine R/E: WBC 50',
    'urine analysis: WBC 50',
  ])('has a count of its own: %s', (text) => {
    expect(isOtherFluid(text)).toBe(true);
  });

  it.each([
    'CSF leak, WBC 19',
    'CSF rhinorrhoea, WBC 19',
    'CSF otorrhoea, WBC 19',
    'CSF shunt, WBC 19',
    'Pleural effusion, WBC 19',
    'ua WBC 19',
    'Passing less urine, WBC 19',
    'help, WBC 19',
    'lps WBC 19',
  ])('is not meant: %s', (text) => {
    expect(isOtherFluid(text)).toBe(false);
  });
});

describe('how far a text speaks of another fluid', () => {
  it.each([
    'CSF clear. WBC 19',
    'CSF clear; WBC 19',
    'CSF clear! WBC 19',
    'CSF clear? WBC 19',
    'CSF clear\nWBC 19',
    ...['serum', 'plasma', 'venous', 'blood', 'bloods', 'FBC', 'CBC', 'Hb 12', 'Hgb 12', 'haemoglobin 12', 'hemoglobin 12', 'CRP 8', 'ESR 8'].map(
      (blood) => `CSF clear, ${blood} WBC 19`,
    ),
    ...['Na 138', 'sodium 138', 'K 4', 'potassium 4', 'creat 80', 'creatinine 80', 'platelets 200', 'plt 200', 'INR 1', 'ALT 20', 'AST 20'].map(
      (blood) => `CSF clear, ${blood} WBC 19`,
    ),
    ...['urea 5', 'BUN 12', 'lactate 1', 'temp 38', 'temperature 38', 'T 38', 'HR 90', 'pulse 90', 'RR 20', 'BP 120/80', 'SpO2 97', 'sats 97'].map(
      (blood) => `CSF clear, ${blood} WBC 19`,
    ),
  ])('ends with the sentence or where blood is spoken of: %s', (text) => {
    expect(isOtherFluid(text)).toBe(false);
  });

  it.each([
    'CSF pressure 1.5, WBC 900',
    'CSF red blood cells 3, WBC 900',
    'CSF white blood cells: WBC 900',
    'CSF blood-stained, WBC 900',
    'CSF blood stain, WBC 900',
    'CSF kept cold, WBC 900',
    'Ascitic tap:\nWBC 800',
    'Ascitic tap: \nWBC 800',
    'CSF on day 2, and again the LP: WBC 900',
  ])('does not end before: %s', (text) => {
    expect(isOtherFluid(text)).toBe(true);
  });

  it('ends with each sentence, and begins anew', () => {
    const text = 'LP: glucose 2. WBC 9. CSF: ph 7, na 3, ldh 4';
    const places = ['glucose', 'WBC', 'ph', 'ldh'].map((word) => otherFluidsIn(text)('wbc', { start: text.indexOf(word) }));
    expect(places).toEqual([true, false, true, false]);
  });
});

describe('a value before its fluid', () => {
  it.each(['WBC 1200 in the CSF', 'WBC 1.2 on LP', 'WBC 1200 of his pleural fluid', 'WBC 1,200 from her joint fluid', `WBC: ${'1 '.repeat(26)}in CSF`])(
    'is of that: %s',
    (text) => {
      expect(isOtherFluid(text)).toBe(true);
    },
  );

  it.each(['WBC 12 and a CSF', 'WBC 12, none in the CSF', 'WBC 12. None in the CSF', 'WBC 12\nglucose 2 in the CSF', `WBC ${'1 '.repeat(27)}in CSF`])(
    'is not of that: %s',
    (text) => {
      expect(isOtherFluid(text)).toBe(false);
    },
  );
});

describe('what another fluid has', () => {
  const inCsf = otherFluidsIn('CSF: ');

  it.each(['wbc', 'neutrophils', 'eosinophils', 'haematocrit', 'glucose', 'ldh', 'ph', 'albumin', 'amylase', 'lipase', 'triglycerides', 'cholesterol'])(
    'and blood too is not of blood there: %s',
    (quantity) => {
      expect(inCsf(quantity, { start: 4 })).toBe(true);
    },
  );

  it.each(['haemoglobin', 'troponin', 'pulse'])('and what only blood or the body has is not of it: %s', (quantity) => {
    expect(inCsf(quantity, { start: 4 })).toBe(false);
  });
});

describe('the mentions of a text', () => {
  const lexicon = buildLexicon({
    ...emptyKnowledge,
    findings: [
      { id: 'low-glucose', name: 'Low glucose', kind: 'laboratory', leak: 0.01, phrases: [], numeric: [{ quantity: 'glucose', max: 65 }] },
      { id: 'low-sodium', name: 'Low sodium', kind: 'laboratory', leak: 0.01, phrases: [], numeric: [{ quantity: 'sodium', max: 132 }] },
      { id: 'stiff-neck', name: 'Stiff neck', kind: 'sign', leak: 0.01, phrases: [] },
    ],
  });

  it('are without those that stand by a value of another fluid, and keep all others', () => {
    const text = 'CSF shows low glucose. Stiff neck.';
    const mentions = ['low-glucose', 'low-sodium', 'stiff-neck'].flatMap((findingId) =>
      [10, 23].map((start) => ({ findingId, state: 'present' as const, start, end: start + 5 })),
    );
    const kept = ofBlood(mentions, lexicon, otherFluidsIn(text)).map(({ findingId, start }) => [findingId, start]);
    expect(kept).toEqual([
      ['low-glucose', 23],
      ['low-sodium', 10],
      ['low-sodium', 23],
      ['stiff-neck', 10],
      ['stiff-neck', 23],
    ]);
  });
});
