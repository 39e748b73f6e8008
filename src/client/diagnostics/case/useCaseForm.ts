import { useEffect, useRef } from 'react';
import { DiagnosticInput, type DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ServerForm, useServerForm } from '../../lib/useServerForm.ts';
import { toast } from '../../ui/toast.tsx';
import { useKeepSession } from '../sessions/useKeepSession.ts';
import { type CaseValues, caseErrors, emptyCase, inputOf, refusalOf, valuesOf } from './caseForm.rules.ts';

/**
 * The form of the case: filled from the open session, empty without one. Basic Analysis stores the case with its
 * suggestions and puts it first among the recent sessions.
 * @param session undefined while it is on its way: the form stays as it is
 * @param onAnalysed called with what Basic Analysis answered
 */
export function useCaseForm(session: DiagnosticSession | null | undefined, onAnalysed: (session: DiagnosticSession) => void): ServerForm<CaseValues> {
  const keepSession = useKeepSession();
  const state = useServerForm({
    initialValues: session ? valuesOf(session) : emptyCase,
    validate: caseErrors,
    inputOf: (values) => DiagnosticInput.safeParse(inputOf(values)).data,
    mutation: trpc.diagnostics.createSession.useMutation(),
    onDone: (analysed) => {
      keepSession(analysed);
      toast.success('Analysis Complete', 'Diagnostic suggestions have been generated.');
      onAnalysed(analysed);
    },
    failure: { title: 'Analysis Failed', message: 'Please try again.' },
    refusal: refusalOf,
  });
  const { setValues, clearErrors } = state.form;

  const openId = session?.id ?? null;
  const shownId = useRef(openId);
  useEffect(() => {
    if (session === undefined || shownId.current === openId) return;
    shownId.current = openId;
    setValues(session ? valuesOf(session) : emptyCase);
    clearErrors();
  }, [openId, session, setValues, clearErrors]);

  return state;
}
