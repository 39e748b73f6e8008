import { describe, expect, it } from 'vitest';
import { files, knowledge } from '../../../tests/setup/content.ts';
import { didYouMean, itemsCalled, locateItems, usesOfFinding } from './look-up.ts';

it('knows where each item stands', () => {
  const located = locateItems(files);
  expect(located).toContainEqual({ item: 'condition tinea-pedis', path: 'conditions/dermatology/tinea-pedis' });
  expect(located).toContainEqual({ item: 'finding rash', path: 'findings/skin/general-and-morphology' });
  expect(located).toContainEqual({ item: 'source nhs/athletes-foot', path: 'sources/nhs/athletes-foot' });
});

it('knows what names a finding', () => {
  const uses = usesOfFinding('saddle-anaesthesia', knowledge);
  expect(uses).toContain('red flag cauda-equina');
  expect(uses).toContainEqual(expect.stringMatching(/^condition cauda-equina-syndrome: 0\.\d+$/));
  expect(usesOfFinding('nonsense', knowledge)).toEqual([]);
});

describe('an item by what it is called', () => {
  it.each([
    ['Sialolithiasis', 'condition sialolithiasis'],
    ["athlete's foot", 'condition tinea-pedis'],
    ['ATHLETE’S FOOT', 'condition tinea-pedis'],
    ['tinea pedis', 'condition tinea-pedis'],
    ['swelling under tongue', 'finding floor-of-mouth-swelling'],
  ])('%s is %s', (words, item) => {
    expect(itemsCalled(words, knowledge)[0]).toBe(item);
  });

  it('comes with those whose names hold the words, ten at most', () => {
    expect(itemsCalled('finger', knowledge)).toContain('condition mallet-finger');
    expect(itemsCalled('pain', knowledge)).toHaveLength(10);
    expect(itemsCalled('  ', knowledge)).toEqual([]);
    expect(itemsCalled('zzz', knowledge)).toEqual([]);
  });
});

describe('an id that was mistyped', () => {
  const known = ['dysphagia', 'dysphonia', 'rash', 'fever'];
  it.each([
    ['dysfagia', '; did you mean dysphagia?'],
    ['dyshpagia', '; did you mean dysphagia?'],
    ['rsah', '; did you mean rash?'],
    ['xyz', ''],
    ['dysphagia-to-liquids-alone', ''],
    ['fuver', '; did you mean fever?'],
  ])('%s%s', (id, suggestion) => {
    expect(didYouMean(id, known)).toBe(suggestion);
  });
});
