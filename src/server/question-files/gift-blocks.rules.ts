/** What stands between two blank lines of a GIFT file: a question with what is said about it. */
export interface GiftBlock {
  /** Of its first line that is no comment. */
  readonly line: number;
  readonly body: string;
  /** Where each line of the body stands in the file. */
  readonly lines: readonly number[];
  /** The category that holds for it. */
  readonly category: string;
  readonly tags: readonly string[];
}

/** As Moodle writes tags into comments: `// [tag:gout] [tag:exam:NEET-PG]`. */
const tag = /\[tag:((?:\\\]|[^\]\p{Cc}])+)\]/gu;
const tagsIn = (comment: string) => Array.from(comment.matchAll(tag), ([, name = '']) => name.replaceAll('\\]', ']').trim());
const category = /^\s*\$CATEGORY:\s*(.*?)\s*$/;

interface Line {
  readonly number: number;
  readonly text: string;
}

function* paragraphsOf(text: string): Generator<Line[]> {
  let open: Line[] = [];
  for (const [i, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() !== '') open.push({ number: i + 1, text: line });
    else if (open.length > 0) {
      yield open;
      open = [];
    }
  }
  if (open.length > 0) yield open;
}

/** @returns the questions of a GIFT file, each with its tags and its category; comments are no part of them */
export function blocksOf(text: string): GiftBlock[] {
  let current = '';
  return Array.from(paragraphsOf(text)).flatMap((paragraph) => {
    const isComment = ({ text: line }: Line) => line.trimStart().startsWith('//');
    const tags = paragraph.filter(isComment).flatMap(({ text: line }) => tagsIn(line));
    const told = paragraph.filter((line) => !isComment(line));
    const body = told.filter(({ text: line }) => !category.test(line));
    for (const { text: line } of told) current = category.exec(line)?.[1] ?? current;
    const [first] = body;
    if (!first) return [];
    return [{ line: first.number, body: body.map(({ text: line }) => line).join('\n'), lines: body.map(({ number }) => number), category: current, tags }];
  });
}
