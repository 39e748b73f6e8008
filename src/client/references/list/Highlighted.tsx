import type { ReactNode } from 'react';
import type { Highlight } from '../../../shared/references/references.schema.ts';
import classes from './Highlighted.module.css';

/** A text with some of its words marked. */
export function Highlighted({ text, highlights }: { readonly text: string; readonly highlights: readonly Highlight[] }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of highlights) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <span className={classes.text}>
      {pieces}
      {text.slice(at)}
    </span>
  );
}
