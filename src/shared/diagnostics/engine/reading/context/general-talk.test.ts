import { describe, expect, it } from 'vitest';
import { statesOf } from '../../../../../../tests/factories/sentence.ts';

const read = (text: string) => statesOf(text).cough;

describe('what is told in general', () => {
  it.each([
    ['I read online about cough.', 'hypothetical'],
    ['I have seen on TikTok a cough.', 'hypothetical'],
    ['He saw in the newspaper cough.', 'hypothetical'],
    ['I read that cough is bad.', 'hypothetical'],
    ['I saw that cough is bad.', 'present'],
    ['I saw in the garden cough.', 'present'],
    ['Google says cough.', 'hypothetical'],
    ['Google helped my cough.', 'present'],
    ['I googled cough.', 'hypothetical'],
    ['Side effects include cough.', 'hypothetical'],
    ['Side effects: cough.', 'present'],
    ['Pain in the side, cough.', 'present'],
    ['Red flags discussed cough.', 'hypothetical'],
    ['Red-flag advice cough.', 'hypothetical'],
    ['Red flags: cough.', 'present'],
    ['Green flags discussed cough.', 'present'],
    ['Return precautions for cough.', 'hypothetical'],
    ['Safety-netting: cough.', 'hypothetical'],
    ['Safety net of cough.', 'hypothetical'],
    ['Safety precautions and cough.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text)).toBe(state);
  });
});

describe('what is asked for study or made up', () => {
  it.each([
    ['For my nursing exam: what is cough?', 'hypothetical'],
    ['Homework on lungs - explain cough', 'hypothetical'],
    ['For my nursing exam: cough', 'present'],
    ['I sat an exam on all of the lungs, what a cough', 'present'],
    ['One two three four five six exam: what is cough', 'present'],
    ['For my nursing exam at 14: what is cough', 'present'],
    ['Explain cough please, viva on Thursday', 'hypothetical'],
    ['Explain cough please, I am on my own', 'present'],
    ['Writing a novel: cough', 'hypothetical'],
    ["I'm writing a crime story, cough", 'hypothetical'],
    ['I am writing my story, cough', 'hypothetical'],
    ['Writing a letter: cough', 'present'],
    ['In our school play a cough', 'hypothetical'],
    ['In our film a cough', 'hypothetical'],
    ['In our house a cough', 'present'],
  ])('%s', (text, state) => {
    expect(read(text)).toBe(state);
  });
});
