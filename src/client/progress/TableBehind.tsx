import { useState } from 'react';
import classes from './TableBehind.module.css';

interface TableBehindProps {
  readonly summary: string;
  readonly caption: string;
  /** Of the columns; the first names the row, the others are figures. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** What a picture shows, as a table that is opened where it is wanted. */
export function TableBehind({ summary, caption, heads, rows }: TableBehindProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpen(event.currentTarget.open)} data-testid="table-behind">
      <summary>{summary}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        <section className={classes.frame} aria-label={caption} tabIndex={0}>
          <table className={classes.table}>
            <caption>{caption}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...figures] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, index) => (
                    <td key={heads[index + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
