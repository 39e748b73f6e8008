import { describe, expect, test } from 'vitest';
import type { FoundQuestion } from './question-file.types.ts';
import { checkDefaults, checkQuestions, type Defaults } from './questions.validator.ts';

const option = (text: string) => ({ text, why: '' });
const found = (more: Partial<FoundQuestion> = {}): FoundQuestion => ({
  ...{ line: 7, stem: 'Which drug?', options: ['a', 'b', 'c', 'd'].map(option), right: [1], explanation: '', point: '', tags: [], exams: [], problems: [] },
  ...more,
});
const defaults: Defaults = { subject: 'Medicine', topic: 'Gout', exams: ['NEET-PG'], difficulty: 'Easy' };
const messagesOf = (more: Partial<FoundQuestion>, given: Defaults = defaults) =>
  checkQuestions({ questions: [found(more)], faults: [] }, given).faults.map(({ message }) => message);

describe('what the file does not say', () => {
  test('the command line says, in whatever case and spelling', () => {
    const { questions } = checkQuestions(
      {
        questions: [
          found(),
          found({ stem: 'Other?', topic: 'Pelvis', exams: ['usmle step-1', 'USMLE Step 1'], options: ['a', 'b', 'c', 'd', 'e'].map(option) }),
        ],
        faults: [],
      },
      { subject: 'obstetrics and gynaecology', topic: 'Gout', exams: ['neet pg', 'aiims-pg'], difficulty: 'HARD', source: 'Notes' },
    );
    expect(questions).toMatchObject([
      { subject: 'obstetrics-and-gynecology', topic: 'Gout', exams: ['neet-pg', 'aiims-pg'], difficulty: 'hard', source: 'Notes', key: 1 },
      { topic: 'Pelvis', exams: ['usmle-step-1'] },
    ]);
  });

  test('is asked for by its name where nobody says it', () => {
    expect(messagesOf({}, {})).toEqual([
      'Subject is missing: the file does not say it, and --subject was not given.',
      'Topic is missing: the file does not say it, and --topic was not given.',
      'Exam is missing: the file does not say it, and --exam was not given.',
      'Difficulty is missing: the file does not say it, and --difficulty was not given.',
    ]);
  });

  test('and what it says wrongly is said with what there is', () => {
    expect(checkDefaults({ subject: 'Alchemy', exams: ['NEET-PG', 'MRCP'] })).toEqual([
      expect.stringMatching(/^Subject must be one of Medicine, Surgery/),
      expect.stringMatching(/^Exam must be one of NEET-PG/),
    ]);
    expect(checkDefaults(defaults)).toEqual([]);
    expect(checkDefaults({})).toEqual([]);
  });
});

describe('single best answers', () => {
  test.each<[string, Partial<FoundQuestion>, string]>([
    ['too many options', { options: ['a', 'b', 'c', 'd', 'e'].map(option) }, 'It has 5 options, and NEET-PG asks with 4.'],
    ['an exam with five', { exams: ['NEET-PG', 'USMLE Step 3'] }, 'It has 4 options, and USMLE Step 3 asks with 5.'],
    ['none right', { right: [] }, 'No option is the right one.'],
    ['two right', { right: [0, 1] }, 'More than one option is right; only single best answers are imported.'],
    ['an empty option', { options: ['a', ' ', 'c', 'd'].map(option) }, 'Option B: Its text is missing.'],
    ['options alike', { options: ['a', 'b', 'A', 'd'].map(option) }, 'Option A and option C are the same.'],
    ['no stem', { stem: '\u200b ' }, 'Question is missing.'],
    ['a long topic', { topic: 'x'.repeat(121) }, 'Topic must be at most 120 characters long.'],
    ['a long stem', { stem: 'x'.repeat(10_001) }, 'Question must be at most 10,000 characters long.'],
    ['a tag in brackets', { tags: ['a]b'] }, 'Tag must have no square brackets and no backslash.'],
    ['many tags', { tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, 'At most 10 tags can be given.'],
  ])('%s', (_, more, message) => {
    expect(messagesOf(more)).toEqual([message]);
  });

  test('everything that is wrong is said, of every question, in the order of lines', () => {
    const questions = [
      found({ line: 9, right: [], problems: ['Its format says so.'] }),
      found({ line: 3, stem: 'A long stem that goes on '.repeat(9), right: [0, 1] }),
    ];
    const { faults } = checkQuestions({ questions, faults: [{ line: 5, about: '', message: 'The file.' }] }, defaults);
    expect(faults.map(({ line, message }) => [line, message.slice(0, 9)])).toEqual([
      [3, 'More than'],
      [5, 'The file.'],
      [9, 'Its forma'],
      [9, 'No option'],
    ]);
    expect(faults[0]?.about).toBe('A long stem that goes on A long stem that goes on A long …');
  });

  test('a question that stands there twice is named with the line of the first, whatever the order of its options', () => {
    const { faults } = checkQuestions(
      { questions: [found(), found({ line: 12, stem: ' Which  drug? ', options: ['d', 'c', 'b', 'a'].map(option) })], faults: [] },
      defaults,
    );
    expect(faults).toEqual([{ line: 12, about: 'Which drug?', message: 'It asks what the question at line 7 asks, with the same options.' }]);
  });
});
