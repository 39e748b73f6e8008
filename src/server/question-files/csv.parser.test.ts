import { describe, expect, test } from 'vitest';
import { parseCsv } from './csv.parser.ts';

const head = 'question,a,b,c,d,answer';
const faultsOf = (text: string) => parseCsv(text).faults.map(({ line, message }) => [line, message]);

describe('CSV', () => {
  test('lines are those of the file, also behind cells of several lines and empty lines', () => {
    const { questions } = parseCsv(`\ufeff${head}\r\n"Q1\r\nmore",1,2,3,4,a\r\n\r\n\r\nQ2,1,2,3,4,B\r\n`);
    expect(questions.map(({ line, stem, right }) => [line, stem, right])).toEqual([
      [2, 'Q1\nmore', [0]],
      [6, 'Q2', [1]],
    ]);
  });

  test.each([';', '\t'])('cells may stand between %j, and columns be named as people name them', (mark) => {
    const { questions, faults } = parseCsv(
      ['Question', 'Option A', 'option_b', 'C', 'D', 'Answer', 'Exams', 'why_a'].join(mark) +
        `\n${['Q', '1', '2', '3', '4', 'C', '"NEET-PG; DNB-CET"', 'so'].join(mark)}`,
    );
    expect(faults).toEqual([]);
    expect(questions[0]).toMatchObject({
      right: [2],
      exams: ['NEET-PG', 'DNB-CET'],
      options: [{ text: '1', why: 'so' }, { text: '2' }, { text: '3' }, { text: '4' }],
    });
  });

  test('a formula is a text', () => {
    const { questions } = parseCsv(`${head}\n"=HYPERLINK(""https://evil.example"",""x"")",-5,+1,@SUM(A1),0123,A`);
    expect(questions[0]).toMatchObject({
      stem: '=HYPERLINK("https://evil.example","x")',
      options: [{ text: '-5' }, { text: '+1' }, { text: '@SUM(A1)' }, { text: '0123' }],
    });
  });

  test('a broken quotation mark names its row, and the rows behind it are read', () => {
    const { questions, faults } = parseCsv(`${head}\nQ1,"a" x,2,3,4,A\nQ2,1,2,3,4,A\nQ3,"x\ny" z,2,3,4,A\nQ4,1,2,3,4,A\nQ5,"open,2,3,4,A\nQ6,1,2,3,4,A\n`);
    expect(questions.map(({ stem, line }) => [stem, line])).toEqual([
      ['Q2', 3],
      ['Q4', 6],
      ['Q6', 8],
    ]);
    expect(faults.map(({ line, about, message }) => [line, about, message.slice(0, 30)])).toEqual([
      [2, 'Q1,"a" x,2,3,4,A', 'A quotation mark stands where '],
      [4, 'Q3,"x', 'A quotation mark stands where '],
      [7, 'Q5,"open,2,3,4,A', 'A quotation mark is opened her'],
    ]);
  });

  test('columns that nobody knows, stand twice or are missing', () => {
    expect(faultsOf('question,a,b,c,answer,Answer,__proto__\nQ,1,2,3,A,A,x')).toEqual([
      [1, expect.stringContaining('no column "__proto__"')],
      [1, 'The column "answer" stands there twice.'],
      [1, 'The column "d" is missing.'],
    ]);
    expect(faultsOf('"question')).toEqual([[1, 'A quotation mark is opened here and never closed.']]);
  });

  test('answers that are no letter of an option, and cells too many', () => {
    const { questions } = parseCsv(`${head}\nQ,1,2,3,4,E\nQ,1,2,3,4,\nQ,1,2,3,4,A,more\nQ,1,2,3,4,Aspirin`);
    expect(questions.map(({ right, problems }) => [right, problems[0]])).toEqual([
      [null, 'Answer "E" is none of its options: it is the letter of the best option, from A to D.'],
      [null, 'Answer is missing: it is the letter of the best option, from A to D.'],
      [[0], 'It has more cells than there are columns: put texts with commas between quotation marks.'],
      [null, 'Answer "Aspirin" is none of its options: it is the letter of the best option, from A to D.'],
    ]);
  });
});
