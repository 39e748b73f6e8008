import { useEffect, useRef } from 'react';
import { DiagnosticInput, type DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ServerForm, useServerForm } from '../../lib/useServerForm.ts';
import { toast } from '../../ui/toast.tsx';
import { useKeepSession } from '../sessions/useKeepSession.ts';
import { CaseValues, caseErrors, emptyCase, inputOf, isSameCase, refusalOf, valuesOf } from './caseForm.rules.ts';

/** Under which name a draft of a case is kept: each session has its own, and so has what belongs to none yet. */
const draftOf = (id: string | null) => `case:${id ?? 'new'}`;
const baseOf = (session: DiagnosticSession | null) => (session ? valuesOf(session) : emptyCase);

/**
 * The form of the case: filled from the open session, empty without one, and with what was typed before a reload or a way round. Basic Analysis stores the case with its
 * suggestions and puts it first among the recent sessions.
 * @param session undefined while it is on its way: the form stays as it is
 * @param onAnalysed called with what Basic Analysis answered
 */
export function useCaseForm(session: DiagnosticSession | null | undefined, onAnalysed: (session: DiagnosticSession) => void): ServerForm<CaseValues> {
  const keepSession = useKeepSession();
  const openId = session?.id ?? null;
  const state = useServerForm({
    initialValues: session === undefined ? emptyCase : (readDraft(draftOf(session?.id ?? null), CaseValues) ?? baseOf(session)),
    validate: caseErrors,
    inputOf: (values) => DiagnosticInput.safeParse(inputOf(values)).data,
    mutation: trpc.diagnostics.createSession.useMutation(),
    onDone: (analysed) => {
      dropDraft(draftOf(openId));
      keepSession(analysed);
      toast.success('Analysis Complete', 'Diagnostic suggestions have been generated.');
      onAnalysed(analysed);
    },
    failure: { title: 'Analysis Failed', message: 'Please try again.' },
    refusal: refusalOf,
  });
  const { setValues, clearErrors, values } = state.form;

  const shownId = useRef(openId);
  useEffect(() => {
    if (session === undefined || shownId.current === openId) return;
    shownId.current = openId;
    setValues(readDraft(draftOf(openId), CaseValues) ?? baseOf(session));
    clearErrors();
  }, [openId, session, setValues, clearErrors]);

  useEffect(() => {
    if (session === undefined || shownId.current !== openId) return;
    if (isSameCase(values, baseOf(session))) dropDraft(draftOf(openId));
    else keepDraft(draftOf(openId), values);
  }, [values, openId, session]);

  return state;
}
