import { describe, expect, it } from 'vitest';
import { asksAspect, aspectsAsked } from './aspects.rules.ts';

const missingIn = (query: string, answer: string) => aspectsAsked(query).flatMap(({ has, missing }) => (has.test(answer) ? [] : [missing]));

describe('what of a thing a question asks', () => {
  it.each([
    ['duration of secondary prophylaxis', 'It lasts ten years or until 40 with lasting valve disease.', []],
    ['how many days stop SGLT2 inhibitor before surgery', 'It is paused 3 days before major surgery.', []],
    ['how many days stop SGLT2 inhibitor before surgery', 'Stop an SGLT2 inhibitor.', ['how long or when']],
    ['when to restart anticoagulant after upper GI bleed', 'Restart anticoagulants, preferably about day 7.', []],
    ['how fast to correct sodium per day', 'No more than 10 mmol/L in the first 24 hours.', []],
    ['how fast to correct sodium per day', 'Two dangers oppose each other.', ['how fast']],
    ['testicular torsion salvage rate', 'About 97% were saved within 6 hours.', []],
    ['testicular torsion salvage rate', 'Salvage falls steeply afterwards.', ['in how many']],
    ['Epley manoeuvre contraindications', 'Do no manoeuvre with an unstable neck.', []],
    ['phenylephrine mechanism', 'It narrows vessels so that more blood goes to the lungs.', []],
    ['enoxaparin dose', 'It is the anticoagulant of pregnancy.', ['how much']],
  ])('of %j, %j leaves %j open', (query, answer, missing) => {
    expect(missingIn(query, answer)).toEqual(missing);
  });

  it('is told from what it is about', () => {
    expect(['duration', 'per', 'mechanism', 'contraindications'].every(asksAspect)).toBe(true);
    expect(['torsion', 'platelets', 'rate of torsion'].some(asksAspect)).toBe(false);
  });
});
