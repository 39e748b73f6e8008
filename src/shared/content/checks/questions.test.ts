import { expect, it } from 'vitest';
import { files } from '../../../../tests/setup/content.ts';
import type { ContentFile } from '../content-kinds.ts';
import type { Question } from '../schema/question.schema.ts';
import { checkQuestions } from './questions.check.ts';

const options = ['Aspirin', 'Heparin', 'Morphine', 'Oxygen'].map((text) => ({ text, why: `${text} is given here for a reason of its own.` }));
const question: Question = {
  id: 'angina-1',
  exams: ['neet-pg', 'dnb-cet'],
  difficulty: 'easy',
  stem: 'A man of 60 has chest pain on effort. Which of the following is given first?',
  options,
  key: 0,
  explanation: 'It is given first because it saves most.',
  point: 'Give it first.',
  tags: ['angina'],
  link: 'references/cardiology/acute-coronary-syndromes#management',
  sources: ['esc/acute-coronary-syndromes-2023'],
};
const file = (item: Partial<Question>, path = 'questions/medicine/angina'): ContentFile<'question'> => ({
  path,
  item: { title: 'Angina', questions: [{ ...question, ...item }] },
});
const problemsWith = (...list: ContentFile<'question'>[]) => checkQuestions({ ...files, question: list }).map(({ problem }) => problem);

it('finds nothing wrong with a question as it should be', () => {
  expect(problemsWith(file({}))).toEqual([]);
  expect(problemsWith(file({ link: undefined, exams: ['usmle-step-1'], options: [...options, { text: 'Water', why: 'It is of no use.' }], key: 4 }))).toEqual(
    [],
  );
});

it.each<[string, Partial<Question>, string]>([
  ['a key that is no option', { key: 4 }, 'has its key at 4, where there is no option'],
  ['four options for an American examination', { exams: ['usmle-step-3'] }, 'has 4 options; USMLE Step 3 has 5'],
  ['examinations of both kinds', { exams: ['neet-pg', 'usmle-step-1'] }, 'is for examinations of four and of five options'],
  ['an option twice', { options: [...options.slice(1), { text: 'oxygen', why: 'It is there twice.' }] }, 'has an option twice'],
  ['all of the above', { options: [...options.slice(1), { text: 'All of the above', why: 'It is a trick.' }] }, 'offers "all of the above"'],
  ['no question', { stem: 'A man has chest pain.' }, 'does not end in its question'],
  ['a letter in an explanation', { explanation: 'Option A is right.' }, 'names a letter: "Option A is right."'],
  ['the name of another topic', { id: 'gout-1' }, 'is not called angina-<number>'],
  ['the set of another topic', { set: 'gout-a' }, 'is of the set gout-a, which is not called angina-<letter>'],
  [
    'a section that is not there',
    { link: 'references/cardiology/acute-coronary-syndromes#doses' },
    'leads to references/cardiology/acute-coronary-syndromes#doses',
  ],
  ['a source that is not there', { sources: ['esc/nothing'] }, 'there is no source esc/nothing'],
])('finds %s', (_, item, problem) => {
  expect(problemsWith(file(item)).join('\n')).toContain(problem);
});

it('finds an id that is used again, and a folder that is no subject', () => {
  expect(problemsWith(file({}), file({}, 'questions/surgery/angina'))).toEqual(['stands in questions/medicine/angina already']);
  expect(problemsWith(file({}, 'questions/alchemy/angina')).join()).toContain('alchemy is no subject');
});
