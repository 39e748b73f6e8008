import { useId } from 'react';
import type { Causes } from '../../../shared/bank/bank.schema.ts';
import { missCauses } from '../../../shared/exams/miss-causes.ts';
import { causeHints, causeLabels } from '../review/causes.rules.ts';
import { type CauseRow, causeTable } from './causes.rules.ts';
import classes from './ShareTable.module.css';

function Cells({ row: { counts } }: { readonly row: CauseRow }) {
  return missCauses.map((cause) => (
    <td key={cause} className={classes.number} data-none={counts[cause] === 0 || undefined}>
      {counts[cause]}
    </td>
  ));
}

/** Why questions were missed, as the learner said: a row for each subject. */
export function CauseTable({ causes }: { readonly causes: Causes }) {
  const heading = useId();
  const { rows, all } = causeTable(causes);
  return (
    <>
      <h2 id={heading} className={classes.title}>
        Why questions were missed
      </h2>
      <p className={classes.note}>
        As you said it, of {causes.total} missed {causes.total === 1 ? 'question' : 'questions'}.
      </p>
      <table className={`${classes.table} ${classes.causes}`} aria-labelledby={heading} data-testid="cause-table">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            {missCauses.map((cause) => (
              <th key={cause} scope="col" className={classes.number} title={causeHints[cause]}>
                {causeLabels[cause]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <Cells row={row} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{all.name}</th>
              <Cells row={all} />
            </tr>
          </tfoot>
        )}
      </table>
    </>
  );
}
