import { useForm } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';
import { DiagnosticInput, type DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { focusFirstError, serverErrors } from '../../lib/formErrors.ts';
import { toast } from '../../ui/toast.tsx';
import { type CaseValues, caseErrors, emptyCase, inputOf, refusalOf, valuesOf } from './caseForm.rules.ts';
import { useAnalysis } from './useAnalysis.ts';

const useCaseFields = (initialValues: CaseValues) => useForm({ initialValues, validate: caseErrors });

export type CaseFields = ReturnType<typeof useCaseFields>;

export interface CaseForm {
  readonly form: CaseFields;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: () => void;
  readonly isPending: boolean;
}

/**
 * The form of the case: filled from the open session, empty without one.
 * @param session undefined while it is on its way: the form stays as it is
 * @param onAnalysed called with what Basic Analysis answered
 */
export function useCaseForm(session: DiagnosticSession | null | undefined, onAnalysed: (session: DiagnosticSession) => void): CaseForm {
  const element = useRef<HTMLFormElement>(null);
  const form = useCaseFields(session ? valuesOf(session) : emptyCase);
  const { setErrors, setValues, clearErrors } = form;

  const analysis = useAnalysis({
    onAnalysed,
    onRefused: (error) => {
      setErrors(serverErrors(error));
      focusFirstError(element.current);
    },
  });

  const openId = session?.id ?? null;
  const shownId = useRef(openId);
  useEffect(() => {
    if (session === undefined || shownId.current === openId) return;
    shownId.current = openId;
    setValues(session ? valuesOf(session) : emptyCase);
    clearErrors();
  }, [openId, session, setValues, clearErrors]);

  const send = (values: CaseValues) => {
    const parsed = DiagnosticInput.safeParse(inputOf(values));
    if (parsed.success && !analysis.isPending) analysis.mutate(parsed.data);
  };
  const refuse = (errors: Readonly<Record<string, unknown>>, values: CaseValues) => {
    const { title, message } = refusalOf(values, errors);
    toast.failure(title, message);
    focusFirstError(element.current);
  };
  return { form, element, submit: form.onSubmit(send, refuse), isPending: analysis.isPending };
}
