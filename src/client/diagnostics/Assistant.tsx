import { useEffect, useState } from 'react';
import { AskedCase, loadOpenCase } from './AskedCase.tsx';
import { useAiAnalysis } from './answers/useAiAnalysis.ts';
import { useAnswering } from './answers/useSessionAnswers.ts';
import { CaseForm } from './case/CaseForm.tsx';
import { useCaseForm } from './case/useCaseForm.ts';
import { useExampleCase } from './case/useExampleCase.ts';
import classes from './DiagnosticsPage.module.css';
import { AwaitedResults } from './results/AwaitedResults.tsx';
import { RecentSessions } from './sessions/RecentSessions.tsx';
import { useOpenSession } from './sessions/useOpenSession.ts';

/** The assistant of a signed-in user: the case, its results beside it or below, and the sessions before. */
export function Assistant() {
  const open = useOpenSession();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const show = (id: string) => {
    setAskedFor(id);
    open.open(id);
  };
  const state = useCaseForm(open.session, (session) => show(session.id));
  useExampleCase(state.form.setValues);
  const isDescribed = state.form.values.symptoms !== '';
  useEffect(() => {
    // What shows the results is fetched while the case is written; where that fails, it is fetched again when it is due.
    if (isDescribed) loadOpenCase().catch(() => {});
  }, [isDescribed]);
  const startNew = () => open.open(null);
  const addInformation = () => state.element.current?.querySelector('textarea')?.focus();
  const ai = useAiAnalysis(open.session, (session) => show(session.id));
  const answers = useAnswering(open.id);
  const ask = (question: string) => {
    state.form.setFieldValue('symptoms', `${state.form.values.symptoms.trimEnd()}\n${question} `);
    addInformation();
  };

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>Interactive Diagnostic Assistant</h1>
        <p className={classes.lead}>From plain clinical text to a ranked differential, with its reasons.</p>
      </header>
      <div className={classes.form}>
        <CaseForm
          state={state}
          isSessionOpen={open.id !== null}
          onNewCase={startNew}
          isAiPending={ai.isPending || answers}
          onAi={() => state.withValues(ai.begin)}
        />
      </div>
      {open.id === null ? (
        <div className={classes.results}>
          <AwaitedResults />
        </div>
      ) : (
        <AskedCase
          query={open.query}
          takesFocus={askedFor === open.id}
          onRetry={() => setAskedFor(open.id)}
          onNewCase={startNew}
          onAddInformation={addInformation}
          onQuestion={ask}
        />
      )}
      <div className={classes.sessions}>
        <RecentSessions openId={open.id} onOpen={setAskedFor} />
      </div>
    </div>
  );
}
