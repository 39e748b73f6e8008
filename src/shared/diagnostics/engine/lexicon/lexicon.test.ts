import { describe, expect, it } from 'vitest';
import { emptyKnowledge } from '../../../../../tests/factories/small-knowledge.ts';
import type { Finding } from '../../../content/schema/finding.schema.ts';
import { phraseKey, phraseStems } from '../text/text.ts';
import { buildLexicon, type PhraseIndex, pairOf } from './lexicon.ts';

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({ id, name: id, kind: 'symptom', leak: 0.01, phrases: [], ...more });
const lexiconOf = (findings: readonly Finding[], more = {}) => buildLexicon({ ...emptyKnowledge, findings, ...more });
const claimed = ({ byKey }: PhraseIndex, phrase: string) => byKey.get(phraseKey(phraseStems(phrase)));

describe('a phrase', () => {
  it('belongs to the first that claims it, whether as a phrase or by its name', () => {
    const { phrases } = lexiconOf([finding('a', { name: 'Sore throat' }), finding('b', { phrases: ['sore throat', 'throat sore'] })]);
    expect(claimed(phrases, 'sore throat')).toBe('b');
  });

  it('of what is as it should be belongs to nobody else', () => {
    const groups = [{ id: 'g', phrases: [], normal: ['hearing'], findings: ['deaf'] }];
    expect(claimed(lexiconOf([finding('deaf')], { groups }).phrases, 'hearing fine')).toBe('normal:g');
    expect(claimed(lexiconOf([finding('deaf', { phrases: ['fine hearing'] })], { groups }).phrases, 'hearing fine')).toBe('deaf');
  });

  it('is found by synonyms where that leaves one meaning, or the more general of two that are kin', () => {
    const synonyms = ['belly tummy abdomen'];
    const folded = (...findings: Finding[]) => lexiconOf(findings, { synonyms }).phrases.byMeaning.get(phraseKey(['belli', 'pain']));
    expect(folded(finding('a', { phrases: ['tummy pain'] }))).toBe('a');
    expect(folded(finding('a', { phrases: ['tummy pain'] }), finding('b', { phrases: ['abdomen pain'] }))).toBeUndefined();
    expect(folded(finding('a', { phrases: ['tummy pain'] }), finding('b', { phrases: ['abdomen pain'], parents: ['a'] }))).toBe('a');
    expect(
      folded(finding('c', { phrases: ['tummy pain'], parents: ['m'] }), finding('m', { parents: ['b'] }), finding('b', { phrases: ['abdomen pain'] })),
    ).toBe('b');
  });

  it('says which words stand together, how far they reach, and how often one is said', () => {
    const lexicon = lexiconOf([finding('a', { phrases: ['sore red throat', 'night after night'] })]);
    const code = (stem: string) => lexicon.codes.get(stem) ?? -1;
    expect(lexicon.phrases.pairs.has(pairOf(code('sore'), code('throat')))).toBe(true);
    expect(lexicon.phrases.pairs.has(pairOf(code('sore'), code('night')))).toBe(false);
    expect(lexicon.phrases.reach.get('sore')).toBe(3);
    expect(lexicon.phrases.mostAlike).toBe(2);
    expect(pairOf(3, 5)).toBe(pairOf(5, 3));
  });

  it('of everyday words is looked up word for word, the longest first', () => {
    const { tight } = lexiconOf([finding('a', { phrases: ['on it', 'on it then'] }), finding('b', { phrases: ['sore throat'] })]);
    expect(tight.get('on')).toEqual(
      [
        ['on', 'it', 'then'],
        ['on', 'it'],
      ].filter((list) => phraseStems(list.join(' '))[0]?.includes('_')),
    );
    expect(tight.has('sore')).toBe(false);
  });
});

describe('the site of a finding', () => {
  const sites = [
    { id: 'knee', phrases: ['knee'], about: ['limp'] },
    { id: 'body', phrases: ['body'] },
    { id: 'chest', phrases: ['chest'] },
  ];
  const siteOf = (...findings: Finding[]) => Object.fromEntries(lexiconOf(findings, { sites }).siteOf);

  it('is what the site says, what its frames name, or what it is a kind of', () => {
    expect(siteOf(finding('limp'))).toMatchObject({ limp: 'knee' });
    expect(siteOf(finding('gonalgia', { frames: ['knee:pain'] }))).toMatchObject({ gonalgia: 'knee' });
    expect(siteOf(finding('gonalgia', { frames: ['knee:pain'] }), finding('sharp', { parents: ['gonalgia'] }))).toMatchObject({ sharp: 'knee' });
    const far = siteOf(finding('gonalgia', { frames: ['knee:pain'] }), finding('mid', { parents: ['gonalgia'] }), finding('leaf', { parents: ['mid'] }));
    expect(far).toMatchObject({ leaf: 'knee' });
  });

  it('is none of two, and not the whole body', () => {
    expect(siteOf(finding('both', { frames: ['knee:pain', 'chest:pain'] }))).not.toHaveProperty('both');
    expect(siteOf(finding('fever', { frames: ['body:warmth'] }))).not.toHaveProperty('fever');
    expect(siteOf(finding('limp', { frames: ['chest:pain'] }))).toMatchObject({ limp: 'knee' });
  });

  it('comes to an end where findings are kinds of one another', () => {
    expect(siteOf(finding('a', { parents: ['b'] }), finding('b', { parents: ['a'] }))).not.toHaveProperty('a');
  });
});

describe('a lexicon', () => {
  it('knows frames, pains, ranges and regions', () => {
    const lexicon = lexiconOf(
      [
        finding('a', { frames: ['knee:pain', 'knee:swelling'], numeric: [{ quantity: 'crp', min: 10 }] }),
        finding('b', { frames: ['knee:pain'], numeric: [{ quantity: 'crp', min: 100 }] }),
        finding('c', { frames: ['knee:lump'] }),
      ],
      { sites: [{ id: 'knee', phrases: ['knee'], within: 'leg' }] },
    );
    expect(lexicon.frames.get('knee:pain')).toBe('a');
    expect([...lexicon.pains]).toEqual(['a', 'b']);
    expect(lexicon.numeric.get('crp')?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(lexicon.within.get('knee')).toBe('leg');
  });

  it('spells the words of phrases, synonyms and collocations', () => {
    const { spelling } = lexiconOf([finding('a', { phrases: ['haemoptysis'], collocations: ['swallowed + battery'] })], { synonyms: ['abdomen tummyache'] });
    for (const stem of ['hemoptysi', 'batteri', 'tummyach']) expect(spelling.words.has(stem), stem).toBe(true);
  });
});
