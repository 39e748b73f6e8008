import type { WeighedFinding } from '../../../shared/diagnostics/diagnostics.schema.ts';
import classes from './EvidenceColumns.module.css';
import { signed } from './figures.ts';

interface ColumnProps {
  readonly title: string;
  readonly side: 'for' | 'against';
  readonly findings: readonly WeighedFinding[];
  readonly scale: number;
}

function Column({ title, side, findings, scale }: ColumnProps) {
  return (
    <div className={classes.column} data-side={side}>
      <h4 className={classes.title}>{title}</h4>
      {findings.length === 0 ? (
        <p className={classes.none}>Nothing stated so far.</p>
      ) : (
        <ul className={classes.list}>
          {findings.map(({ id, name, weight }) => (
            <li key={`${id} ${name}`} className={classes.row}>
              <span className={classes.name}>{name}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ width: `${Math.min(1, Math.abs(weight) / scale) * 100}%` }} />
              </span>
              <span className={classes.weight}>{signed(weight)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface EvidenceColumnsProps {
  readonly findingsFor: readonly WeighedFinding[];
  readonly findingsAgainst: readonly WeighedFinding[];
  /** The weight of a full bar: one for the whole list, so that bars can be compared across conditions. */
  readonly scale: number;
}

/** What speaks for and against a condition, side by side, each finding with its weight. */
export function EvidenceColumns({ findingsFor, findingsAgainst, scale }: EvidenceColumnsProps) {
  return (
    <div className={classes.columns}>
      <Column title="For" side="for" findings={findingsFor} scale={scale} />
      <Column title="Against" side="against" findings={findingsAgainst} scale={scale} />
    </div>
  );
}
