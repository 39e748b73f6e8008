import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Share } from '../../../shared/exams/attempts.schema.ts';
import { percentText } from '../../ui/percent.ts';
import classes from './ShareTable.module.css';
import { percentageOf, weakestFirst } from './shares.rules.ts';

interface ShareTableProps {
  readonly title: string;
  /** The head of the first column. */
  readonly what: string;
  /** A topic has a subject, and leads to what the reference says of it. */
  readonly rows: readonly (Share & { readonly subject?: string })[];
  readonly note: string;
}

/** Rows beyond these are shown when asked for. */
const mostRows = 10;

/** Right answers of all answers, a row each with a slim bar, the weakest first. */
export function ShareTable({ title, what, rows, note }: ShareTableProps) {
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const sorted = weakestFirst(rows);
  const shown = isWhole ? sorted : sorted.slice(0, mostRows);
  return (
    <>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      <p className={classes.note}>{note}</p>
      <table className={classes.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className={classes.number}>
              Correct
            </th>
            <th scope="col" className={classes.number}>
              Percent
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.subject ?? ''} ${row.name}`}>
              <th scope="row">
                {row.subject === undefined ? (
                  row.name
                ) : (
                  <Link to="/references" search={{ query: row.name }} className={classes.topic}>
                    {row.name}
                  </Link>
                )}
                {row.subject !== undefined && <span className={classes.subject}>{row.subject}</span>}
                <span className={classes.track} aria-hidden="true">
                  <span className={classes.bar} style={{ width: `${percentageOf(row)}%` }} />
                </span>
              </th>
              <td className={classes.number}>
                {row.correct}/{row.total}
              </td>
              <td className={classes.number}>{percentText(percentageOf(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sorted.length > mostRows && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? 'Show the weakest only' : `Show all ${sorted.length}`}
        </Button>
      )}
    </>
  );
}
