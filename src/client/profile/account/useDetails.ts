import { type FormEvent, useState } from 'react';
import type { CurrentUser } from '../../../shared/auth/auth.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { type ServerForm, useServerForm } from '../../lib/useServerForm.ts';
import { toast } from '../../ui/toast.tsx';
import { changesOf, type DetailsValues, detailsErrors, valuesOf } from './details.rules.ts';

/** The form of the account, and whether it is open. */
export interface Details extends Pick<ServerForm<DetailsValues>, 'form' | 'element' | 'submit' | 'isPending' | 'failed'> {
  readonly isEditing: boolean;
  readonly edit: () => void;
  /** Closes it; what was typed is gone. */
  readonly cancel: () => void;
}

/** Changing one's own name, profession and institution. Where nothing was changed, saving only closes the form. */
export function useDetails(user: CurrentUser): Details {
  const utils = trpc.useUtils();
  const [isEditing, setEditing] = useState(false);
  const state = useServerForm({
    initialValues: valuesOf(user),
    validate: (values: DetailsValues) => detailsErrors(values, user),
    inputOf: (values) => changesOf(values, user),
    mutation: trpc.profile.update.useMutation(),
    onDone: (changed) => {
      // The header takes the name from here.
      utils.auth.session.setData(undefined, { user: changed.user });
      setEditing(false);
      toast.success('Profile Updated', 'Your profile information has been successfully updated.');
    },
    failure: { title: 'Update Failed', message: 'Failed to update profile. Please try again.' },
  });
  const { form, element, isPending, failed } = state;
  const submit = (event?: FormEvent<HTMLFormElement>) => {
    if (Object.keys(changesOf(form.values, user)).length > 0) return state.submit(event);
    event?.preventDefault();
    setEditing(false);
  };
  const reset = (isOpen: boolean) => {
    form.setValues(valuesOf(user));
    form.clearErrors();
    setEditing(isOpen);
  };
  return { form, element, submit, isPending, failed, isEditing, edit: () => reset(true), cancel: () => reset(false) };
}
