import { describe, expect, it } from 'vitest';
import { drugClasses, knowledge } from '../../../../tests/setup/content.ts';
import { figuresOf, isSameFigure } from './figures.ts';
import { createSupportCheck, type SupportMark } from './support.rules.ts';
import { supportVocabularyOf } from './vocabulary.ts';

const supportOf = createSupportCheck(supportVocabularyOf(knowledge, new Map(), drugClasses));
const passage = {
  title: 'Myocardial infarction: Management',
  text: 'Give aspirin 300 mg by mouth once, unless the patient is allergic. Primary angioplasty is offered within 12 hours of onset, if it can be done within 120 minutes of the time when fibrinolysis could have been given. Do not give oxygen where the saturation is 94% or above. Beta-blockers reduce mortality after infarction with a reduced ejection fraction. Mortality in hospital is 4.1%.',
};
const markOf = (sentence: string) => supportOf(sentence, [passage]).mark;

describe('a sentence', () => {
  it.each<[string, SupportMark]>([
    ['Aspirin 300 mg is given once by mouth.', 'supported'],
    ['In a heart attack, primary angioplasty is offered within 12 hours of onset.', 'supported'],
    ['Oxygen is not given where the saturation is 94 percent or above.', 'supported'],
    ['Beta-blockers reduce mortality after a heart attack with reduced ejection fraction.', 'supported'],
    ['Mortality in hospital is 4.1 %.', 'supported'],
  ])('is supported by what says it: %s', (sentence, mark) => {
    expect(markOf(sentence)).toBe(mark);
  });

  it.each([
    ['another figure', 'Mortality in hospital is 7.2%.'],
    ['another dose', 'Aspirin 75 mg is given once by mouth.'],
    ['another unit', 'Aspirin 300 micrograms is given once by mouth.'],
    ['another time', 'Primary angioplasty is offered within 24 hours of onset.'],
    ['the denial left out', 'Give oxygen where the saturation is 94% or above.'],
    ['a denial put in', 'Do not give aspirin 300 mg by mouth once.'],
    ['another direction', 'Beta-blockers increase mortality after infarction with a reduced ejection fraction.'],
    ['the other side of a threshold', 'Do not give oxygen where the saturation is 94% or below.'],
    ['something else', 'Warfarin prevents strokes in atrial fibrillation.'],
  ])('is not supported with %s', (_fault, sentence) => {
    expect(markOf(sentence)).not.toBe('supported');
  });

  it('is partly supported where half of it is there', () => {
    expect(markOf('Aspirin 300 mg is given by mouth, with clopidogrel.')).toBe('partly');
  });

  it('leads to the words that both have', () => {
    const { passage: best, spans } = supportOf('Mortality in hospital is 4.1 %.', [{ title: 'Other', text: 'Nothing of it.' }, passage]);
    expect(best).toBe(1);
    expect(spans.map(({ start, end }) => passage.text.slice(start, end))).toEqual(['Mortality in hospital is 4.1']);
  });

  it('is not found without a passage', () => {
    expect(supportOf('Aspirin helps.', [])).toEqual({ mark: 'not-found', passage: null, spans: [], missing: [] });
  });
});

describe('a sentence of the same words', () => {
  const markOn = (sentence: string, text: string) => supportOf(sentence, [{ title: 'A matter: Management', text }]).mark;
  const stroke = 'Tenecteplase 0.25 mg/kg as a single bolus, or alteplase 0.9 mg/kg over 60 minutes, is given within 4.5 hours.';
  it.each([
    ['a figure of its neighbour', 'Alteplase 0.25 mg/kg over 60 minutes is given within 4.5 hours.', stroke],
    [
      'cause and effect exchanged',
      'Gastric cancer is a cause of gastritis and iron deficiency.',
      'Gastritis is a cause of gastric cancer and iron deficiency.',
    ],
    ['what another sentence says', 'Loop diuretics keep calcium.', 'Loop diuretics lose calcium. Thiazides keep calcium.'],
    ['another organ of the same words', 'Pain behind the eye is common.', 'Pain behind the ear is common. The eye feels dry.'],
    ['another drug', 'Start a beta-blocker within hours in renal crisis.', 'Start an ACE inhibitor within hours in renal crisis.'],
    [
      'a bound turned round',
      'A drain is inserted at a pH of 7.4 or below.',
      'At a pH of 7.2 or below a drain is inserted, and between 7.2 and 7.4 it is considered.',
    ],
    ['no reason left out', 'A high creatinine is a reason to start dialysis.', 'A high creatinine is no reason to start dialysis.'],
    [
      'a denial far from what it denies left out',
      'Antivirals and fluids in the homes of these old people are advised.',
      'Antivirals and fluids in the homes of these old people are not advised.',
    ],
    [
      'a description that denies beside it',
      'Levothyroxine shrinks nodules that are not aspirated.',
      'Levothyroxine does not shrink nodules that are aspirated.',
    ],
    [
      'two sides crossed',
      'European guidance adds a bridge; American guidance starts without one.',
      'American guidance adds a bridge; European guidance starts without one.',
    ],
  ])('is not supported with %s', (_fault, sentence, text) => {
    expect(markOn(sentence, text)).not.toBe('supported');
  });

  it.each([
    [
      'word for word, whatever it says',
      'Do not give it unless both are low, because after 5 days 3 of 10 worsen.',
      'Do not give it unless both are low, because after 5 days 3 of 10 worsen. Then stop.',
    ],
    ['under the lead of its item', 'For pain, paracetamol is given by weight.', '1. **Pain:** give paracetamol by weight.'],
    ['by an abbreviation', 'In ACS, aspirin is given by mouth.', 'In acute coronary syndrome give aspirin by mouth.'],
    [
      'clause by clause',
      'Metoclopramide must be avoided; domperidone may be used for nausea.',
      'Domperidone may be used for nausea. Metoclopramide must be avoided.',
    ],
  ])('is supported %s', (_how, sentence, text) => {
    expect(markOn(sentence, text)).toBe('supported');
  });
});

describe('figures', () => {
  it.each([
    ['7.2%', '7.2 percent', true],
    ['1 g', '1000 mg', true],
    ['90 minutes', '1.5 hours', true],
    ['twice daily', '2 times', true],
    ['1,500 mL', '1.5 L', true],
    ['5 days', '5-7 days', true],
    ['5 to 7 days', '5-7 days', true],
    ['7.2%', '4.1%', false],
    ['5 mg', '5 mL', false],
    ['3 to 5 days', '5 to 7 days', false],
    ['14 days', '14 hours', false],
  ])('%s and %s', (wanted, stated, isSame) => {
    const [one] = figuresOf(wanted);
    const others = figuresOf(stated);
    expect(one && others.some((other) => isSameFigure(one, other))).toBe(isSame);
  });
});
