import type { AnswerSpan } from './answers.schema.ts';

/** A sentence as it is written, with the numbers that it cites. */
export interface WrittenSentence {
  readonly spans: readonly AnswerSpan[];
  readonly markers: readonly number[];
}

export interface WrittenBlock {
  readonly kind: 'paragraph' | 'list' | 'ordered';
  readonly items: readonly (readonly WrittenSentence[])[];
}

export interface WrittenSection {
  readonly heading: string | null;
  readonly blocks: readonly WrittenBlock[];
}

/** "[1]", "[1, 2]", "[2-4]", "[^3]", "【1】", also several in a row; never "[NAME_1]". */
const marker = /\s*(?:\[\^?(\d{1,2}(?:\s*[,;–-]\s*\d{1,2})*)\](?!\()|【(\d{1,2})(?:[†:][^】]*)?】)/g;
/** Characters for private use hold a marker's place while a line is cut into sentences. */
const [open, close] = ['\uE000', '\uE001'];
const held = /\uE000([\d,]+)\uE001/g;
const link = /!?\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g;
const address = /(?:<)?\b(?:https?:\/\/|www\.)[^\s<>)\]】]+[^\s<>)\].,;:!?】](?:>)?/gi;
const sentenceEnd = /(?<=(?<!\b(?:e\.g|i\.e|vs|approx|no|spp?|sp|etc|Dr|St|cf|al|Mr|Mrs|\d))[.!?][”")*]{0,3})\s+(?=[\p{Lu}\d“"(*])/u;

const numbersIn = (list: string) =>
  list.split(/\s*[,;]\s*/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/\s*[–-]\s*/).map(Number);
    return Array.from({ length: Math.max(0, Math.min(to - from, 20)) + 1 }, (_, i) => from + i);
  });

/** A line without links, addresses and markers, those in a form that survives cutting and stand before the stop. */
function prepared(line: string): string {
  return line
    .replaceAll(link, '$1')
    .replaceAll(address, '')
    .replaceAll(marker, (_, list?: string, single?: string) => `${open}${numbersIn(list ?? single ?? '').join(',')}${close}`)
    .replaceAll(/([.!?])((?:\uE000[\d,]+\uE001)+)/g, '$2$1')
    .replaceAll(/\(\s*\)|[`]/g, '')
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim();
}

/** Plain and strong words; every other mark of Markdown is text. */
function spansOf(text: string): AnswerSpan[] {
  return text.split(/\*\*([^*]+)\*\*|__([^_]+)__/g).flatMap((part, i): AnswerSpan[] => {
    if (part === undefined || part === '') return [];
    const plain = part.replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1').replaceAll('**', '');
    return plain === '' ? [] : [i % 3 === 0 ? { text: plain } : { text: plain, isStrong: true }];
  });
}

function sentenceOf(text: string): WrittenSentence {
  const markers = [...new Set([...text.matchAll(held)].flatMap(([, list = '']) => list.split(',').map(Number)))];
  const plain = text
    .replaceAll(held, '')
    .replaceAll(/\s+([.,;:!?])/g, '$1')
    .trim();
  return { spans: spansOf(plain), markers };
}

/** @returns the sentences of a line, each with the numbers that it cites; markers alone belong to the sentence before them */
export function sentencesIn(line: string): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  for (const part of prepared(line).split(sentenceEnd)) {
    const sentence = sentenceOf(part);
    const before = sentences.at(-1);
    if (sentence.spans.length > 0) sentences.push(sentence);
    else if (before && sentence.markers.length > 0)
      sentences[sentences.length - 1] = { ...before, markers: [...new Set([...before.markers, ...sentence.markers])] };
  }
  return sentences;
}

const heading = /^\s{0,3}#{1,6}\s+(.+?)\s*#*$/;
/** A line that is nothing but strong words is a heading that a model did not mark as one. */
const strongLine = /^\s*\*\*([^*]{2,80})\*\*:?\s*$/;
const item = /^\s*(?:[-*•+]|(\d{1,2})[.)])\s+(.*)$/;
const fence = /^\s*```/;

/** @returns the sections of an answer as it was written in Markdown; a table and code are lines like others, and nothing in it is markup */
export function parseAnswer(text: string): WrittenSection[] {
  const sections: { heading: string | null; blocks: { kind: WrittenBlock['kind']; items: WrittenSentence[][] }[] }[] = [];
  const current = () => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { heading: null, blocks: [] };
    sections.push(first);
    return first;
  };
  let isOpen = false;
  const add = (kind: WrittenBlock['kind'], sentences: WrittenSentence[]) => {
    if (sentences.length === 0) return;
    const { blocks } = current();
    const last = blocks.at(-1);
    if (last && isOpen && last.kind === kind) {
      if (kind === 'paragraph') last.items[0]?.push(...sentences);
      else last.items.push(sentences);
    } else blocks.push({ kind, items: [sentences] });
    isOpen = true;
  };
  for (const line of text.split(/\r?\n/)) {
    const title = heading.exec(line)?.[1] ?? strongLine.exec(line)?.[1];
    const [whole, number, rest] = item.exec(line) ?? [];
    if (title !== undefined) {
      const [first] = sentencesIn(title);
      sections.push({ heading: first ? first.spans.map((span) => span.text).join('') : title, blocks: [] });
      isOpen = false;
    } else if (line.trim() === '') isOpen = isOpen && current().blocks.at(-1)?.kind !== 'paragraph';
    else if (whole !== undefined) add(number === undefined ? 'list' : 'ordered', sentencesIn(rest ?? ''));
    else if (!fence.test(line) && !/^\s*(?:[-*_]\s*){3,}$/.test(line)) add('paragraph', sentencesIn(line));
  }
  return sections.filter(({ heading: named, blocks }) => named !== null || blocks.length > 0);
}

/** The words of a sentence. */
export function plainSentence({ spans }: Pick<WrittenSentence, 'spans'>): string {
  return spans.map(({ text }) => text).join('');
}
