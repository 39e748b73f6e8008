import { describe, expect, it } from 'vitest';
import { contentOf } from '../../../../../../tests/factories/sentence.ts';
import { smallFindings, smallKnowledge } from '../../../../../../tests/factories/small-knowledge.ts';
import type { Finding } from '../../../../content/schema/finding.schema.ts';
import { buildLexicon } from '../../lexicon/lexicon.ts';
import { nameAll, nameCoordinated, range } from './phrases.ts';

const finding = (id: string, ...phrases: string[]): Finding => ({ id, name: id, kind: 'symptom', leak: 0.01, phrases });
const lexicon = buildLexicon({
  ...smallKnowledge,
  findings: [
    ...smallFindings,
    finding('weight-loss', 'loss of weight'),
    finding('collar-pain', 'collar pain'),
    finding('no-collar', 'no collar'),
    finding('tight-band', 'tight band around head'),
    finding('band', 'band around'),
    finding('fast-pulse', 'pulse raised'),
    finding('raised-pressure-in-the-head', 'head pressure raised'),
    finding('sudden-blindness', 'sudden blindness'),
    finding('no-breast-growth', 'no breast enlargement'),
    finding('sore-throat', 'sore throat'),
  ],
});
const content = (text: string) => contentOf(text, lexicon);
const name = (text: string) => nameAll(content(text), lexicon.phrases).map(({ id, denied }) => (denied ? `not ${id}` : id));

describe('a phrase', () => {
  it.each([
    ['loss of weight', ['weight-loss']],
    ['weight loss', ['weight-loss']],
    ['loss of a great deal of weight', ['weight-loss']],
    ['loss of left and right weight', []],
    ['sore severe left throat', ['sore-throat']],
    ['sore severe constant terrible left throat', []],
    ['severe sore throat', ['sore-throat']],
    ['sore throat severe', ['sore-throat']],
    ['sore, throat', []],
    ['sore (throat)', []],
    ['sore-throat', ['sore-throat']],
    ['sore because throat', []],
    ['sudden blindness', ['sudden-blindness']],
    ['blindness', []],
  ])('is found where its words stand near one another: %s', (text, ids) => {
    expect(name(text)).toEqual(ids);
  });

  it.each([
    ['swollen belly', ['abdominal-swelling']],
    ['belly', []],
    ['urine', []],
    ['no urinary frequency', []],
    ['no urine', ['no-urine']],
  ])('may be said in synonyms, a denying one only as it stands: %s', (text, ids) => {
    expect(name(text)).toEqual(ids);
  });

  it.each([
    ['pulse is not raised', ['not fast-pulse']],
    ['pulse raised not', ['fast-pulse']],
    ['no breast tenderness or enlargement', []],
    ['no breast enlargement', ['no-breast-growth']],
    ['not pulse raised', ['fast-pulse']],
  ])('is denied by a "not" inside it: %s', (text, ids) => {
    expect(name(text)).toEqual(ids);
  });

  it.each([
    ['tight band around head', ['tight-band']],
    ['band around pulse raised', ['band', 'fast-pulse']],
    ['pulse raised, head pressure raised', ['fast-pulse', 'raised-pressure-in-the-head']],
    ['no collar pain', ['collar-pain']],
    ['no collar', ['no-collar']],
    ['no collar today', ['no-collar']],
  ])('that is longer wins, also over one that begins before it: %s', (text, ids) => {
    expect(name(text)).toEqual(ids);
  });

  it('is refused where it may not stand', () => {
    const refused = nameAll(content('fever and cough'), lexicon.phrases, (from) => from === 0).map(({ id }) => id);
    expect(refused).toEqual(['cough']);
  });

  it('lends its last word to one that wins over it, where it may', () => {
    const words = content('tearing pain between the shoulder blades');
    const ids = (shares: boolean) =>
      nameAll(
        words,
        lexicon.phrases,
        () => false,
        () => shares,
      ).map(({ id }) => id);
    expect(ids(true)).toEqual(['pain-tearing', 'back-pain']);
    expect(ids(false)).toEqual(['back-pain']);
  });
});

describe('words that two phrases share', () => {
  const shared = (text: string) => {
    const words = content(text);
    return nameCoordinated(words, nameAll(words, lexicon.phrases), lexicon.phrases).map(({ id }) => id);
  };

  it.each([
    ['heavy, painful periods', ['heavy-periods']],
    ['heavy and painful periods', ['heavy-periods']],
    ['heavy painful periods', ['heavy-periods']],
    ['loss of appetite and weight', ['weight-loss']],
    ['loss of appetite, weight', ['weight-loss']],
    ['loss of appetite; weight', []],
    ['loss of appetite. Weight', []],
    ['loss of appetite, no weight', []],
    ['heavy rain, painful periods', []],
    ['heavy-handed, painful periods', []],
    ['collar pain and fever', []],
  ])('are read with both: %s', (text, ids) => {
    expect(shared(text)).toEqual(ids);
  });
});

it('counts positions', () => {
  expect(range(2, 5)).toEqual([2, 3, 4]);
  expect(range(3, 3)).toEqual([]);
});
