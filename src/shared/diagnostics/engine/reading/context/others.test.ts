import { describe, expect, it } from 'vitest';
import { smallLexicon, statesOf } from '../../../../../../tests/factories/sentence.ts';
import { extractMentions } from '../read-text.ts';

/** Of a text that tells of its writer first. */
const read = (text: string) => statesOf(`I have a fever. ${text}`).cough;

describe('what somebody else has', () => {
  it.each([
    ['My boss has a cough.', 'other'],
    ['My old boss at work has a cough.', 'other'],
    ['A colleague developed a cough.', 'other'],
    ['Someone had a cough.', 'other'],
    ['My boss is off with a cough.', 'other'],
    ['My boss is worried about my cough.', 'hypothetical'],
    ['My boss is sure I should stay at home for a cough.', 'present'],
    ['My dog has a cough.', 'other'],
    ['My dog bit me and a cough.', 'present'],
    ['Bitten by a dog has a cough.', 'present'],
    ['Dinner with friends had a cough.', 'present'],
    ['My boss thinks of my cough.', 'present'],
    ['My boss, has a cough.', 'present'],
    ['My boss and I have a cough.', 'present'],
    ['My boss who has a cough.', 'present'],
    ['Boss has a cough.', 'other'],
    ['The cough of boss has gone.', 'present'],
    ['With someone has a cough.', 'present'],
    ['Fever and my boss has a cough.', 'other'],
    ['Fever and boss has a cough.', 'present'],
    ['Fever, boss has a cough.', 'other'],
    ['My boss is here for my cough.', 'present'],
    ['My boss in the new office has a cough.', 'present'],
  ])('%s', (text, state) => {
    expect(read(text)).toBe(state);
  });

  it('ends where the text comes back to the patient', () => {
    expect(read('My boss has shingles, cough.')).toBe('present');
    expect(read('My boss has shingles but cough.')).toBe('present');
    expect(read('My boss has shingles and my cough.')).toBe('present');
    expect(read('My boss has no shingles and cough.')).toBe('other');
  });
});

describe('a text about somebody else', () => {
  const coughs = (text: string) => extractMentions(text, smallLexicon).some(({ findingId, state }) => findingId === 'cough' && state === 'present');

  it.each([
    ['My friend has a cough.', true],
    ['My friend has a cough. I feel a fever.', false],
    ['My friend had a cough. I am asking for myself, fever.', false],
    ['A man has fever. My friend has a cough.', false],
    ['Our neighbour next door has a cough.', true],
  ])('is about that one unless the writer complains: %s', (text, expected) => {
    expect(coughs(text)).toBe(expected);
  });

  // The friend stands among the first words: what the writer says of himself comes behind.
  it.each([
    ['My friend has a cough. I have called an ambulance.', true],
    ['My friend has a cough. I had rung his boss.', true],
    ['My friend has a cough. Ive put him to bed.', true],
    ['My friend has a cough. Ive a fever.', false],
    ['My friend has a cough. I have a fever.', false],
    ['My friend has a cough. I had a fever.', false],
    ['My friend has a cough. I heard of a fever.', true],
    ['My friend has a cough. I feel a fever.', false],
    ['My friend has a cough. I woke with fever.', false],
    ['My friend has a cough. My throat is sore, a fever.', false],
    ['My friend has a cough. My friend is ill.', true],
    ['My friend has a cough. My best friend has fever.', true],
  ])('may tell what the writer did: %s', (text, expected) => {
    expect(coughs(text)).toBe(expected);
  });

  it('tells of a contact, where what the other has is catching', () => {
    const contacts = extractMentions('I have a fever. My boss has tuberculosis.', smallLexicon).map(({ findingId }) => findingId);
    expect(contacts).toContain('tb-contact');
    expect(contacts).not.toContain('tuberculosis');
  });
});
