import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../../tests/setup/product.ts';
import { readCase } from '../../case/case.ts';

const stateOf = (symptoms: string, finding: string, medicalHistory = '') =>
  readCase({ symptoms, medicalHistory, severity: 5 }, engine.kb, engine.parameters.pastWeight).recognised.find(({ findingId }) => findingId === finding)?.state;

describe('everyday words', () => {
  it.each([
    ['His mouth puckers and he smacks all day.', 'breast-skin-dimpling'],
    ['My braces catch and I bit my tongue.', 'tongue-biting'],
    ['The twitching jumps about in random spots on my legs.', 'rash'],
    ['Palms are red and peeling.', 'leg-redness'],
    ['Seen again for eczema not responding.', 'cannot-be-woken'],
    ['Her chest infection is not responding to amoxicillin.', 'cannot-be-woken'],
    ['A fever of 39 every single day.', 'dose-mistake'],
    ['Jaw locked open and he cannot speak.', 'aphasia'],
    ['Upper belly sore like a drum.', 'testicular-pain'],
    ['So grumpy and clingy, not himself.', 'confusion'],
  ])('are no finding of another kind: %s', (text, finding) => {
    expect(stateOf(text, finding)).not.toBe('present');
  });

  it.each([
    ['The skin of my left breast is puckering.', 'breast-skin-dimpling'],
    ['Found on the floor, tongue bitten in sleep.', 'tongue-biting'],
    ['He is not responding.', 'cannot-be-woken'],
    ['She took her methotrexate every single day.', 'dose-mistake'],
    ['He cannot find words and his speech is gone.', 'aphasia'],
    ['Since the fever she is not herself and muddled.', 'confusion'],
  ])('are one where they are meant so: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('present');
  });
});

describe('a disease that somebody named', () => {
  it.each([
    ['The pharmacist thinks it is scabies.', 'burrows'],
    ['The GP said reflux.', 'heartburn'],
    ['They told us Osgood, rest and ibuprofen.', 'tibial-tubercle-tenderness'],
    ['Treated twice as cellulitis without effect.', 'spreading-erythema'],
  ])('shows none of its signs: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBeUndefined();
  });

  it('is the patient’s own where it is told so', () => {
    expect(stateOf('I have scabies, the itch is worse at night.', 'burrows')).toBe('present');
    expect(stateOf('She says her reflux is back.', 'heartburn')).toBe('present');
  });
});

describe('what is imagined or asked', () => {
  it.each([
    ['Awful images of falling with him in my arms.', 'fall'],
    ['I keep imagining that he falls down the stairs.', 'fall'],
    ['Am I going psychotic?', 'delusions'],
  ])('has not happened: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBeUndefined();
  });

  it('is told as it is where it is one’s own death', () => {
    expect(stateOf('I keep imagining killing myself.', 'suicidal-ideation')).toBe('present');
  });
});

describe('what a test or a relative says', () => {
  it('a test that is negative denies what was looked for', () => {
    expect(stateOf('I was screened for hepatitis B and HIV, both negative.', 'hepatitis-b')).not.toBe('present');
    expect(stateOf('I was tested for HIV, positive.', 'hiv')).toBe('present');
  });

  it('what goes on behind a relative is theirs', () => {
    expect(stateOf('5 yr boy, swelling. TB in uncle, completed ATT last year.', 'previous-tuberculosis')).not.toBe('present');
  });

  it('whoever brings a child has not what the child has', () => {
    expect(stateOf('4 yr girl, resident of Patna, b/b mother with c/o cough since 8 d', 'cough')).toBe('present');
  });

  it('what has healed is over', () => {
    expect(stateOf('Three mouth ulcers healed already. Itching.', 'mouth-ulcer')).not.toBe('present');
    expect(stateOf('Mouth ulcers that have not healed.', 'non-healing-mouth-ulcer')).toBe('present');
  });
});
