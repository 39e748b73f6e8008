import type { DiagnosticSession } from '../../shared/diagnostics/diagnostics.schema.ts';
import { CaseAnswers } from './answers/CaseAnswers.tsx';
import classes from './DiagnosticsPage.module.css';
import { useReanalysis } from './reanalysis/useReanalysis.ts';
import { Results } from './results/Results.tsx';
import { Understood } from './understood/Understood.tsx';

interface OpenCaseProps {
  readonly session: DiagnosticSession;
  readonly takesFocus: boolean;
  readonly onAddInformation: () => void;
  readonly onQuestion: (question: string) => void;
}

/** An analysed case: its results, and what was understood of it. Both follow every correction. */
export function OpenCase({ session, takesFocus, onAddInformation, onQuestion }: OpenCaseProps) {
  const reanalysis = useReanalysis(session);
  return (
    <>
      <div className={classes.results}>
        <Results session={session} reanalysis={reanalysis} takesFocus={takesFocus} onAddInformation={onAddInformation} />
        <CaseAnswers session={session} onQuestion={onQuestion} />
      </div>
      <div className={classes.understood}>
        <Understood session={session} reanalysis={reanalysis} />
      </div>
    </>
  );
}
