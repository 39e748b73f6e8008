import { describe, expect, test } from 'vitest';
import { parseMoodle } from './moodle.parser.ts';

const faultsOf = (xml: string) => parseMoodle(xml).faults.map(({ line, about, message }) => [line, about, message]);
const question = (inner: string, type = 'multichoice') =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[Stem]]></text></questiontext>${inner}</question>`;
const answers = (...texts: readonly string[]) => texts.map((text, i) => `<answer fraction="${i === 0 ? 100 : 0}"><text>${text}</text></answer>`).join('');

describe('Moodle XML', () => {
  test('values stay as they are written, and entities are decoded once', () => {
    const { questions } = parseMoodle(
      `<quiz>${question(answers('0123', '1e3', '&amp;lt;b&amp;gt; &#233;', '&lt;script&gt;x&lt;/script&gt;&lt;b&gt;bold&lt;/b&gt;'))}</quiz>`,
    );
    expect(questions[0]?.options.map(({ text }) => text)).toEqual(['0123', '1e3', '<b> é', 'bold']);
  });

  test('other types, several answers, shares of marks and pictures are named with their lines', () => {
    const picture =
      '<questiontext format="html"><text><![CDATA[<img src="@@PLUGINFILE@@/ecg.png"> Look]]></text><file name="ecg.png" encoding="base64">AA</file></questiontext>';
    const xml = `<quiz>
${question('', 'essay')}
${question(`<single>false</single>${answers('a', 'b')}`)}
<question type="multichoice">${picture}<answer fraction="50"><text>a</text></answer></question>
${question('<answer fraction="100"><text><p>a</p></text></answer>')}
</quiz>`;
    expect(faultsOf(xml)).toEqual([
      [2, 'Stem', 'Its type is essay; only single best answers (multichoice) are imported.'],
      [5, '', 'A text has tags in it: HTML stands between <![CDATA[ and ]]>.'],
    ]);
    expect(parseMoodle(xml).questions.map(({ line, problems }) => [line, problems])).toEqual([
      [3, ['It may have several answers (single is false); only single best answers are imported.']],
      [
        4,
        [
          'No answer gets all of the marks (100 %); only single best answers are imported.',
          'Question has what cannot be imported: file ecg.png. Only texts are.',
        ],
      ],
    ]);
  });

  test.each([
    ['an external entity', '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', 'declares a document type'],
    ['a billion laughs', `<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]><quiz>&b;</quiz>`, 'declares a document type'],
    ['a tag that is not closed', '<quiz><question>a</quiz>', 'no well-formed XML'],
    ['a file that was cut off', '<quiz><question type="multichoice"', 'no well-formed XML'],
    ['no XML', 'not xml', 'no well-formed XML'],
    ['other XML', '<other/>', 'no <quiz>'],
    ['a name that would change every object', `<quiz>${question('<__proto__>x</__proto__>')}</quiz>`, 'cannot be read'],
    ['tags a thousand deep', `<quiz>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</quiz>`, 'cannot be read'],
  ])('%s is refused in words', (_, xml, words) => {
    const begun = performance.now();
    const { questions, faults } = parseMoodle(xml);
    expect([questions, faults.length, faults[0]?.message]).toEqual([[], 1, expect.stringContaining(words)]);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test('an entity that nobody declared stays text', () => {
    expect(parseMoodle(`<quiz>${question(answers('&x; a', 'b'))}</quiz>`).questions[0]?.options[0]?.text).toBe('&x; a');
  });
});
