import { VisuallyHidden } from '@mantine/core';
import { type DiagnosticSession, medicalDisclaimer } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { NextQuestions } from '../questions/NextQuestions.tsx';
import type { Reanalysis } from '../reanalysis/useReanalysis.ts';
import { patientLine, sessionDate } from '../sessions/sessionText.ts';
import { CaseUrgency } from './CaseUrgency.tsx';
import { HelpLines } from './HelpLines.tsx';
import { Insufficient } from './Insufficient.tsx';
import { MustNotMissLane } from './MustNotMissLane.tsx';
import { RedFlags } from './RedFlags.tsx';
import classes from './Results.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

interface ResultsProps {
  readonly session: DiagnosticSession;
  readonly reanalysis: Reanalysis;
  /** Whether the person has just asked for these results, and so wants to be taken to them. */
  readonly takesFocus: boolean;
  readonly onAddInformation: () => void;
}

/** The answer: what must be seen first, the differential in one sentence, what to ask next, and the ranking with its reasons. */
export function Results({ session, reanalysis, takesFocus, onAddInformation }: ResultsProps) {
  const { analysis, announcement, answer } = reanalysis;
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus);

  return (
    <Sheet className={classes.sheet} aria-labelledby="results-title" data-testid="diagnostic-suggestions">
      <header className={classes.head}>
        <h2 id="results-title" ref={heading} tabIndex={-1} data-focus-target className={classes.title}>
          Diagnostic Suggestions
        </h2>
        <p className={classes.patient}>
          {patientLine(session)} · <time dateTime={session.createdAt}>{sessionDate(session)}</time>
        </p>
      </header>
      <CaseUrgency urgency={analysis.urgency} urgencyReasons={analysis.urgencyReasons} firstStep={analysis.firstStep} told={analysis.told} />
      <HelpLines kinds={analysis.help} />
      <RedFlags flags={analysis.redFlags.filter((flag) => !analysis.urgencyReasons.includes(flag))} />
      {analysis.outcome === 'insufficient' ? (
        <Insufficient
          session={session}
          summary={analysis.summary}
          isComplaintKnown={analysis.recognised.some(({ state }) => state === 'present')}
          onAdd={onAddInformation}
        />
      ) : (
        <>
          <p className={classes.summary} data-testid="summary">
            {analysis.summary}
          </p>
          <MustNotMissLane conditions={analysis.mustNotMiss} />
          <NextQuestions questions={analysis.nextQuestions} onAnswer={answer} />
          <SuggestionList suggestions={analysis.suggestions} />
        </>
      )}
      <p className={classes.disclaimer} data-testid="medical-disclaimer">
        {medicalDisclaimer}
      </p>
      <VisuallyHidden role="status" aria-live="polite" data-testid="ranking-announcement">
        {announcement}
      </VisuallyHidden>
    </Sheet>
  );
}
