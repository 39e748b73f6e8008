import { expect, test } from 'vitest';
import { parseJsonl } from './jsonl.parser.ts';

const question = { question: 'Q', options: ['a', 'b', 'c', 'd'], answer: 'A' };
const faultsOf = (...lines: readonly string[]) => parseJsonl(lines.join('\n')).faults.map(({ line, message }) => [line, message]);

test('each line that is no question is named with what is wrong, and the others are read', () => {
  const lines = [
    ...['{"question":"Q"', '[]', '"text"', '{"question":"Q","question":"R"}', '{}', ''],
    ...[JSON.stringify({ ...question, options: 'a', foo: 1 }), JSON.stringify(question), JSON.stringify({ ...question, why: ['1', '2', '3', '4', '5'] })],
  ];
  expect(faultsOf(...lines)).toEqual([
    [1, expect.stringContaining('The line is no JSON')],
    [2, 'The line is no object in braces.'],
    [3, 'The line is no object in braces.'],
    [4, expect.stringContaining('"question" stands there twice')],
    [5, 'Question is missing.'],
    [5, 'Options are missing.'],
    [5, 'Answer is missing.'],
    [7, 'Options must be a list of texts.'],
    [7, expect.stringContaining('There is no field "foo"; fields are question, options, why')],
  ]);
  expect(parseJsonl(lines.join('\n')).questions.map(({ line, problems }) => [line, problems])).toEqual([
    [8, []],
    [9, ['Why has more entries than there are options.']],
  ]);
});

test('a key that would change every object is refused', () => {
  expect(faultsOf(`{"__proto__":{"polluted":true},${JSON.stringify(question).slice(1)}`)).toEqual([[1, 'There is no field "__proto__".']]);
  expect('polluted' in {}).toBe(false);
});
