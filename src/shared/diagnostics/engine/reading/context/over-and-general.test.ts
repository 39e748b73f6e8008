import { describe, expect, it } from 'vitest';
import { engine } from '../../../../../../tests/setup/product.ts';
import { analyzeWith } from '../../analyze.ts';
import { readCase } from '../../case/case.ts';

const stateOf = (symptoms: string, finding: string) =>
  readCase({ symptoms, severity: 5 }, engine.kb, engine.parameters.pastWeight).recognised.find(({ findingId }) => findingId === finding)?.state;
const urgencyOf = (symptoms: string) => analyzeWith(engine, { symptoms, severity: 5 }).urgency;
const isAlarm = (symptoms: string) => /^(?:urgent|emergency)$/.test(urgencyOf(symptoms) ?? '');

describe('what is dated by a year', () => {
  it.each([
    ['Last seizure 2018, none since.', 'seizure'],
    ['He had chest pain in 2016.', 'chest-pain'],
    ['In 2014 she had a seizure and recovered.', 'seizure'],
    ['Snake bite in 2015, treated.', 'snake-bite'],
  ])('is over: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('past');
  });

  it.each([
    ['Chest pain at 2015 tonight.', 'chest-pain'],
    ['Chest pain since 2014.', 'chest-pain'],
    ['Weakness, CK 2010.', 'weakness'],
    ['Chest pain, drank 2000 ml of water.', 'chest-pain'],
  ])('a time, a count or a beginning dates nothing: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('present');
  });

  it('leaves what is told beside it', () => {
    expect(isAlarm('Stroke in 2014. This morning her right arm went weak and her speech is slurred.')).toBe(true);
  });

  it.each(['Snake bite in 2015 treated with antivenom, just asking for a tetanus booster.', 'K 6.1 in 2020, normal ever since.'])(
    'alarms nobody: %s',
    (text) => {
      expect(isAlarm(text)).toBe(false);
    },
  );
});

describe('what is dated by a decade or by years that have passed', () => {
  it.each([
    ['She had fits with me, forty years ago, and was fine.', 'seizure'],
    ['I had chest pain in the eighties.', 'chest-pain'],
    ['Seizures as a girl, ten years clear.', 'seizure'],
  ])('is over: %s', (text, finding) => {
    expect(stateOf(text, finding)).toBe('past');
  });

  it('is not what stands beside the date', () => {
    expect(stateOf('Chest pain, heart attack three years ago.', 'chest-pain')).toBe('present');
    expect(stateOf('Chest pain in her eighties.', 'chest-pain')).toBe('present');
  });
});

describe('what a result denies', () => {
  it.each(['My sugar is 7 now, ketones nil and I feel normal.', 'Diabetes clinic: ketones never >0.3 this year.'])('%s', (text) => {
    expect(stateOf(text, 'ketones')).toBe('absent');
  });

  it('is read of the test alone', () => {
    expect(stateOf('Ketones 4.1, vomiting.', 'ketones')).toBe('present');
  });
});

describe('what a relative had', () => {
  it('is not the writer’s, who then speaks of himself', () => {
    const text = 'My brother in law had a clot in his lung last week. So I looked at my calf, which aches after my run, both sides the same.';
    expect(stateOf(text, 'venous-thromboembolism')).toBeUndefined();
    expect(isAlarm(text)).toBe(false);
  });

  it('is the patient’s where the text goes on with him', () => {
    expect(isAlarm('My dad had chest pain an hour ago. I gave him my aspirin, he is grey and sweating.')).toBe(true);
  });
});

describe('a fetal heart', () => {
  it('is not the mother’s', () => {
    expect(isAlarm('Antenatal visit, 36 weeks pregnant, FHS 138 bpm. BP 110/70. Fetus active.')).toBe(false);
    expect(isAlarm('36 weeks pregnant, pulse 138 bpm, BP 110/70.')).toBe(true);
  });
});

describe('what is asked for study or a story', () => {
  it.each([
    'For my nursing exam: what is the first step when a patient presents after an intentional overdose?',
    'Chemistry homework: why does carbon monoxide bind haemoglobin more strongly than oxygen?',
    'Explain guarding versus rigidity please, anatomy viva on Thursday.',
  ])('alarms nobody: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it('alarms where a patient is told of', () => {
    expect(isAlarm('Exam question: a 60 year old man with crushing chest pain and sweating. What is the first step?')).toBe(true);
    expect(isAlarm('A girl in my class turned in an essay that says how she is going to kill herself tonight.')).toBe(true);
  });
});

describe('what is told in general', () => {
  it.each([
    'Read on the internet that a sore calf could be a DVT. Mine is just stiff after football.',
    'Red flags discussed: saddle numbness, bladder or bowel loss. Simple back ache since gardening.',
    'Side effects listed include suicidal thoughts. I feel fine and have none.',
  ])('alarms nobody: %s', (text) => {
    expect(isAlarm(text)).toBe(false);
  });

  it('leaves what is told of the patient', () => {
    expect(isAlarm('I read online that it may pass, but I have crushing chest pain and I am sweating.')).toBe(true);
    expect(isAlarm('Red flags: saddle numbness and urinary retention with back pain.')).toBe(true);
  });
});

describe('a result that is negative for something', () => {
  it.each(['Urine dip neg for blood.', 'Urine dip negative for blood and protein.'])('has none of it: %s', (text) => {
    expect(stateOf(text, 'haematuria')).toBe('absent');
  });

  it('says nothing against what is told beside it', () => {
    expect(stateOf('Urine dip neg, blood in the urine.', 'haematuria')).toBe('present');
  });
});
