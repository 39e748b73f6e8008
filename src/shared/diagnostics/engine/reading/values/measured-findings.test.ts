import { describe, expect, it } from 'vitest';
import { emptyKnowledge } from '../../../../../../tests/factories/small-knowledge.ts';
import { language } from '../../../../../../tests/setup/content.ts';
import type { Finding, NumericRange } from '../../../../content/schema/finding.schema.ts';
import { buildLexicon } from '../../lexicon/lexicon.ts';
import { extractMentions } from '../read-text.ts';

const laboratory = (id: string, phrases: readonly string[], ...numeric: NumericRange[]): Finding => ({
  id,
  name: id,
  kind: 'laboratory',
  leak: 0.01,
  phrases,
  numeric,
});

const lexicon = buildLexicon({
  ...emptyKnowledge,
  ...language,
  findings: [
    laboratory('raised-alt', ['raised alt'], { quantity: 'alt', min: 80 }),
    laboratory('raised-crp', ['raised crp'], { quantity: 'crp', min: 10 }),
    laboratory('raised-troponin', ['raised troponin'], { quantity: 'troponin', min: 40 }),
    laboratory('raised-pth', [], { quantity: 'pth', min: 75 }),
    laboratory('low-pth', [], { quantity: 'pth', max: 10 }),
    laboratory('low-sodium', ['low sodium'], { quantity: 'sodium', max: 132 }),
    laboratory('high-sodium', [], { quantity: 'sodium', min: 147 }),
    laboratory('low-gfr', [], { quantity: 'gfr', max: 59 }),
    laboratory('high-tsh', [], { quantity: 'tsh', min: 5.5 }),
    laboratory('raised-urate', [], { quantity: 'urate', min: 7.1 }),
    laboratory('jaundiced-blood', [], { quantity: 'bilirubin', min: 2 }),
    laboratory('hypotension', [], { quantity: 'systolic', max: 95 }),
    laboratory('hypertension', [], { quantity: 'systolic', min: 140 }, { quantity: 'diastolic', min: 90 }),
    laboratory('fever', ['temperature'], { quantity: 'temperature', min: 38 }),
    laboratory('low-glucose', ['low glucose'], { quantity: 'glucose', max: 65 }),
    laboratory('leucocytosis', ['leucocytosis'], { quantity: 'wbc', min: 11.5 }),
    laboratory('acidosis', [], { quantity: 'ph', max: 7.3 }),
  ],
});

const read = (text: string) => Object.fromEntries(extractMentions(text, lexicon).map(({ findingId, state }) => [findingId, state]));

describe('what a number says', () => {
  it.each([
    ['ALT 22', { 'raised-alt': 'absent' }],
    ['ALT 310', { 'raised-alt': 'present' }],
    ['ALT 62', {}],
    ['Na 134', { 'high-sodium': 'absent' }],
    ['Na 140', { 'low-sodium': 'absent', 'high-sodium': 'absent' }],
    ['BP 96/50', { hypertension: 'absent' }],
    ['BP 118/72', { hypotension: 'absent', hypertension: 'absent' }],
    ['BP 136/78', { hypotension: 'absent' }],
    ['ALT 20 on Monday, ALT 64 today', {}],
    ['a temperature of 37.5', {}],
  ])('near its limit denies nothing: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Trop 0.7', {}],
    ['Trop 0.7 ng/ml', { 'raised-troponin': 'present' }],
    ['troponin 6', {}],
    ['troponin 6 ng/L', { 'raised-troponin': 'absent' }],
    ['Trop 0.01', { 'raised-troponin': 'absent' }],
    ['troponin 880', { 'raised-troponin': 'present' }],
    ['PTH 12', {}],
    ['bilirubin 14', {}],
    ['bilirubin 14 mg/dl', { 'jaundiced-blood': 'present' }],
    ['urate 310', { 'raised-urate': 'absent' }],
  ])('says what holds in every unit that it may be in: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['PTH 12 (raised)', { 'raised-pth': 'present' }],
    ['PTH 9 is high.', { 'raised-pth': 'present' }],
    ['CRP raised at 7', { 'raised-crp': 'present' }],
    ['raised CRP 7', { 'raised-crp': 'present' }],
    ['↑ ALT 55, ↓ Na 134', { 'raised-alt': 'present', 'low-sodium': 'present' }],
    ['ALT 55↑ CRP 4', { 'raised-alt': 'present', 'raised-crp': 'absent' }],
    ['Na 134 L, ALT 45 (H)', { 'low-sodium': 'present', 'raised-alt': 'present' }],
    ['ALT 60 (ULN 40)', { 'raised-alt': 'present' }],
    ['ALT 60 (ULN 70)', { 'raised-alt': 'absent' }],
    ['ALT 90 (normal)', { 'raised-alt': 'absent' }],
    ['TSH 4.8 [ref 0.4-4.0]', { 'high-tsh': 'present' }],
    ['TSH 4.8 (0.4-4.0)', { 'high-tsh': 'present' }],
    ['CRP 2 L arm', { 'raised-crp': 'absent' }],
    ['CRP 2 high BP', { 'raised-crp': 'absent' }],
    ['no raised ALT 55', { 'raised-alt': 'absent' }],
    ['ALT 12x ULN', {}],
  ])('yields to what stands beside it: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['CRP <10', { 'raised-crp': 'absent' }],
    ['CRP <50', {}],
    ['CRP >300', { 'raised-crp': 'present' }],
    ['eGFR >60', { 'low-gfr': 'absent' }],
    ['Trop <5', { 'raised-troponin': 'absent' }],
  ])('may be a bound: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['CSF: WBC 900, glucose 1.6 mmol/L', {}],
    ['CSF shows low glucose. Glucose 3.1 mmol/L', { 'low-glucose': 'present' }],
    ['WBC 900 in the CSF', {}],
    ['Pleural fluid pH 7.1, glucose 2', {}],
    ['Knee aspirate WBC 60,000', {}],
    ['LP: glucose 1.9, serum glucose 2.4', { 'low-glucose': 'present' }],
    ['CSF clear, CRP 80, WBC 19', { 'raised-crp': 'present', leucocytosis: 'present' }],
    ['CSF leak since surgery, WBC 19', { leucocytosis: 'present' }],
    ['Pleural effusion, WBC 19', { leucocytosis: 'present' }],
    ['Urine: pH 7, WBC 50. pH 7.1', { acidosis: 'present' }],
    ['Ascitic tap:\nWBC 800\nWBC 7', { leucocytosis: 'absent' }],
  ])('is of the fluid that it was measured in: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
