import { expect, it } from 'vitest';
import { knowledge } from '../../../tests/setup/content.ts';
import { askedSection, expandQuery, readQuery, searchVocabulary } from './search-query.ts';

const vocabulary = searchVocabulary(knowledge);
const expanded = (text: string) => expandQuery(readQuery(text), vocabulary);
const alternativesOf = (text: string) => expanded(text).parts.map(({ alternatives }) => alternatives);

it.each([
  ['two words', 'heart failure', [{ words: ['heart', 'failure'], isPhrase: false }], []],
  [
    'a phrase',
    'fever "stiff neck"',
    [
      { words: ['fever'], isPhrase: false },
      { words: ['stiff', 'neck'], isPhrase: true },
    ],
    [],
  ],
  ['a name that is a word too', "Where's Will's sign", [{ words: ['where', 'wills', 'sign'], isPhrase: false }], []],
  ['a phrase in curled marks', '“stiff neck”', [{ words: ['stiff', 'neck'], isPhrase: true }], []],
  ['a phrase that does not end', '"stiff neck', [{ words: ['stiff', 'neck'], isPhrase: true }], []],
  ['an exclusion', 'chest pain -angina', [{ words: ['chest', 'pain'], isPhrase: false }], ['angina']],
  ['an excluded phrase', 'pain -"on walking"', [{ words: ['pain'], isPhrase: false }], ['on walking']],
  ['a hyphen within a word', 'beta-blocker', [{ words: ['beta', 'blocker'], isPhrase: false }], []],
  ['accents and British spelling', 'Ménière oedema', [{ words: ['meniere', 'edema'], isPhrase: false }], []],
  ['signs alone', '& | ! ( ) : * - "" %_\\', [], []],
])('reads %s', (_what, text, runs, excluded) => {
  expect(readQuery(text)).toEqual({ runs, excluded });
});

it('expands a name by every name of the same condition, and keeps what was typed first', () => {
  const [alternatives] = alternativesOf('DKA');
  expect(alternatives?.[0]).toBe('dka');
  expect(alternatives).toContain('diabetic ketoacidosis');
  expect(alternativesOf('whooping cough')[0]).toEqual(expect.arrayContaining(['whooping cough', 'pertussis']));
  expect(alternativesOf('heart attack')[0]).toEqual(expect.arrayContaining(['heart attack', 'st elevation myocardial infarction', 'stemi']));
  expect(alternativesOf('stemi')[0]).not.toContain('heart attack');
});

it('expands lay words of a finding, and single words by their synonyms', () => {
  expect(alternativesOf('short of breath')[0]).toEqual(expect.arrayContaining(['short of breath', 'dyspnea']));
  expect(alternativesOf('belly')[0]).toEqual(expect.arrayContaining(['belly', 'abdominal']));
});

it('takes the longest name that stands there', () => {
  expect(alternativesOf('acute pericarditis').map(([typed]) => typed)).toEqual(['acute pericarditis']);
});

it('leaves a phrase in quotation marks and an exclusion as they are', () => {
  expect(expanded('"heart attack" -stemi')).toEqual({ parts: [{ alternatives: ['heart attack'], isPhrase: true, isHint: false }], excluded: ['stemi'] });
});

it('drops words of a question that say nothing, unless there are no others', () => {
  expect(alternativesOf('how do I treat anaphylaxis?').map(([typed]) => typed)).toEqual(['treat', 'anaphylaxis']);
  expect(alternativesOf('what is it').map(([typed]) => typed)).toEqual(['what', 'is', 'it']);
});

it('takes the unit of a figure for no letter of a name', () => {
  expect(alternativesOf('fever within 48 h').map(([typed]) => typed)).toEqual(['fever', '48']);
  expect(expanded('fever 24h').parts.map(({ isHint }) => isHint)).toEqual([false, true]);
});

it('never grows beyond what a database can be asked', () => {
  const { parts, excluded } = expanded(`${'pain fever cough '.repeat(20)} ${'-x1 '.repeat(40)}`);
  expect(parts.length).toBeLessThanOrEqual(12);
  expect(excluded.length).toBeLessThanOrEqual(12);
  expect(Math.max(...parts.map(({ alternatives }) => alternatives.length))).toBeLessThanOrEqual(10);
});

it.each([
  ['how is sepsis treated', 'management'],
  ['dose of adrenaline', 'management'],
  ['criteria for DKA', 'diagnosis'],
  ['signs of stroke', 'presentation'],
  ['when to worry about a headache', 'red-flags'],
  ['stroke', null],
])('knows which section "%s" asks for', (text, section) => {
  expect(askedSection(readQuery(text))).toBe(section);
});

it('tells words that ask for a section from those that say of what', () => {
  expect(expanded('anaphylaxis treatment').parts.map(({ isHint }) => isHint)).toEqual([false, true]);
  expect(expanded('"treatment"').parts.map(({ isHint }) => isHint)).toEqual([false]);
});
