import { describe, expect, it } from 'vitest';
import { drugClasses, knowledge } from '../../../tests/setup/content.ts';
import { parseAnswer, plainSentence, sentencesIn } from './answer-text.ts';
import { assessAnswer } from './assess.rules.ts';
import type { NoteSource } from './evidence/note.ts';
import { supportVocabularyOf } from './support/vocabulary.ts';

const read = (line: string) => sentencesIn(line).map((sentence) => [plainSentence(sentence), sentence.markers]);

describe('a line', () => {
  it.each<[string, (string | number[])[][]]>([
    [
      'Give aspirin [1]. Then wait.',
      [
        ['Give aspirin.', [1]],
        ['Then wait.', []],
      ],
    ],
    [
      'Give aspirin. [1] Then wait.[2][3]',
      [
        ['Give aspirin.', [1]],
        ['Then wait.', [2, 3]],
      ],
    ],
    ['Give aspirin [1, 3-5].', [['Give aspirin.', [1, 3, 4, 5]]]],
    ['Give aspirin【2†source】.', [['Give aspirin.', [2]]]],
    ['Give aspirin [^2].', [['Give aspirin.', [2]]]],
    ['See [the guideline](https://evil.example/x) for more.', [['See the guideline for more.', []]]],
    ['Read https://evil.example/x?y=1, then www.evil.example.', [['Read, then.', []]]],
    ['[NAME_1] may have e.g. malaria [1].', [['[NAME_1] may have e.g. malaria.', [1]]]],
    [
      'Give 4.5 mg. Then 2 mg.',
      [
        ['Give 4.5 mg.', []],
        ['Then 2 mg.', []],
      ],
    ],
    ['', []],
    ['[1]', []],
  ])('is cut into sentences with what they cite: %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('keeps strong words, and nothing else of Markdown', () => {
    expect(sentencesIn('**Pulmonary embolism** fits *best* <b>now</b> `x` [1].')[0]).toEqual({
      spans: [{ text: 'Pulmonary embolism', isStrong: true }, { text: ' fits best <b>now</b> x.' }],
      markers: [1],
    });
  });
});

it('takes an answer apart into sections, paragraphs and lists', () => {
  const text = 'First of all [1].\nSecond.\n\n## Why\n- one [1]\n- two\n\n1. first\n2) second\n\n**Next steps:**\nAsk.\n```\ncode\n```\n---';
  expect(
    parseAnswer(text).map(({ heading, blocks }) => [
      heading,
      blocks.map(({ kind, items }) => `${kind} ${items.map((item) => item.map(plainSentence).join(' ')).join('|')}`),
    ]),
  ).toEqual([
    [null, ['paragraph First of all. Second.']],
    ['Why', ['list one|two', 'ordered first|second']],
    ['Next steps:', ['paragraph Ask. code']],
  ]);
});

const source = (text: string): NoteSource => ({
  kind: 'article',
  id: 'mi',
  section: 'management',
  title: 'Myocardial infarction',
  heading: 'Management',
  text,
  source: null,
  url: null,
});
const vocabulary = supportVocabularyOf(knowledge, new Map(), drugClasses);

describe('an answer held against its sources', () => {
  const sources = [source('Mortality in hospital is 4.1%.'), source('Give oxygen where the saturation is below 90%.')];
  const sentences = (text: string) => assessAnswer(text, sources, vocabulary).sections.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items.flat()));

  it('has a mark on each sentence, and the words that both have', () => {
    const [one, two] = sentences('Mortality in hospital is 4.1% [1]. Mortality in hospital is 7.2% [1].');
    expect([one?.support, two?.support]).toEqual(['supported', 'not-found']);
    expect(one?.found.map(({ start, end }) => sources[0]?.text.slice(start, end))).toEqual(['Mortality in hospital is 4.1']);
    expect(two?.missing).toEqual(['7.2%']);
  });

  it('drops a marker that names no source', () => {
    const { sections, cited } = assessAnswer('Mortality in hospital is 4.1% [1][9].', sources, vocabulary);
    expect(sections[0]?.blocks[0]?.items[0]?.[0]?.markers).toEqual([1]);
    expect(cited).toEqual([1]);
  });

  it('finds where a sentence stands that cites nothing', () => {
    expect(sentences('Give oxygen where the saturation is below 90%.')[0]).toMatchObject({ markers: [2], support: 'supported', best: 2 });
    expect(sentences('Bananas are yellow.')[0]).toMatchObject({ markers: [], support: 'not-found' });
  });

  it('does not support a sentence by a source that it does not cite', () => {
    expect(sentences('Give oxygen where the saturation is below 90% [1].')[0]?.support).toBe('not-found');
  });
});
