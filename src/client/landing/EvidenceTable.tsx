import { example } from 'virtual:worked-example';
import { VisuallyHidden } from '@mantine/core';
import type { Argument } from '../../shared/diagnostics/worked-example.ts';
import { ProbabilityBadge } from '../ui/ProbabilityBadge.tsx';
import classes from './EvidenceTable.module.css';

const spoken = { for: 'argues for', against: 'argues against', silent: 'says nothing' } as const satisfies Record<Argument, string>;

function ArgumentDot({ argument }: { readonly argument: Argument }) {
  return (
    <>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className={classes.dot} data-argument={argument}>
        {argument === 'silent' ? <circle cx="8" cy="8" r="1.5" /> : <circle cx="8" cy="8" r="5" />}
        {argument === 'against' && <path d="M4.6 11.4 11.4 4.6" />}
      </svg>
      <VisuallyHidden>{spoken[argument]}</VisuallyHidden>
    </>
  );
}

const columns = example.note.flatMap((part) => (typeof part === 'string' ? [] : [part.number]));

/** Conditions down, findings across: a filled dot argues for, a struck ring against. */
export function EvidenceTable({ isExplained }: { readonly isExplained: boolean }) {
  return (
    <>
      <table className={classes.table} data-explained={isExplained}>
        <thead>
          <tr>
            <th scope="col">Differential</th>
            {columns.map((number) => (
              <th key={number} scope="col" className={classes.mark}>
                <VisuallyHidden>Finding </VisuallyHidden>
                {number}
              </th>
            ))}
            <th scope="col" className={classes.band}>
              Probability
            </th>
          </tr>
        </thead>
        <tbody>
          {example.conditions.map((condition) => (
            <tr key={condition.name}>
              <th scope="row">{condition.name}</th>
              {condition.arguments.map((argument, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is the finding
                <td key={index} className={classes.mark}>
                  <ArgumentDot argument={argument} />
                </td>
              ))}
              <td className={classes.band}>
                <ProbabilityBadge probability={condition.probability} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.key} aria-hidden="true" data-explained={isExplained}>
        <ArgumentDot argument="for" /> argues for <ArgumentDot argument="against" /> argues against
      </p>
    </>
  );
}
