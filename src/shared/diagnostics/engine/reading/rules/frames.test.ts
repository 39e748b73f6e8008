import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { extractMentions } from '../read-text.ts';

const read = (text: string) =>
  [...new Set(extractMentions(text, smallLexicon).map(({ findingId, state }) => (state === 'present' ? findingId : `${state} ${findingId}`)))].sort();

describe('a site and a sensation', () => {
  it.each([
    ['My knee hurts.', ['knee-pain']],
    ['There is pain deep in the left knee.', ['knee-pain']],
    ['Knees and ankles are swollen.', ['ankle-swelling', 'knee-swelling']],
    ['Swelling of the knee, ankle.', ['ankle-swelling', 'knee-swelling']],
    ['Sore chest, knee swelling.', ['chest-pain', 'knee-swelling']],
    ['The knee is tender.', ['knee-pain']],
    ['The kneecap is sore.', ['knee-pain']],
    ['Knee today and all of this long week of much work very swollen.', []],
    ['Knee. Swollen.', []],
  ])('are a finding where they belong together: %s', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });

  it.each([
    ['Pain in the knee, red and swollen.', ['knee-pain', 'knee-swelling']],
    ['Red, hot, swollen knee.', ['knee-swelling']],
    ['Swollen and well at home, then knee pain.', ['knee-pain']],
  ])('are joined over commas where nothing else is meant: %s', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });
});

describe('a sensation without a site', () => {
  it.each([
    ['My knee hurts. It is swollen.', ['knee-pain', 'knee-swelling']],
    ['My knee hurts. It locks.', ['knee-locking', 'knee-pain']],
    ['My knee is swollen. No pain.', ['absent knee-pain', 'knee-swelling']],
    ['My knee is swollen. Pain.', ['knee-swelling']],
    ['Cough. No blood.', ['absent haemoptysis', 'cough']],
  ])('speaks of the site last spoken of: %s', (text, ids) => {
    expect(read(text)).toEqual(ids);
  });

  it('denied means the last of two sites, told means both', () => {
    expect(read('Knee and ankle hurt. No swelling.')).toContain('absent ankle-swelling');
    expect(read('Knee and ankle hurt. No swelling.')).not.toContain('absent knee-swelling');
    expect(read('Knee and ankle hurt. Both swollen.')).toEqual(expect.arrayContaining(['ankle-swelling', 'knee-swelling']));
  });

  it('does not hurt where it is said of its subject', () => {
    expect(read("The knee is swollen, it doesn't hurt.")).toContain('absent knee-pain');
    expect(read('A painless swollen knee.')).not.toContain('absent knee-pain');
  });
});
