import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse as parseYaml } from 'yaml';
import type { Block, Section, Span } from '../../shared/content/schema/article.schema.ts';

/** What an article's file says: its front matter as it stands, and its body by headings. */
export interface ParsedArticle {
  readonly [field: string]: unknown;
  readonly sections: readonly Pick<Section, 'heading' | 'blocks'>[];
}

/** A mark of a source in running text: "[nice/ng128]". */
const mark = /\[([a-z0-9-]+\/[a-z0-9-]+)\]/;

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Paragraph = Extract<Node, { type: 'paragraph' }>;
type ListItem = Extract<Node, { type: 'list' }>['children'][number];

/** What stands in the text of an article and is no text of its own kind: it is shown as it was written. */
const asWritten = (node: Node | Paragraph['children'][number], text: string) => text.slice(node.position?.start.offset, node.position?.end.offset);

const withMarks = (text: string, style?: 'strong' | 'emphasis'): Span[] =>
  text.split(mark).flatMap((part, index): Span[] => {
    if (index % 2 === 1) return [{ source: part }];
    return part === '' ? [] : [style ? { text: part, mark: style } : { text: part }];
  });

function spansOf(nodes: Paragraph['children'], text: string, style?: 'strong' | 'emphasis'): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (node.type === 'text') return withMarks(node.value.replaceAll(/\s*\n\s*/g, ' '), style);
    if (node.type === 'strong' || node.type === 'emphasis') return spansOf(node.children, text, node.type);
    return [{ text: asWritten(node, text) }];
  });
}

/** The paragraphs of a list item in one line; whatever else an item holds is shown as it was written. */
const itemOf = (item: ListItem, text: string): Span[] =>
  item.children.flatMap((child) => (child.type === 'paragraph' ? spansOf(child.children, text) : [{ text: ` ${asWritten(child, text)}` }]));

function blockOf(node: Node, text: string): Block {
  if (node.type === 'paragraph') return { kind: 'paragraph', spans: spansOf(node.children, text) };
  if (node.type === 'list') return { kind: 'list', isOrdered: node.ordered === true, items: node.children.map((item) => itemOf(item, text)) };
  return { kind: 'paragraph', spans: [{ text: asWritten(node, text) }] };
}

/**
 * Reads an article: YAML front matter between two lines of three hyphens, then Markdown under second-level headings. Of Markdown there are paragraphs, lists, strong
 * and emphasised words and marks of sources; everything else, HTML above all, is text.
 * @throws Error where there is no front matter or it is no YAML, and where text stands before the first heading
 */
export function parseArticle(text: string): ParsedArticle {
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined || body === undefined) throw new Error('does not begin with front matter between two lines of ---');
  const fields: unknown = parseYaml(frontMatter);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('has no fields in its front matter');
  const sections: { heading: string; blocks: Block[] }[] = [];
  for (const node of fromMarkdown(body).children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ heading: asWritten(node, body).replace(/^##\s*/, ''), blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw new Error('has text before its first heading');
    section.blocks.push(blockOf(node, body));
  }
  return { ...fields, sections };
}
