import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../../tests/setup/product.ts';
import { readCase } from '../../case/case.ts';

/** The state of a finding of a history. */
const stateOf = (medicalHistory: string, finding: string) =>
  readCase({ symptoms: 'Sore knee.', medicalHistory, severity: 5 }, engine.kb, engine.parameters.pastWeight).recognised.find(
    ({ findingId }) => findingId === finding,
  )?.state;

describe('what a medicine did once', () => {
  it.each([
    ['Penicillin - hives', 'urticaria'],
    ['Penicillin allergy: itchy rash 1980s', 'rash'],
    ['carbamazepine, had a rash with it', 'rash'],
    ['Co-amoxiclav gave her jaundice in 2019', 'jaundice'],
  ])('is no finding of now: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBeUndefined();
  });

  it('is an allergy, and the medicine is none that is taken', () => {
    expect(stateOf('Penicillin - hives', 'drug-allergy')).toBe('present');
    expect(stateOf('Penicillin - hives', 'penicillin')).toBeUndefined();
    expect(stateOf('Ramipril - tongue swelled, so now amlodipine', 'calcium-channel-blocker')).toBe('present');
    expect(stateOf('Co-amoxiclav gave her jaundice in 2019', 'drug-allergy')).toBeUndefined();
  });

  it.each([
    ['Cetirizine - hives', 'urticaria', 'past'],
    ['Carbamazepine. Rash last month', 'rash', 'past'],
    ['Penicillin for the rash', 'rash', 'past'],
  ])('is not what it is given for, nor what stands beside it: %s', (text, finding, state) => {
    expect(stateOf(text, finding)).toBe(state);
  });
});

describe('a disease that a test denies', () => {
  it.each(['Chlamydia/gonorrhoea NAAT negative. Female partner.', 'Chlamydia and gonorrhoea swabs were negative'])('was none: %s', (text) => {
    expect(stateOf(text, 'previous-sti')).toBe('absent');
  });

  it('was one where it was treated', () => {
    expect(stateOf('Chlamydia at 22, treated. HIV test negative', 'previous-sti')).toBe('present');
  });
});

describe('a pregnancy that was lost', () => {
  it('is over', () => {
    expect(stateOf('Miscarried in May, was 9 weeks pregnant', 'pregnancy')).not.toBe('present');
    expect(stateOf('She is 9 weeks pregnant, miscarried last year', 'pregnancy')).toBe('present');
  });
});
