import { describe, expect, test } from 'vitest';
import { parseGift } from './gift.parser.ts';

const messagesOf = (text: string) => parseGift(text).faults.map(({ line, message }) => [line, message]);
const only = 'only single best answers (options with = and ~) are imported.';

describe('GIFT as people write it', () => {
  test('characters that mean nothing where they stand need no backslash', () => {
    const { questions, faults } = parseGift('Na: 120 = low, #1 ~ 12:30?{=a: b#why: so ~%5 of them ~c -> d ~%0%e}');
    expect(faults).toEqual([]);
    expect(questions[0]).toMatchObject({
      stem: 'Na: 120 = low, #1 ~ 12:30?',
      right: [0],
      options: [{ text: 'a: b', why: 'why: so' }, { text: '%5 of them' }, { text: 'c -> d' }, { text: 'e' }],
    });
  });

  test('escapes, an arrow in the right answer, and Windows lines', () => {
    const { questions } = parseGift('::Name\\: x::A \\{brace\\} \\= \\\\n\\nsecond line{\r\n\t=a -> b\r\n\t~c\r\n}\r\n');
    expect(questions[0]).toMatchObject({ stem: 'A {brace} = \\n\nsecond line', options: [{ text: 'a -> b' }, { text: 'c' }] });
  });

  test('a category holds until the next one, a slash in a name is written twice, and tags say more', () => {
    const { questions } = parseGift(
      '$CATEGORY: $course$/top/Surgery/Hernia//hydrocele\n\nA{=a ~b}\n\n// [tag:topic:Other] [tag:x\\]y]\nB{=a ~b}\n\n$CATEGORY: Default for X\nC{=a ~b}',
    );
    expect(questions.map(({ subject, topic, tags, line }) => [subject, topic, tags, line])).toEqual([
      ['Surgery', 'Hernia/hydrocele', [], 3],
      ['Surgery', 'Other', ['x]y'], 6],
      [undefined, undefined, [], 9],
    ]);
  });

  test('a gap within the question is asked for', () => {
    expect(parseGift('The drug is {=naproxen ~allopurinol} at once.').questions[0]?.stem).toBe('The drug is _____ at once.');
  });
});

describe('what is no single best answer', () => {
  test('is said for each question with its line, and the others are read', () => {
    const text = ['T{T}', 'S{=a}', 'N{#5}', 'M{=a->b =c->d}', 'E{}', 'D', 'Good{=a ~b}', 'P{~%50%a ~b}', 'Q{~%50%a ~%50%b}'].join('\n\n');
    expect(messagesOf(text)).toEqual([
      [1, `It is a question of true or false; ${only}`],
      [3, `It is a question for a short answer; ${only}`],
      [5, `It is a question for a number; ${only}`],
      [7, `It is a matching question; ${only}`],
      [9, `It is an essay; ${only}`],
      [11, `It is a text without answers; ${only}`],
    ]);
    const { questions } = parseGift(text);
    expect(questions.map(({ stem, right, problems }) => [stem, right, problems.length])).toEqual([
      ['Good', [0], 0],
      ['P', [0], 1],
      ['Q', [0, 1], 0],
    ]);
  });

  test('a brace that is left open or closes nothing leaves the others to be read', () => {
    expect(messagesOf('A{=a ~b\n\nB}\n\nC{=a ~b}\nD{=a ~b}\n\nE{=a ~b =}')).toEqual([
      [1, expect.stringContaining('{ is opened and not closed')],
      [3, expect.stringContaining('} closes nothing')],
      [5, expect.stringContaining('Several questions')],
      [8, expect.stringContaining('no GIFT from line 8')],
    ]);
  });

  test('a picture is refused by its name', () => {
    expect(parseGift('[html]<img src="a/ecg.png"> What?{=a ~b}').questions[0]?.problems).toEqual([
      'Question has what cannot be imported: picture ecg.png. Only texts are.',
    ]);
  });
});

test.each(['\\', '{', '}', '=', '~', '::', '//', '$CATEGORY:', '[tag:', '%'])('much of %j is read or refused in no time', (piece) => {
  const begun = performance.now();
  parseGift(`A${piece.repeat(10_000)}{=a ~b}`);
  expect(performance.now() - begun).toBeLessThan(3_000);
});
