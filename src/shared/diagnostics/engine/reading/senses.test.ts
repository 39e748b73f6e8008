import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../tests/setup/product.ts';
import { readCase } from '../case/case.ts';

const stateOf = (finding: string, symptoms: string, patientAge = 40) => {
  const { recognised } = readCase({ symptoms, patientAge, severity: 5 }, engine.kb, 0.4);
  return recognised.find(({ findingId }) => findingId === finding)?.state ?? 'unsaid';
};

describe('words of more than one sense', () => {
  it.each([
    ['A faint pink rash on the trunk.', 'syncope'],
    ['A faint murmur.', 'syncope'],
    ['Shoulders knotted and tight.', 'subcutaneous-lump'],
    ['A small tear in the skin of the heel.', 'tearfulness'],
    ['Ankle jerks slow.', 'tremor'],
    ['A scaly rash behind the ears.', 'ear-vesicles'],
    ['Blisters behind the ears.', 'ear-vesicles'],
    ["I can't get air.", 'noisy-throat-inspiration'],
    ['Phlegm with blood in it for two weeks.', 'prolonged-menses'],
    ['Did not gain weight.', 'faltering-growth'],
    ['Has passed no stool since the day before yesterday.', 'delayed-meconium'],
  ])('"%s" is no %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('unsaid');
  });

  it.each([
    ['She fainted at work.', 'syncope'],
    ['A knot in the neck.', 'neck-lump'],
    ['Tearful and low.', 'tearfulness'],
    ['She is in tears every day.', 'tearfulness'],
    ['Blisters in the ear.', 'ear-vesicles'],
    ["I can't get air.", 'dyspnoea'],
    ['Ankle jerks absent.', 'areflexia'],
    ['Delayed ankle jerks.', 'slow-relaxing-reflexes'],
  ])('"%s" is %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('present');
  });

  it('is failure to thrive in a child', () => {
    expect(stateOf('faltering-growth', 'Did not gain weight.', 1)).toBe('present');
  });
});

describe('what is told in plain words', () => {
  it.each([
    ['The whole left face does not move, forehead included.', 'facial-weakness-whole'],
    ['The left face does not move.', 'facial-weakness'],
    ['A shower of black dots in the right eye.', 'floaters'],
    ['Sees children and dogs that are not there.', 'visual-hallucinations'],
    ["He sees people who aren't there.", 'visual-hallucinations'],
    ['Earache, then a hole in the drum with pus.', 'perforated-eardrum'],
    ['Earache, then a hole in the drum with pus.', 'ear-discharge'],
    ['X-ray of the knee: medial narrowing and spurs.', 'osteoarthritis-xray'],
  ])('"%s" is %s', (text, finding) => {
    expect(stateOf(finding, text)).toBe('present');
  });

  it('is denied as well', () => {
    expect(stateOf('ear-discharge', 'Earache, no pus.')).toBe('absent');
    expect(stateOf('facial-weakness-whole', 'Forehead and face move well.')).toBe('unsaid');
  });
});
