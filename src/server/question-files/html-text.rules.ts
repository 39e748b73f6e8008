import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** HTML as plain text, and what of it cannot be text. */
export interface HtmlText {
  readonly text: string;
  /** Pictures, sounds and files, by their names. */
  readonly media: readonly string[];
}

const blocks = new Set(
  'address article blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ol p pre section table tr ul'.split(' '),
);
const mediaNames: Readonly<Record<string, string>> = {
  ...{ img: 'picture', svg: 'picture', picture: 'picture', canvas: 'picture', audio: 'sound', video: 'video' },
  ...{ iframe: 'embedded page', object: 'embedded file', embed: 'embedded file' },
};
/** What stands between these tags is read by nobody. */
const silent = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);

const raised: Readonly<Record<string, string>> = Object.fromEntries([...'0123456789+-−=()n'].map((from, i) => [from, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][i] ?? from]));
const lowered: Readonly<Record<string, string>> = Object.fromEntries([...'0123456789+-−=()'].map((from, i) => [from, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? from]));

/** 10<sup>9</sup> must not become 109. */
function shift(kind: string, inner: string): string {
  const table = kind === 'sup' ? raised : lowered;
  const letters = [...inner.trim()];
  if (letters.every((letter) => letter in table)) return letters.map((letter) => table[letter]).join('');
  if (kind === 'sub') return inner;
  return letters.length === 1 ? `^${letters.join('')}` : `^(${letters.join('')})`;
}

const lastCharacter = 0x10_ff_ff;

function characterOf(code: number): string {
  return Number.isInteger(code) && code > 0 && code <= lastCharacter ? String.fromCodePoint(code).toWellFormed() : '\ufffd';
}

/** @returns a text with its entities (`&amp;`, `&#233;`, `&mu;`) as the characters that they stand for, decoded once */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,8})|#(\d{1,8})|([a-z][a-z\d]{1,31}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    return decodeNamedCharacterReference(name ?? '') || whole;
  });
}

/** The name of the file that a tag shows or leads to. */
function fileIn(attributes: string): string {
  const [, address = ''] = /(?:src|data|href)\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? [];
  return address.startsWith('data:')
    ? ''
    : (decodeEntities(address)
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? '');
}

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** Where the text goes on. */
  readonly end: number;
}

/** HTML with what is looked for in it again and again, so that looking costs no more for more tags. */
interface Html {
  readonly html: string;
  readonly lower: string;
  readonly lastBracket: number;
}

/** Attributes between quotation marks may have brackets, within reason. */
const longestTag = 5_000;

function bracketAfter(html: string, from: number): number {
  const [whole] = /^(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(html.slice(from, from + longestTag)) ?? [];
  return whole ? from + whole.length - 1 : html.indexOf('>', from);
}

/** The tag or comment at a `<`; null where it is a character like any other. */
function tagAt({ html, lastBracket }: Html, from: number): Tag | null {
  if (html.startsWith('<!--', from)) {
    const close = html.indexOf('-->', from);
    return { name: '!', isEnd: false, attributes: '', end: close < 0 ? html.length : close + 3 };
  }
  const [, slash = '', name] = /^<(\/?)([a-z][a-z\d]*|!doctype)/i.exec(html.slice(from, from + 24)) ?? [];
  if (name === undefined || from > lastBracket) return null;
  const close = bracketAfter(html, from);
  return { name: name.toLowerCase(), isEnd: slash !== '', attributes: html.slice(from, close), end: close + 1 };
}

/** Where the text goes on behind something that nobody reads. */
function afterSilent({ html, lower }: Html, { name, end }: Tag): number {
  const close = lower.indexOf(`</${name}`, end);
  const bracket = close < 0 ? -1 : html.indexOf('>', close);
  return bracket < 0 ? html.length : bracket + 1;
}

/** Collects what tags and texts come to. */
class Writer {
  readonly #pieces: string[] = [];
  readonly #open: { readonly kind: string; readonly from: number }[] = [];
  readonly media: string[] = [];

  write(text: string): void {
    this.#pieces.push(text);
  }

  take({ name, isEnd, attributes }: Tag): void {
    const medium = mediaNames[name];
    if (!isEnd && (medium !== undefined || attributes.includes('@@PLUGINFILE@@'))) this.media.push(`${medium ?? 'file'} ${fileIn(attributes)}`.trim());
    if (blocks.has(name)) this.write('\n');
    else if (name === 'li' && !isEnd) this.write('\n- ');
    else if ((name === 'td' || name === 'th') && isEnd) this.write('\t');
    else if (name === 'sup' || name === 'sub') this.#shift(name, isEnd);
  }

  #shift(kind: string, isEnd: boolean): void {
    if (!isEnd) this.#open.push({ kind, from: this.#pieces.length });
    else if (this.#open.at(-1)?.kind === kind) {
      const { from = 0 } = this.#open.pop() ?? {};
      this.write(shift(kind, this.#pieces.splice(from).join('')));
    }
  }

  text(): string {
    return this.#pieces
      .join('')
      .replaceAll(/[ \u00a0]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }
}

/**
 * Makes plain text of HTML: nothing of its markup stays, blocks become lines, entities characters, raised and lowered figures keep their meaning.
 * The time that it takes grows with the length and no faster, whatever the HTML is.
 */
export function htmlToText(html: string): HtmlText {
  const writer = new Writer();
  const all = { html, lower: html.toLowerCase(), lastBracket: html.lastIndexOf('>') };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    writer.write(decodeEntities(html.slice(at, end)).replaceAll(/[ \t\r\n\f]+/g, ' '));
    if (next < 0) break;
    const tag = tagAt(all, next);
    if (!tag) writer.write('<');
    else writer.take(tag);
    at = !tag ? next + 1 : silent.has(tag.name) && !tag.isEnd ? afterSilent(all, tag) : tag.end;
  }
  return { text: writer.text(), media: writer.media };
}
