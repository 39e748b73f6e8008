import { describe, expect, it } from 'vitest';
import { partReader } from '../../shared/references/coverage.rules.ts';
import type { QueryPart } from '../../shared/references/search-query.ts';
import type { AskedParts, GroundingPassage } from '../references/passages.service.ts';
import { answeringSections } from './answering-sections.ts';

const part = (typed: string): QueryPart => ({ alternatives: [typed], isPhrase: false, isHint: false });

/** What a question was understood as: words that name its matter, and words that it tells besides. */
function askedFor(subjects: readonly string[], others: readonly string[]): AskedParts {
  const parts = [...subjects, ...others].map(part);
  return {
    parts,
    weights: parts.map(() => 1 / parts.length),
    isAside: parts.map(() => false),
    isSubject: parts.map((_, i) => i < subjects.length),
    isDisease: parts.map(() => false),
    isAnywhere: parts.map(() => true),
    aspects: [],
  };
}

function passage(title: string, text: string, asked: AskedParts): GroundingPassage {
  const read = partReader(asked.parts);
  return {
    number: 1,
    kind: 'condition',
    id: title,
    title,
    section: 'management',
    heading: 'Management',
    text,
    leadIns: new Map(),
    source: null,
    url: null,
    sources: [],
    deepLink: '',
    rank: 1,
    called: read(title),
    whole: read(`${title}\n${text}`),
  };
}

const shown = (query: string, asked: AskedParts, title: string, text: string) =>
  answeringSections([passage(title, text, asked)], query, asked, partReader(asked.parts), false).sections.map((one) => one.title);

describe('a page answers a question', () => {
  const bronchitis = askedFor(['bronchitis'], ['honey']);

  it('that it is called by, where it says something of what is asked', () => {
    expect(shown('honey for bronchitis', bronchitis, 'Bronchitis', 'A spoon of honey at night eases the cough somewhat.')).toEqual(['Bronchitis']);
    expect(shown('honey for bronchitis', bronchitis, 'Bronchitis', 'Antibiotics are rarely needed in this disease at all.')).toEqual([]);
  });

  it('not where it is of another condition than the one that is named, and mentions that', () => {
    const text = 'Bronchitis may follow, and honey eases the cough of it at night.';
    expect(shown('honey for bronchitis', bronchitis, 'Measles', text)).toEqual(['Measles']);
    const ofDisease = { ...bronchitis, isDisease: [true, false] };
    expect(shown('honey for bronchitis', ofDisease, 'Measles', text)).toEqual([]);
    expect(shown('honey for bronchitis', ofDisease, 'Bronchitis', text)).toEqual(['Bronchitis']);
  });

  it('whether something may be given in it, and not what else it is given in', () => {
    const asked = askedFor(['heparin', 'stroke', 'abscess'], []);
    const lines =
      'Heparin is given to those with a stroke, in the dose for their weight.\nWith an abscess of the brain and a stroke no heparin is given at all.';
    expect(shown('heparin stroke abscess', asked, 'Stroke', lines)).toEqual(['Stroke']);
    const [section] = answeringSections(
      [passage('Stroke', lines, asked)],
      'can you give heparin in stroke with abscess',
      asked,
      partReader(asked.parts),
      false,
    ).sections;
    expect(section?.lines.map(({ text }) => text)).toEqual(['With an abscess of the brain and a stroke no heparin is given at all.']);
  });

  it('not where its name is of something else and its lines have little of the question', () => {
    const asked = askedFor(['gout'], ['cruciate', 'incision', 'drainage']);
    expect(shown('cruciate incision or drainage', asked, 'Cruciate injury', 'Early drainage of a tense joint eases the pain.')).toEqual([]);
    const all = 'For gout a cruciate incision and drainage are hardly ever done.';
    expect(shown('cruciate incision or drainage', asked, 'Abscess', all)).toEqual(['Abscess']);
  });

  it('not where it is about other people and is not what the question names', () => {
    const asked = askedFor([], ['lump', 'danazol']);
    const line = 'A painful lump may be treated with danazol by a specialist.';
    expect(shown('danazol for a lump', asked, 'Breast pain', line)).toEqual(['Breast pain']);
    expect(shown('danazol for a lump in a teenage boy', asked, 'Breast pain', line)).toEqual([]);
    expect(shown('danazol for a lump in a teenage boy', asked, 'Breast pain', `${line} In boys it goes by itself.`)).toEqual(['Breast pain']);
  });

  it('not where it is about being poisoned by what is asked about', () => {
    const asked = askedFor(['zinc'], ['infusion']);
    const line = 'Stop the infusion of zinc and call a poisons service.';
    expect(shown('zinc infusion or tablets', asked, 'Zinc poisoning', line)).toEqual([]);
    expect(shown('too much zinc in the infusion', asked, 'Zinc poisoning', line)).toEqual(['Zinc poisoning']);
  });
});
