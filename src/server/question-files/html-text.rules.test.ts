import { describe, expect, test } from 'vitest';
import { decodeEntities, htmlToText } from './html-text.rules.ts';

describe('htmlToText', () => {
  test.each([
    ['<p>One</p>\n<p>Two<br>lines</p>', 'One\n\nTwo\nlines'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['p &lt; 0.05, 5&nbsp;&micro;g, caf&eacute; &#945;&#x3b2;', 'p < 0.05, 5 µg, café αβ'],
    ['p < 0.05 and a > b', 'p < 0.05 and a > b'],
    ['<b onclick="x > y">bold</b> <i>text</i>', 'bold text'],
    // Decoded once: what was shown as text stays text.
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['<script>alert(1)</script><style>p{}</style>left', 'left'],
    ['a<!-- hidden > -->b', 'ab'],
    ['a<script>never closed', 'a'],
    ['&bogus; &#0; &#xd800; &#99999999;', '&bogus; \ufffd \ufffd \ufffd'],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toEqual({ text, media: [] });
  });

  test('raised and lowered figures keep their meaning', () => {
    expect(htmlToText('10<sup>9</sup>/L, Na<sup>+</sup>, 10<sup>&minus;3</sup>, e<sup>x</sup>, e<sup>ab</sup>').text).toBe('10⁹/L, Na⁺, 10⁻³, e^x, e^(ab)');
    expect(htmlToText('CO<sub>2</sub>, V<sub>max</sub>').text).toBe('CO₂, Vmax');
  });

  test('what is no text is named', () => {
    const html =
      '<img alt="" src="@@PLUGINFILE@@/ecg%201.png?x=1"><audio src=murmur.mp3></audio><a href="@@PLUGINFILE@@/notes.pdf">n</a><iframe></iframe><img src="data:image/png;base64,AA">';
    expect(htmlToText(html).media).toEqual(['picture ecg%201.png', 'sound murmur.mp3', 'file notes.pdf', 'embedded page', 'picture']);
  });

  test.each(['<', '<a ', '<a "', '<!--', '<script>', '<sup>', '</sup><sup>', '&', '&#', ' \n', '<p>'])(
    'takes no longer for much of %j than for little',
    (piece) => {
      const begun = performance.now();
      htmlToText(piece.repeat(Math.ceil(100_000 / piece.length)));
      expect(performance.now() - begun).toBeLessThan(3_000);
    },
  );
});

test('decodeEntities knows names, decimals and hexadecimals', () => {
  expect(decodeEntities('&Eacute;&#233;&#xE9; &amp; &nothing;')).toBe('Ééé & &nothing;');
});
