import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.rules.ts';

describe('a line of comma-separated values', () => {
  test.each([
    [['a', 'b'], 'a,b\r\n'],
    [['', null, undefined], ',,\r\n'],
    [[1, -2.5, true], '1,-2.5,true\r\n'],
    [['a,b', 'say "ah"', 'two\nlines', 'two\r\nlines'], '"a,b","say ""ah""","two\nlines","two\r\nlines"\r\n'],
    [[{ a: [1, 'x'] }, []], '"{""a"":[1,""x""]}",[]\r\n'],
    [[' Charité ', '東京 🤒'], ' Charité ,東京 🤒\r\n'],
  ])('%j', (values, line) => expect(csvLine(values)).toBe(line));

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0"])('has %j behind an apostrophe', (text) =>
    expect(csvLine([text])).toBe(`'${text}\r\n`),
  );

  test('has a formula behind an apostrophe also where it is quoted', () => {
    expect(csvLine(['=HYPERLINK("https://evil.example","x")'])).toBe(`"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`);
    expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`);
  });
});
