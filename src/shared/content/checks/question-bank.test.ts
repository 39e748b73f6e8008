import { expect, it } from 'vitest';
import type { ContentFile } from '../content-kinds.ts';
import type { Question } from '../schema/question.schema.ts';
import { checkQuestionBank } from './question-bank.check.ts';

const names = ['Aspirin', 'Heparin', 'Morphine', 'Lidocaine'];
/** The i-th of many questions of which no two are alike. */
const question = (i: number, item: Partial<Question> = {}): Question => ({
  id: `angina-${i}`,
  exams: ['neet-pg'],
  difficulty: 'easy',
  stem: `Patient ${i} of ward ${i} came at ${i} with pain number ${i} and nothing ${i} else. Which is given?`,
  options: names.map((text) => ({ text, why: `For ${i} the drug ${text} does thing ${i} in way ${i} only.` })),
  key: i % 4,
  explanation: `What decides in ${i} is the thing ${i} that is said of ${i}.`,
  point: `Keep ${i}.`,
  tags: ['angina'],
  link: 'conditions/cardiology/stable-angina',
  sources: ['esc/a'],
  ...item,
});
const bank = (questions: readonly Question[]): ContentFile<'question'>[] => [
  { path: 'questions/medicine/angina', item: { title: 'Angina', questions: [...questions] } },
];
const problemsWith = (questions: readonly Question[]) => checkQuestionBank({ question: bank(questions) }).map(({ item, problem }) => `${item}: ${problem}`);
const many = Array.from({ length: 80 }, (_, i) => question(i));

it('finds nothing wrong with questions that give nothing away', () => {
  expect(problemsWith(many)).toEqual([]);
});

it('finds a patient who is told of twice, though the figures differ and many ask alike', () => {
  const story = (age: number) => `A man of ${age} has crushing pain in the chest on the stairs that leaves him when he rests for a minute. Which is given?`;
  expect(problemsWith([question(1, { stem: story(60) }), question(2, { stem: story(62) })])).toEqual(['question angina-2: tells nearly what angina-1 tells']);
});

it('finds a sentence that stands in two questions', () => {
  const explanation = 'The ischaemic muscle needs more than it gets from its artery.';
  expect(problemsWith([question(1, { explanation }), question(2, { explanation })])).toEqual([`question angina-2: says what angina-1 says: "${explanation}"`]);
});

it('finds sisters that are none', () => {
  const sisters = [0, 1, 2, 3].map((i) => question(i, { set: 'angina-a' }));
  expect(problemsWith(sisters)).toEqual([]);
  expect(problemsWith(sisters.slice(1))).toEqual(['set angina-a: not every option is the key of just one question']);
  const other = sisters.map((one, i) => (i === 0 ? { ...one, options: one.options.toReversed() } : one));
  expect(problemsWith(other)).toEqual(['set angina-a: its questions offer different options']);
});

it.each<[string, (one: Question, i: number) => Question, string]>([
  ['keys at one place', (one, i) => ({ ...one, key: i % 2 === 0 ? 1 : i % 4 }), 'of 4 options the one at place 1 is the key in'],
  ['keys that are longest', (one, i) => ({ ...one, key: i % 2 === 0 ? 3 : i % 4 }), 'the key is the longest option in'],
  ['few links', (one, i) => (i % 2 === 0 ? { ...one, link: undefined } : one), '50 % lead to a page that answers them; at least 80 %'],
])('finds %s', (_, change, problem) => {
  expect(problemsWith(many.map(change)).join('\n')).toContain(problem);
});
