import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { DiagnosticInput } from '../../diagnostics.schema.ts';
import { analyzeWith } from '../analyze.ts';
import { readCase } from '../case/case.ts';
import { measuredAlarms } from './measured-alarms.ts';

const alarmsOf = (symptoms: string, patient: { patientAge?: number; patientGender?: 'male' | 'female'; medicalHistory?: string } = {}) => {
  const input = DiagnosticInput.parse({ symptoms, ...patient });
  return measuredAlarms(readCase(input, engine.kb, engine.parameters.pastWeight));
};
const levelOf = (...args: Parameters<typeof alarmsOf>) => alarmsOf(...args)[0]?.level ?? null;

describe('vital signs in a text', () => {
  it('are scored with NEWS2 in an adult, with the chart named', () => {
    const [alarm] = alarmsOf('Cough. T 38.9 HR 118 RR 26 BP 98/60 SpO2 93%', { patientAge: 70 });
    expect(alarm?.level).toBe('emergency');
    expect(alarm?.why).toMatch(/NEWS2 .*respiratory rate of 26.*Royal College of Physicians/);
    expect(alarm?.firstStep).toMatch(/\.$/);
  });

  it.each([
    ['GCS 9', 'a response to voice only (3)'],
    ['GCS 7', 'a response to pain only (3)'],
    ['Barely rousable', 'a response to voice only (3)'],
  ])('count how awake somebody is: %s', (told, words) => {
    expect(alarmsOf(`${told}. T 36.9 HR 78 RR 14 BP 128/76 SpO2 98%`, { patientAge: 40 }).find(({ why }) => why.includes('NEWS2'))?.why).toContain(words);
  });

  it('count nothing where they are calm', () => {
    expect(levelOf('Cough. T 36.9 HR 78 RR 14 BP 128/76 SpO2 98%', { patientAge: 40 })).toBeNull();
  });

  it('are a child’s where it is one: a pulse of 135 is fast at nine and ordinary in a baby', () => {
    expect(levelOf('Runny nose, HR 135', { patientAge: 0 })).toBeNull();
    expect(levelOf('Runny nose, HR 135', { patientAge: 9 })).toBe('urgent');
  });

  it('are an emergency with fever under three months, and not where the form only says 0', () => {
    expect(levelOf('My 6 week old baby has a temperature of 38.4')).toBe('emergency');
    expect(levelOf('Temperature of 38.4', { patientAge: 0 })).toBeNull();
  });

  it('are read on the obstetric chart in pregnancy: 162/112 is an emergency there alone', () => {
    expect(levelOf('34 weeks pregnant, BP 162/112, headache', { patientAge: 30, patientGender: 'female' })).toBe('emergency');
    expect(levelOf('BP 162/112, headache', { patientAge: 30, patientGender: 'female' })).toBeNull();
  });

  it('take 88 to 92 % for enough where carbon dioxide is retained', () => {
    expect(levelOf('COPD, target 88-92%, SpO2 89% on air', { patientAge: 70 })).toBeNull();
    expect(levelOf('COPD, SpO2 89% on air', { patientAge: 70 })).toBe('urgent');
  });

  it('are those of now', () => {
    expect(levelOf('BP 128/76, was 78/40 in 2019', { patientAge: 60 })).toBeNull();
    expect(levelOf('Dizzy. BP 118/70 sitting, standing 86/58', { patientAge: 60 })).toBeNull();
  });
});

describe('a course', () => {
  it('counts as it ended where it became better', () => {
    expect(levelOf('Faint at the injection. HR 38 to 76 in 2 min supine, BP 84/50 to 112/70. Well now.', { patientAge: 30 })).toBeNull();
    expect(levelOf('Bleeding. BP 112/70 to 84/50 in an hour', { patientAge: 30 })).toBe('emergency');
  });

  it('is not made of the PR interval, nor a score of confusion alone', () => {
    expect(levelOf('ECG: PR 172 ms, QTc 410 ms', { patientAge: 60 })).toBeNull();
    expect(levelOf('He is confused since this morning', { patientAge: 60 })).toBeNull();
  });
});

describe('test results in a text', () => {
  it.each([
    ['Weak. K 7.1', 'emergency'],
    ['On warfarin, INR 9.4, no bleeding', 'urgent'],
    ['Hb 52 g/L, tired', 'urgent'],
    ['Na 118, drowsy', 'emergency'],
    ['K 4.4, Na 139, Hb 131, glucose 5.4 mmol/L', null],
  ] as const)('%s', (text, level) => {
    expect(levelOf(text, { patientAge: 60 })).toBe(level);
  });

  it('count only as repeated, and not from a spoilt sample', () => {
    expect(levelOf('K 6.9 grossly haemolysed; repeat K 4.3', { patientAge: 50 })).toBeNull();
    expect(levelOf('K 6.9; repeat K 7.0', { patientAge: 50 })).toBe('emergency');
    expect(levelOf('Plt 18 EDTA clumps; citrate platelets 231', { patientAge: 50 })).toBeNull();
  });

  it('are no time, and no other fluid', () => {
    expect(levelOf('Takes calcium 4 h apart from levothyroxine', { patientAge: 50 })).toBeNull();
    expect(levelOf('CSF: glucose 1.9 mmol/L', { patientAge: 50 })).toBeNull();
  });

  it('of a newborn are read by hour', () => {
    expect(levelOf('3 day old baby, yellow skin, bilirubin 24 mg/dL')).toBe('urgent');
    expect(levelOf('5 day old baby, yellow skin, bilirubin 178 µmol/L')).toBeNull();
    expect(levelOf('5 day old baby, yellow skin, SBR well below the line, feeding well')).toBeNull();
    expect(levelOf('5 day old baby, yellow skin, bilirubin not done yet')).toBe('urgent');
  });
});

describe('the answer', () => {
  it('has what was measured as its urgency, reason and first step, whatever the ranking says', () => {
    const { urgency, urgencyReasons, firstStep } = analyzeWith(engine, DiagnosticInput.parse({ symptoms: 'Feels a little tired. K 7.1', patientAge: 60 }));
    expect(urgency).toBe('emergency');
    expect(urgencyReasons.join(' ')).toMatch(/potassium of 7.1 mmol\/L/);
    expect(firstStep).toBeTruthy();
  });
});
