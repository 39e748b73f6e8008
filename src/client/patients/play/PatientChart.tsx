import { useEffect, useRef } from 'react';
import type { AskKind } from '../../../shared/patients/limits.ts';
import type { PatientAnswer } from '../../../shared/patients/playing/answers.rules.ts';
import classes from './PatientChart.module.css';

interface PatientChartProps {
  /** In a sentence or two. */
  readonly complaint: string;
  /** In the order in which they were given. */
  readonly answers: readonly PatientAnswer[];
  /** Severity from 1 to 10, as the patient says. */
  readonly severity: number;
}

const parts = [
  { title: 'Symptoms', kinds: ['symptom'], none: 'Nothing asked yet.' },
  { title: 'History', kinds: ['history'], none: 'Nothing asked yet.' },
  { title: 'Examination', kinds: ['examination'], none: 'Not examined yet.' },
  { title: 'Tests', kinds: ['test'], none: 'No test ordered yet.' },
] as const satisfies readonly { readonly title: string; readonly kinds: readonly AskKind[]; readonly none: string }[];

function Line({ answer: { name, words, isPresent }, isLatest }: { readonly answer: PatientAnswer; readonly isLatest: boolean }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLatest) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isLatest]);
  return (
    <li ref={line} className={classes.line} data-present={isPresent || undefined} data-latest={isLatest || undefined} data-testid="chart-line">
      <span className={classes.mark} aria-hidden="true" />
      <span className={classes.name}>{name}</span>
      <span className={classes.words}>{words}</span>
    </li>
  );
}

/** The patient's sheet as it fills up. */
export function PatientChart({ complaint, answers, severity }: PatientChartProps) {
  const latest = answers.at(-1)?.findingId;
  return (
    <div className={classes.chart} data-testid="patient-chart">
      <section aria-labelledby="chart-complaint">
        <h2 id="chart-complaint" className={classes.head}>
          Presenting complaint
        </h2>
        <p className={classes.complaint} data-testid="complaint">
          {complaint}
        </p>
        <p className={classes.severity}>How bad it is, from 1 to 10: {severity}</p>
      </section>
      {parts.map(({ title, kinds, none }) => {
        const lines = answers.filter(({ kind }) => kinds.some((one) => one === kind));
        return (
          <section key={title} aria-label={title}>
            <h3 className={classes.head}>{title}</h3>
            {lines.length === 0 ? (
              <p className={classes.none}>{none}</p>
            ) : (
              <ul className={classes.lines}>
                {lines.map((answer) => (
                  <Line key={answer.findingId} answer={answer} isLatest={answer.findingId === latest} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
