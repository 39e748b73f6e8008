import { expect, it } from 'vitest';
import { files } from '../../../../tests/setup/content.ts';
import type { ContentFile } from '../content-kinds.ts';
import { examIds, quizExams, quizSubjects, seriesSubjects } from '../schema/exam-names.ts';
import type { QuizFile, SeriesFile } from '../schema/paper.schema.ts';
import type { Question } from '../schema/question.schema.ts';
import { checkPapers } from './papers.check.ts';

const question = (i: number, item: Partial<Question> = {}): Question => ({
  id: `angina-${i}`,
  exams: ['neet-pg', 'dnb-cet'],
  difficulty: 'medium',
  stem: 'A man of 60 has chest pain on effort. Which of the following is given first?',
  options: ['Aspirin', 'Heparin', 'Morphine', 'Oxygen'].map((text) => ({ text, why: `${text} is given for a reason of its own.` })),
  key: i % 4,
  explanation: 'It is given first because it saves most.',
  point: 'Give it first.',
  tags: ['angina'],
  sources: ['esc/a'],
  ...item,
});
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `angina-${from + i}`);
const texts = { title: 'Angina', description: 'Chest pain on effort, and what to do about it.', difficulty: 'medium' } as const;
const quiz = (item: Partial<QuizFile> = {}, path = 'quizzes/medicine/chest-pain'): ContentFile<'quiz'> => ({
  path,
  item: { ...texts, subject: 'medicine', topic: 'Angina', exam: 'neet-pg', minutes: 5, tags: ['angina'], questions: ids(1, 5), ...item },
});
const section = (questions: string[]) => ({ title: 'Section', minutes: 6, questions });
const series = (item: Partial<SeriesFile> = {}, path = 'series/dnb-cet/hearts'): ContentFile<'series'> => ({
  path,
  item: {
    ...texts,
    subject: 'medicine',
    exam: 'dnb-cet',
    marking: { right: 4, lost: 1, every: 1 },
    sections: [section(ids(1, 5)), section(ids(6, 10))],
    ...item,
  },
});

/** What is said of single papers, without what is missing in the whole of them. */
function problemsOf(quizzes: ContentFile<'quiz'>[], tests: ContentFile<'series'>[], questions: Question[] = ids(1, 10).map((_, i) => question(i + 1))) {
  const bank = [{ path: 'questions/medicine/angina', item: { title: 'Angina', questions } }];
  return checkPapers({ quiz: quizzes, series: tests, question: bank })
    .map(({ item, problem }) => `${item}: ${problem}`)
    .filter((problem) => !/^papers: (?:no|\d)/.test(problem));
}

/** The bank with some of its questions changed. */
const bankWith = (changed: readonly number[], item: Partial<Question>) => ids(1, 10).map((_, i) => question(i + 1, changed.includes(i + 1) ? item : {}));

it('finds nothing wrong with papers as they should be, nor where there are none', () => {
  expect(problemsOf([quiz()], [series()])).toEqual([]);
  expect(checkPapers({ quiz: [], series: [], question: [] })).toEqual([]);
});

it('finds nothing missing among our own papers', () => {
  expect(checkPapers(files)).toEqual([]);
});

it('finds a question that is not there, and what it may be a slip of', () => {
  expect(problemsOf([quiz({ questions: [...ids(1, 4), 'angna-5'] })], [])).toEqual([
    'quizzes/medicine/chest-pain: asks angna-5, which is no question; did you mean angina-5?',
  ]);
});

it('finds a question that is asked twice, in one section or in two', () => {
  expect(problemsOf([quiz({ questions: [...ids(1, 5), 'angina-1'] })], [])).toEqual(['quizzes/medicine/chest-pain: asks a question twice']);
  expect(problemsOf([], [series({ sections: [section(ids(1, 5)), section(ids(5, 9))] })])).toEqual(['series/dnb-cet/hearts: asks a question twice']);
});

it('finds a question that is for another examination', () => {
  const questions = bankWith([3], { exams: ['neet-pg'] });
  expect(problemsOf([quiz()], [series()], questions)).toEqual(['series/dnb-cet/hearts: asks angina-3, which is not for DNB-CET']);
});

it('finds more than half of a set of sisters, over all sections together', () => {
  const set = 'angina-a';
  expect(problemsOf([quiz()], [series()], bankWith([1, 2], { set }))).toEqual([]);
  expect(problemsOf([quiz()], [series()], bankWith([1, 2, 6], { set }))).toEqual([
    'series/dnb-cet/hearts: asks 3 of the set angina-a, whose options are the same; at most half of them',
  ]);
});

it('allows two sisters of five, not three', () => {
  const set = 'angina-a';
  const options = [...question(1).options, { text: 'Water', why: 'It is of no use.' }];
  expect(problemsOf([quiz()], [], bankWith([1, 2], { set, options }))).toEqual([]);
  expect(problemsOf([quiz()], [], bankWith([1, 2, 3], { set, options }))).toEqual([
    'quizzes/medicine/chest-pain: asks 3 of the set angina-a, whose options are the same; at most half of them',
  ]);
});

it.each<[Question['difficulty'], readonly number[], Question['difficulty']]>([
  ['easy', [1, 2], 'easy'],
  ['easy', [1], 'medium'],
  ['hard', [1], 'medium'],
  ['hard', [1, 2], 'hard'],
])('knows how hard a paper is: %s are questions %j of five, it is %s', (difficulty, changed, level) => {
  const questions = bankWith(changed, { difficulty });
  expect(problemsOf([quiz({ difficulty: level })], [], questions)).toEqual([]);
  const wrong = level === 'medium' ? difficulty : 'medium';
  expect(problemsOf([quiz({ difficulty: wrong })], [], questions)).toEqual([
    `quizzes/medicine/chest-pain: is called ${wrong}; by its questions it is ${level}`,
  ]);
});

it('finds a quiz outside the folder of its subject, and a test outside that of its examination', () => {
  expect(problemsOf([quiz({}, 'quizzes/surgery/chest-pain')], [series({}, 'series/neet-pg/hearts')])).toEqual([
    'quizzes/surgery/chest-pain: belongs into the folder medicine',
    'series/neet-pg/hearts: belongs into the folder dnb-cet',
  ]);
});

it('finds a name that a quiz and a test share', () => {
  expect(problemsOf([quiz()], [series({}, 'series/dnb-cet/chest-pain')])).toEqual(['papers: chest-pain is the name of two papers']);
});

it('finds that there are too few papers, and what none is for', () => {
  const { quiz: quizzes, series: tests, question: bank } = files;
  const missing = (kept: Partial<Pick<typeof files, 'quiz' | 'series'>>) =>
    checkPapers({ quiz: quizzes, series: tests, question: bank, ...kept }).map(({ problem }) => problem);
  expect(missing({ quiz: quizzes.slice(0, 1) })).toContain('1 mini quizzes; at least 50');
  expect(missing({ series: tests.slice(0, 1) })).toContain('1 test series; at least 26');
  for (const exam of quizExams) expect(missing({ quiz: quizzes.filter(({ item }) => item.exam !== exam) })).toContain(`no mini quiz for ${exam}`);
  for (const exam of examIds) expect(missing({ series: tests.filter(({ item }) => item.exam !== exam) })).toContain(`no test series for ${exam}`);
  for (const subject of quizSubjects)
    expect(missing({ quiz: quizzes.filter(({ item }) => item.subject !== subject) })).toContain(`no mini quiz for ${subject}`);
  for (const subject of seriesSubjects)
    expect(missing({ series: tests.filter(({ item }) => item.subject !== subject) })).toContain(`no test series for ${subject}`);
  for (const level of ['easy', 'medium', 'hard']) {
    expect(missing({ quiz: quizzes.filter(({ item }) => item.difficulty !== level) })).toContain(`no mini quiz for ${level}`);
    expect(missing({ series: tests.filter(({ item }) => item.difficulty !== level) })).toContain(`no test series for ${level}`);
  }
});
