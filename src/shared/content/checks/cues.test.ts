import { describe, expect, it } from 'vitest';
import { smallKnowledge } from '../../../../tests/factories/small-knowledge.ts';
import { files, knowledge } from '../../../../tests/setup/content.ts';
import type { Abbreviation, Cue } from '../schema/cue.schema.ts';
import { checkCues } from './cues.check.ts';
import { lineOf } from './problem.ts';

const fear: Cue = { id: 'possibility', means: 'Feared.', words: ['risk'], example: { text: 'There is a risk of asthma.', finding: 'asthma', state: 'unsaid' } };
const paired: Abbreviation = { written: 'd', means: 'diarrhoea', use: 'paired', example: { text: 'D x 5', finding: 'diarrhoea' } };

/** What is said of one cue and one abbreviation, among the product's others. */
const check = (cue: Cue, abbreviation = paired) =>
  checkCues(
    { ...smallKnowledge, cues: { ...smallKnowledge.cues, [cue.id]: cue.words }, abbreviations: [abbreviation] },
    {
      cue: [{ path: 'language/cues', item: { cues: [cue] } }],
      abbreviation: [{ path: 'language/abbreviations', item: { abbreviations: [abbreviation] } }],
    },
  ).map(lineOf);

describe('a cue', () => {
  it('is as it should be in content/, each with an example that shows what it does', () => {
    expect(checkCues(knowledge, files).map(lineOf)).toEqual([]);
  });

  it('passes when it is right', () => {
    expect(check(fear)).toEqual([]);
  });

  it('is there for all that the reader asks of words', () => {
    expect(checkCues({ ...smallKnowledge, cues: {} }, { cue: [], abbreviation: [] }).map(lineOf)).toContain(
      'cue negation: content/language/cues.json has no such row',
    );
  });

  it.each<[what: string, cue: Cue, message: string]>([
    ['of a finding that is not there', { ...fear, example: { ...fear.example, finding: 'asthmaa' } }, 'unknown finding asthmaa'],
    [
      'that is read otherwise',
      { ...fear, example: { text: 'There is a danger of asthma.', finding: 'asthma', state: 'unsaid' } },
      '"There is a danger of asthma.": asthma is read as present, not unsaid',
    ],
    [
      'that shows nothing',
      { ...fear, example: { text: 'He has asthma.', finding: 'asthma' } },
      '"He has asthma." is read alike without the row: it shows nothing',
    ],
  ])('has no example %s', (_what, cue, message) => {
    expect(check(cue)).toEqual([`cue possibility: ${message}`]);
  });

  it('has words in lower case, each once', () => {
    expect(check({ ...fear, words: ['risk', 'Risk', "isn't", 'risk'] })).toEqual([
      'cue possibility: "Risk" is not in lower case without apostrophes',
      'cue possibility: "isn\'t" is not in lower case without apostrophes',
      'cue possibility: "risk" stands there twice',
    ]);
  });
});

describe('an abbreviation', () => {
  it('has an example that it is needed for', () => {
    expect(check(fear, { ...paired, example: { text: 'diarrhoea x 5', finding: 'diarrhoea' } })).toEqual([
      'abbreviation d: "diarrhoea x 5" is read alike without the row: it shows nothing',
    ]);
  });
});
