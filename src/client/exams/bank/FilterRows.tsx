import { useId } from 'react';
import { figureText } from '../../ui/counts.ts';
import classes from './Filters.module.css';

interface FilterRow<Value> {
  readonly value: Value;
  readonly label: string;
  /** How many questions it would leave; null where that is not known. */
  readonly count: number | null;
}

interface FilterRowsProps<Value> {
  readonly legend: string;
  /** One of them, or several. */
  readonly kind: 'radio' | 'checkbox';
  readonly rows: readonly FilterRow<Value>[];
  readonly isChosen: (value: Value) => boolean;
  readonly onToggle: (value: Value) => void;
  readonly testId: string;
}

/** A filter: a row for each choice, with how many questions it leaves. */
export function FilterRows<Value extends string>({ legend, kind, rows, isChosen, onToggle, testId }: FilterRowsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.group} data-testid={testId}>
      <legend className={classes.legend}>{legend}</legend>
      {rows.map(({ value, label, count }) => (
        <label key={value} className={classes.row} data-none={(count === 0 && !isChosen(value)) || undefined}>
          <input type={kind} name={name} className={classes.box} checked={isChosen(value)} onChange={() => onToggle(value)} />
          <span className={classes.name}>{label}</span>
          {count !== null && <span className={classes.count}>{figureText(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
