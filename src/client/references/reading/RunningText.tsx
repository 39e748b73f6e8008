import { Fragment } from 'react';
import { plainLine } from '../../../shared/content/article-text.ts';
import type { Block, Span } from '../../../shared/content/schema/article.schema.ts';
import type { ReferenceSource } from '../../../shared/references/references.schema.ts';
import classes from './Reading.module.css';

interface LineProps {
  readonly spans: readonly Span[];
  readonly sources: readonly ReferenceSource[];
}

/** The mark of a source: its number in the list, and where it leads. */
function Mark({ id, sources }: { readonly id: string; readonly sources: readonly ReferenceSource[] }) {
  const number = sources.findIndex((source) => source.id === id) + 1;
  const source = sources[number - 1];
  if (!source) return null;
  return (
    <sup className={classes.mark}>
      <a href={`#source-${number}`} aria-label={`Source ${number}: ${source.organisation}, ${source.title}`} title={`${source.organisation}: ${source.title}`}>
        {number}
      </a>
    </sup>
  );
}

/** A blank before a mark would part it from its word. */
const beforeMark = (text: string, next: Span | undefined) => (next && 'source' in next ? text.replace(/\s+$/, '') : text);

/** A line of an article: plain words, strong and emphasised ones, and marks of sources. Its text is never read as markup. */
export function Line({ spans, sources }: LineProps) {
  return spans.map((span, i) => {
    const key = `${i}`;
    if ('source' in span) return <Mark key={key} id={span.source} sources={sources} />;
    const text = beforeMark(span.text, spans[i + 1]);
    if (span.mark === 'strong') return <strong key={key}>{text}</strong>;
    if (span.mark === 'emphasis') return <em key={key}>{text}</em>;
    return <Fragment key={key}>{text}</Fragment>;
  });
}

interface RunningTextProps {
  readonly blocks: readonly Block[];
  readonly sources: readonly ReferenceSource[];
}

/** The paragraphs and lists of a section. */
export function RunningText({ blocks, sources }: RunningTextProps) {
  return blocks.map((block, i) => {
    const key = `${i}`;
    if (block.kind === 'paragraph') {
      return (
        <p key={key}>
          <Line spans={block.spans} sources={sources} />
        </p>
      );
    }
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List key={key}>
        {block.items.map((spans) => (
          <li key={plainLine(spans)}>
            <Line spans={spans} sources={sources} />
          </li>
        ))}
      </List>
    );
  });
}
