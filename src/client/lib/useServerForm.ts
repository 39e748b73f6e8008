import { useForm } from '@mantine/form';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { errorText } from './errorText.ts';
import { focusFirstError, serverErrors } from './formErrors.ts';

/** The words of a toast. */
export interface ToastWords {
  readonly title: string;
  readonly message: string;
}

/** Faults by field, as the form shows them. */
export type Faults = Readonly<Record<string, unknown>>;

interface ServerFormOptions<Values, Input, Output> {
  readonly initialValues: Values;
  /** What is wrong with the values, by field. */
  readonly validate: (values: Values) => Record<string, string>;
  /** What is sent of values that `validate` has nothing against. */
  readonly inputOf: (values: Values) => Input | undefined;
  /** The call of the server, as tRPC's `useMutation` answers it. */
  readonly mutation: { readonly isPending: boolean; readonly mutateAsync: (input: Input) => Promise<Output> };
  /** Called with the server's answer, also where the form is gone by then. */
  readonly onDone: (output: Output) => void;
  /** The toast of a failed call: its title, and its message where the failure says nothing itself. */
  readonly failure: ToastWords;
  /** The toast of values that are not sent; without one, the messages at the fields are all that is said. */
  readonly refusal?: (values: Values, faults: Faults) => ToastWords | null;
}

function useFields<Values extends object>(initialValues: Values, validate: (values: Values) => Record<string, string>, onValuesChange: () => void) {
  return useForm({ initialValues, validate, onValuesChange });
}

/** The fields of a form, with their faults. */
export type FormFields<Values extends object> = ReturnType<typeof useFields<Values>>;

/** A form whose values go to the server in one call. */
export interface ServerForm<Values extends object> {
  readonly form: FormFields<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void;
  /** Does something else with the values where there is nothing against them. */
  readonly withValues: (act: (values: Values) => void) => void;
  readonly isPending: boolean;
  /** What the last call failed with, until something is typed or sent again. */
  readonly failed: ToastWords | null;
}

/**
 * A form that is checked here, sent once, and checked again by the server. What either has against it stands at the
 * fields, and the focus goes to the first of them.
 */
export function useServerForm<Values extends object, Input, Output>(options: ServerFormOptions<Values, Input, Output>): ServerForm<Values> {
  const { initialValues, validate, inputOf, mutation, onDone, failure, refusal } = options;
  const element = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<ToastWords | null>(null);
  const form = useFields(initialValues, validate, () => setFailed(null));

  const fail = (error: unknown) => {
    const message = errorText(error, failure.message);
    form.setErrors(serverErrors(error));
    setFailed({ title: failure.title, message });
    toast.failure(failure.title, message);
    focusFirstError(element.current);
  };
  const send = (values: Values) => {
    const input = inputOf(values);
    if (input === undefined || mutation.isPending) return;
    setFailed(null);
    // Promises, and not the mutation's own callbacks: those need the form, and the form needs the mutation.
    mutation.mutateAsync(input).then(onDone, fail);
  };
  const refuse = (faults: Faults, values: Values) => {
    const words = refusal?.(values, faults);
    if (words) toast.failure(words.title, words.message);
    focusFirstError(element.current);
  };
  return { form, element, submit: form.onSubmit(send, refuse), withValues: (act) => form.onSubmit(act, refuse)(), isPending: mutation.isPending, failed };
}
