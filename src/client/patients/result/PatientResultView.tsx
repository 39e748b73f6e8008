import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PatientResult } from '../../../shared/patients/patients.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import classes from './PatientResultView.module.css';
import { MissedTable, QuestionTable } from './QuestionTable.tsx';
import { ConditionName, Dangers, Rankings } from './Rankings.tsx';
import { questioningOf, verdictOf } from './resultWords.rules.ts';
import { ScoreParts } from './ScoreParts.tsx';

interface PatientResultViewProps {
  readonly result: PatientResult;
  /** The patient in a sentence; left out where there is none any more. */
  readonly complaint?: string | undefined;
  /** Whether it is kept, and what to do where it is not. */
  readonly keeping: ReactNode;
  readonly actions: ReactNode;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** How a patient went. */
export function PatientResultView({ result, complaint, keeping, actions }: PatientResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet className={classes.sheet} aria-labelledby="patient-result-title" data-testid="patient-result">
      <header>
        {complaint !== undefined && <p className={classes.complaint}>{complaint}</p>}
        <h2 id="patient-result-title" ref={heading} tabIndex={-1} data-focus-target className={classes.disease}>
          It was <ConditionName {...result.condition} />
        </h2>
        <p className={classes.verdict} data-solved={result.isSolved || undefined}>
          {verdictOf(result)}
        </p>
      </header>
      <ScoreParts result={result} />
      {keeping}
      <div className={classes.actions}>{actions}</div>
      <Part title="Your differential and the engine’s">
        <Rankings result={result} />
      </Part>
      <Part title="What must not be missed">
        <Dangers dangers={result.mustNotMiss} />
      </Part>
      <Part title="What your questions told">
        <p className={classes.note}>{questioningOf(result)}</p>
        {result.steps.length > 0 && <QuestionTable steps={result.steps} />}
        <p className={classes.note}>A bit halves what is open. Below zero an answer opened the field: it did not fit what led until then.</p>
      </Part>
      {result.missed.length > 0 && (
        <Part title="Questions of value that you did not ask">
          <MissedTable missed={result.missed} />
        </Part>
      )}
      {result.unasked.length > 0 && (
        <Part title="What else was there">
          <ul className={classes.unasked}>
            {result.unasked.map(({ name, words }) => (
              <li key={name}>
                {name} <span>{words}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Sheet>
  );
}
