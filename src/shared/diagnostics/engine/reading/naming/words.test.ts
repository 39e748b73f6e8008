import { describe, expect, it } from 'vitest';
import { contentOf, smallLexicon } from '../../../../../../tests/factories/sentence.ts';
import { smallFindings, smallKnowledge } from '../../../../../../tests/factories/small-knowledge.ts';
import { buildLexicon } from '../../lexicon/lexicon.ts';

const lexicon = buildLexicon({
  ...smallKnowledge,
  findings: [
    ...smallFindings,
    { id: 'genital', name: 'Genital', kind: 'character', leak: 0.01, phrases: ['down there'] },
    { id: 'genital-bleeding', name: 'Genital bleeding', kind: 'symptom', leak: 0.01, phrases: ['bleeding down there below'] },
  ],
});
const stems = (text: string) => contentOf(text, lexicon).map(({ stem }) => stem);
const wordOf = (text: string, stem: string) => contentOf(text, smallLexicon).find((word) => word.stem === stem);

describe('the content words of a sentence', () => {
  it.each([
    ['He has a fever and the cough.', ['fever', 'and', 'cough']],
    ['I am coughing in the night', ['cough', 'night']],
    ['He can not walk', ['cannot', 'walk']],
    ['He could not walk', ['cannot', 'walk']],
    ['He is not able to walk', ['cannot', 'walk']],
    ['He is not walking', ['not', 'walk']],
  ])('are those that say something: %s', (text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  it('correct a typing error, but no number', () => {
    expect(stems('diarrhoaea 38')).toEqual(['diarrhea', '38']);
  });

  it('take a word-for-word phrase as one, unless its words are part of a longer one', () => {
    expect(stems('sore down there')).toEqual(['sore', 'down_there']);
    expect(stems('bleeding down there below')).not.toContain('down_there');
    expect(stems('sore down and there')).not.toContain('down_there');
  });

  it('are in runs that commas and brackets end, hyphens and strokes do not', () => {
    const runs = (text: string) => contentOf(text, lexicon).map(({ run }) => run);
    expect(runs('fever, cough')).toEqual([0, 1]);
    expect(runs('fever (cough)')).toEqual([0, 1]);
    expect(runs('fever-cough')).toEqual([0, 0]);
    expect(runs('fever / cough')).toEqual([0, 0]);
    expect(runs('fever: cough')).toEqual([0, 0]);
  });
});

describe('a content word', () => {
  it.each([
    ['severe cough', 'sever', 'droppable', true],
    ['three coughs', 'three', 'droppable', true],
    ['gurgling cough', 'gurgl', 'droppable', true],
    ['crushing cough', 'crush', 'droppable', false],
    ['left cough', 'left', 'isSide', true],
    ['severe cough', 'sever', 'isSide', false],
    ['pulse is not fast', 'not', 'isNegator', true],
    ['no pulse', 'no', 'isNegator', false],
    ['back of the leg', 'back', 'isLocative', true],
    ['back pain', 'back', 'isLocative', false],
    ['side there', 'side', 'isLocative', true],
    ['last night', 'night', 'isDate', true],
    ['three times a night', 'night', 'isDate', true],
    ['Monday night', 'night', 'isDate', true],
    ['at night', 'night', 'isDate', false],
    ['in the cold', 'cold', 'isDate', true],
    ['the cold', 'cold', 'isDate', false],
  ] as const)('in "%s": %s, %s', (text, stem, trait, expected) => {
    expect(wordOf(text, stem)?.[trait]).toBe(expected);
  });

  it('has the meaning and number of its set of synonyms', () => {
    const [belly, abdomen] = [wordOf('belly', 'belli'), wordOf('abdomen', 'abdomen')];
    expect(belly?.meaning).toBe('abdomen');
    expect(belly?.code).toBe(abdomen?.code);
    expect(wordOf('zebra crossing', 'zebra')?.code).toBe(-1);
  });
});
