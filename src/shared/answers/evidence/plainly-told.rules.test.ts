import { describe, expect, it } from 'vitest';
import type { RecognisedFinding } from '../../diagnostics/diagnostics.schema.ts';
import { doubtfulIn } from './plainly-told.rules.ts';

const isDoubtful = (symptoms: string, said: string) => {
  const start = symptoms.indexOf(said);
  const finding: RecognisedFinding = { findingId: 'x', name: 'X', state: 'present', source: 'symptoms', spans: [{ start, end: start + said.length }] };
  return doubtfulIn([finding], { symptoms, medicalHistory: '' }).has('x');
};

describe('what an answer does not say of a patient', () => {
  it.each([
    ['Cough for a week. Grandpa was given oxygen for emphysema.', 'emphysema'],
    ['Sore knee; her cousin on the farm had brucellosis last year', 'brucellosis'],
    ['Rash on the legs, never had joint pain with it', 'joint pain'],
    ['Tired. Coeliac serology negative', 'Coeliac serology'],
    ['They ruled out a clot on the scan', 'clot'],
  ])('is what is denied or of somebody else: %s', (text, said) => {
    expect(isDoubtful(text, said)).toBe(true);
  });

  it.each([
    ['Mum says he has been wheezing since Friday', 'wheezing'],
    ['My grandmother is 84 and has had a cough and fever for three days. Her brother is well.', 'fever'],
    ['No fever, but a stiff neck', 'stiff neck'],
    ['Cough. My sister looks after him, and he has vomited twice', 'vomited'],
    ['Cannot finish a sentence', 'Cannot finish a sentence'],
  ])('is not what is told outright: %s', (text, said) => {
    expect(isDoubtful(text, said)).toBe(false);
  });

  it('is nothing that is told plainly elsewhere', () => {
    const symptoms = 'Father had gout. Gout since March.';
    const spans = [symptoms.indexOf('gout'), symptoms.indexOf('Gout')].map((start) => ({ start, end: start + 4 }));
    expect(doubtfulIn([{ findingId: 'gout', name: 'Gout', state: 'present', source: 'symptoms', spans }], { symptoms, medicalHistory: '' }).size).toBe(0);
  });

  it('is a complaint in the history, but no disease', () => {
    const medicalHistory = 'Nut allergy (hives). Asthma.';
    const at = (said: string): RecognisedFinding['spans'] => [{ start: medicalHistory.indexOf(said), end: medicalHistory.indexOf(said) + said.length }];
    const recognised: RecognisedFinding[] = ['hives', 'Asthma'].map((said) => ({
      findingId: said,
      name: said,
      state: 'present',
      source: 'medicalHistory',
      spans: at(said),
    }));
    const kinds = new Map([
      ['hives', { kind: 'sign' as const }],
      ['Asthma', { kind: 'history' as const }],
    ]);
    expect([...doubtfulIn(recognised, { symptoms: 'Cough.', medicalHistory }, kinds)]).toEqual(['hives']);
  });
});
