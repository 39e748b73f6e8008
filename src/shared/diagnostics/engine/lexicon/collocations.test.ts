import { describe, expect, it } from 'vitest';
import { smallEngine } from '../../../../../tests/factories/small-knowledge.ts';
import { extractMentions } from '../reading/read-text.ts';

const { lexicon } = smallEngine.kb;
/** What is said of a finding that only collocations name. */
const statesOf = (findingId: string, text: string) =>
  extractMentions(text, lexicon).flatMap((mention) => (mention.findingId === findingId ? [mention.state] : []));

describe('collocations', () => {
  it.each([
    'She has just swallowed the battery out of the remote',
    'the flat battery from his toy, I am sure he gulped it',
    'my baby put in mouth some small button cell',
  ])('are found whatever stands between and in any order: %s', (text) => {
    expect(statesOf('battery-swallowed', text)).toEqual(['present']);
  });

  it('keep their order where they are written with one', () => {
    expect(statesOf('saddle-numbness', 'I can’t really feel it when I wipe myself')).toEqual(['present']);
    expect(statesOf('saddle-numbness', 'I wipe and feel it, not bad')).toEqual([]);
  });

  it('are not found across sentences, nor over too many words', () => {
    expect(statesOf('battery-swallowed', 'He swallowed his tea. The battery of the phone is flat')).toEqual([]);
    expect(statesOf('battery-swallowed', 'he swallowed his tea and then we all went out to town to buy a new one battery')).toEqual([]);
  });

  it('have counts', () => {
    expect(statesOf('many-tablets', 'took about 20 of the tablets')).toEqual(['present']);
    expect(statesOf('many-tablets', 'took 2 of the tablets')).toEqual([]);
    expect(statesOf('many-tablets', 'she took the whole packet of tablets')).toEqual(['present']);
  });

  it('are denied by a no outside, not by one of their own', () => {
    expect(statesOf('battery-swallowed', 'He has not swallowed any battery')).toEqual(['absent']);
    expect(statesOf('battery-swallowed', 'If he ever swallows a battery, what is to be done?')).toEqual([]);
    expect(statesOf('saddle-numbness', 'no fever, cannot feel the paper')).toEqual(['present']);
  });

  it('forgive a typing error in a long word', () => {
    expect(statesOf('battery-swallowed', 'swallowd the battery')).toEqual(['present']);
  });
});
