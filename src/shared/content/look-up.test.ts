import { expect, it } from 'vitest';
import { files, knowledge } from '../../../tests/setup/content.ts';
import { locateItems, usesOfFinding } from './look-up.ts';

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
