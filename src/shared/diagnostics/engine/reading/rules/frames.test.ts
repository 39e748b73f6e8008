import { describe, expect, it } from 'vitest';
import { smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { emptyKnowledge } from '../../../../../../tests/factories/small-knowledge.ts';
import { language } from '../../../../../../tests/setup/content.ts';
import type { Finding } from '../../../../content/schema/finding.schema.ts';
import { buildLexicon } from '../../lexicon/lexicon.ts';
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

describe('how far a frame reaches', () => {
  const finding = (id: string, more: Partial<Finding>): Finding => ({ id, name: '-', kind: 'symptom', leak: 0.01, phrases: [], ...more });
  const sites = ['knee', 'ankle', 'elbow', 'neck'];
  const sensations = ['pain', 'swelling', 'redness', 'itch'];
  const lexicon = buildLexicon({
    ...emptyKnowledge,
    ...language,
    sites: [...sites.map((id) => ({ id, phrases: [id] })), { id: 'kneecap', phrases: ['kneecap'], within: 'knee' }],
    sensations: sensations.map((id) => ({ id, phrases: [id] })),
    findings: [
      ...sites.flatMap((site) => sensations.map((sensation) => finding(`${site}-${sensation}`, { frames: [`${site}:${sensation}`] }))),
      // Words that no phrase has may be skipped: these are known.
      finding('zebra', { phrases: [...sites, ...sensations].map((word) => `${word} zebra`) }),
    ],
  });
  const named = (text: string) =>
    [...new Set(extractMentions(text, lexicon).map(({ findingId, state }) => (state === 'present' ? findingId : `${state} ${findingId}`)))].sort();

  it.each([
    ['pain box box box box box box knee', ['knee-pain']],
    ['pain box box box box box box box knee', []],
    ['knee box box box box box box pain', ['knee-pain']],
    ['pain knee box elbow', ['knee-pain']],
    ['knee box box pain box elbow', ['elbow-pain']],
  ])('is seven words, and to the nearest site: %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    ['knee and elbow pain', ['elbow-pain', 'knee-pain']],
    ['pain knee and left elbow', ['elbow-pain', 'knee-pain']],
    ['pain in knee and the right elbow', ['elbow-pain', 'knee-pain']],
    ['pain knee and right then elbow', ['knee-pain']],
    ['pain knee box elbow', ['knee-pain']],
    ['pain knee, elbow, neck', ['elbow-pain', 'knee-pain', 'neck-pain']],
    ['knee, elbow and neck pain', ['elbow-pain', 'knee-pain', 'neck-pain']],
    ['itch elbow, knee pain', ['elbow-itch', 'knee-pain']],
    ['knee pain, elbow itch', ['elbow-itch', 'knee-pain']],
  ])('takes all sites of one list, and none that has its own sensation: %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    ['knee pain, swelling', ['knee-pain', 'knee-swelling']],
    ['knee pain, redness, swelling', ['knee-pain', 'knee-redness', 'knee-swelling']],
    ['knee pain, box, swelling', ['knee-pain', 'knee-swelling']],
    ['knee pain, box, swelling box', ['knee-pain']],
    ['knee pain, box, box, swelling', ['knee-pain']],
    ['swelling, knee', ['knee-swelling']],
    ['swelling, redness, knee', ['knee-redness', 'knee-swelling']],
    ['swelling, box, box, knee', []],
    ['swelling box, knee', []],
    ['knee, elbow pain', ['elbow-pain', 'knee-pain']],
  ])('crosses one comma, or two where the sensation stands bare: %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it('takes a part besides its whole', () => {
    expect(named('the knee pain at kneecap')).toEqual(['knee-pain']);
    expect(named('elbow pain at kneecap')).toEqual(['elbow-pain']);
  });

  it.each([
    ['knee pain. swelling', ['knee-pain', 'knee-swelling']],
    ['knee pain. elbow box. swelling', ['knee-pain', 'knee-swelling']],
    ['knee and elbow pain. swelling', ['elbow-pain', 'elbow-swelling', 'knee-pain', 'knee-swelling']],
    ['knee and elbow and neck pain. swelling', ['elbow-pain', 'elbow-swelling', 'knee-pain', 'neck-pain', 'neck-swelling']],
    ['knee pain. elbow swelling', ['elbow-swelling', 'knee-pain']],
    ['knee pain. itch', ['knee-pain']],
    ['knee pain. no itch', ['absent knee-itch', 'knee-pain']],
    ['no knee pain. swelling', ['absent knee-pain']],
    ['no knee pain. no swelling', ['absent knee-pain', 'absent knee-swelling']],
    ['knee pain, swelling box elbow', ['elbow-swelling', 'knee-pain']],
  ])('goes on in the next sentence where that names no site: %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });
});
