import type { PatientResult } from '../../../shared/patients/patients.schema.ts';
import classes from './QuestionTable.module.css';
import { bitsText, widthOf } from './resultWords.rules.ts';

interface BarProps {
  readonly bits: number;
  readonly widest: number;
}

/** Bits as a small bar; the figure stands in the table. */
function Bar({ bits, widest }: BarProps) {
  return (
    <span className={classes.track} data-below={bits < 0 || undefined} aria-hidden="true">
      <span style={{ width: `${widthOf(Math.abs(bits), widest)}%` }} />
    </span>
  );
}

/** What each question told, in bits, beside what it was expected to tell and what the best one of that moment was. */
export function QuestionTable({ steps }: { readonly steps: PatientResult['steps'] }) {
  const widest = Math.max(...steps.map(({ bits, bestBits }) => Math.max(Math.abs(bits), bestBits)), 0.01);
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="What each question told">
        <thead>
          <tr>
            <th scope="col">Question and answer</th>
            <th scope="col" className={classes.number}>
              Told
            </th>
            <th scope="col" className={classes.number}>
              Expected
            </th>
            <th scope="col" className={classes.number}>
              Best then
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ findingId, name, words, bits, expectedBits, bestBits }) => (
            <tr key={findingId} data-testid="question-row">
              <th scope="row">
                {name} <span className={classes.words}>{words}</span>
                <Bar bits={bits} widest={widest} />
              </th>
              <td className={classes.number}>{bitsText(bits)}</td>
              <td className={classes.number}>{bitsText(expectedBits)}</td>
              <td className={classes.number}>{bitsText(bestBits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Questions that would have told much and were not asked, with what the patient would have answered. */
export function MissedTable({ missed }: { readonly missed: PatientResult['missed'] }) {
  const widest = Math.max(...missed.map(({ bits }) => bits), 0.01);
  return (
    <table className={classes.table} aria-label="Questions of value that you did not ask" data-testid="missed-questions">
      <thead>
        <tr>
          <th scope="col">Question and answer</th>
          <th scope="col" className={classes.number}>
            Expected
          </th>
        </tr>
      </thead>
      <tbody>
        {missed.map(({ findingId, question, words, bits }) => (
          <tr key={findingId}>
            <th scope="row">
              {question} <span className={classes.words}>{words}</span>
              <Bar bits={bits} widest={widest} />
            </th>
            <td className={classes.number}>{bitsText(bits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
