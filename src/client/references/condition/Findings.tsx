import { useState } from 'react';
import type { FindingOfCondition } from '../../../shared/references/condition-page.schema.ts';
import classes from './Condition.module.css';

/** Findings that are shown at once; what fewer patients have follows on demand. */
const shownFrom = 0.25;

/** "9 in 10": what a share means among ten or a hundred people. */
function inWords(frequency: number): string {
  if (frequency >= 0.98) return 'nearly all';
  if (frequency === 0.75) return '3 in 4';
  if (frequency === 0.5) return '1 in 2';
  if (frequency === 0.25) return '1 in 4';
  return `${Math.round(frequency * 10)} in 10`;
}

/** How often each finding is recorded, as a bar and in words. */
export function Findings({ findings }: { readonly findings: readonly FindingOfCondition[] }) {
  const [isAll, setIsAll] = useState(false);
  const frequent = findings.filter(({ frequency }) => frequency >= shownFrom);
  const shown = isAll || frequent.length === 0 ? findings : frequent;
  return (
    <>
      <table className={classes.findings} data-testid="typical-findings">
        <thead>
          <tr>
            <th scope="col">Finding</th>
            <th scope="col" colSpan={2}>
              Patients who have it
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, frequency }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ width: `${frequency * 100}%` }} />
              </td>
              <td className={classes.share}>{inWords(frequency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < findings.length && (
        <button type="button" className={classes.more} onClick={() => setIsAll(true)}>
          {findings.length - shown.length} less frequent {findings.length - shown.length === 1 ? 'finding' : 'findings'}
        </button>
      )}
    </>
  );
}
