import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatOf, type QuestionFormat, questionFormats } from './parsers.ts';
import { checkQuestions } from './questions.validator.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const gout = {
  stem: 'A 52-year-old man wakes at 03:00 with a hot, red, very tender big toe. Joint fluid has needle-shaped crystals, negatively birefringent; his kidneys are healthy. Which drug is started now?',
  options: [
    { text: 'Naproxen', why: 'It calms the attack within a day or two.' },
    { text: 'Allopurinol', why: 'It lowers urate = and belongs between attacks; begun now it may prolong this one.' },
    { text: 'Febuxostat', why: '' },
    { text: 'Probenecid', why: '' },
  ],
  ...{ key: 0, explanation: 'The attack itself is treated first, with an anti-inflammatory drug.', point: 'Calm the flare first, lower urate later.' },
  ...{ tags: ['crystal arthritis'], exams: ['neet-pg', 'dnb-cet'], subject: 'medicine', topic: 'Gout', difficulty: 'easy', source: 'Course notes, 2026' },
};
const petechiae = {
  stem: 'A 5-year-old boy has petechiae two weeks after a cold and is otherwise well. Haemoglobin 12.6 g/dL, platelets 18 × 10⁹/L; the film is otherwise normal.\n\nWhich diagnosis is most likely?',
  options: ['Acute lymphoblastic leukaemia', 'Haemophilia A', 'IgA vasculitis', 'Von Willebrand disease', 'Immune thrombocytopenia'].map((text) => ({
    text,
    why: '',
  })),
  ...{ key: 4, explanation: '', point: '', tags: ['platelets'], exams: ['usmle-step-2-ck'], subject: 'pediatrics', topic: 'Bleeding disorders' },
  ...{ difficulty: 'medium', source: null },
};

const files: readonly (readonly [string, QuestionFormat, readonly number[]])[] = [
  ['questions.gift', 'gift', [5, 16]],
  ['questions.xml', 'moodle', [7, 24]],
  ['questions.csv', 'csv', [2, 3]],
  ['questions.jsonl', 'jsonl', [1, 3]],
];

describe.each(files)('%s', (file, format, [first, second]) => {
  test('is told by its ending', () => {
    expect(formatOf(`/home/ada/${file.toUpperCase()}`)).toBe(format);
  });

  test('says two questions with their lines, as every other format says them', () => {
    const { questions, faults } = checkQuestions(questionFormats[format].parse(read(`tests/fixtures/questions/${file}`).replace(/^\ufeff/, '')));
    expect(faults).toEqual([]);
    expect(questions).toEqual([
      { ...gout, line: first },
      { ...petechiae, line: second },
    ]);
  });
});

test('the template has every column, and questions that can be imported', () => {
  const text = read('docs/questions-template.csv');
  const { questions, faults } = checkQuestions(questionFormats.csv.parse(text));
  expect(faults).toEqual([]);
  expect(questions.map(({ options, exams }) => [options.length, exams.length])).toEqual([
    [4, 2],
    [5, 2],
  ]);
  for (const { explanation, point, options } of questions) expect([explanation, point, ...options.map(({ why }) => why)]).not.toContain('');
  expect(text.split('\r\n')[0]).toBe('question,A,B,C,D,E,answer,explanation,why A,why B,why C,why D,why E,subject,topic,exam,difficulty,tags,point,source');
});
