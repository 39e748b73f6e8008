import { describe, expect, it } from 'vitest';
import { productEngine } from './analyze.ts';
import { analyzeWith } from './analyze-with.ts';
import { readCase } from './case.ts';

const engine = productEngine();
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
