import { Button, TextInput } from '@mantine/core';
import { type CurrentUser, professions } from '../../../shared/auth/auth.schema.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Select } from '../../ui/select/Select.tsx';
import classes from './Details.module.css';
import type { Details } from './useDetails.ts';

const professionOptions = professions.map((value) => ({ value, label: value }));
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
const fixed = { readOnly: true, variant: 'filled', autoComplete: 'off' } as const;

/** The account as it is being changed. */
export function DetailsForm({ user, details }: { readonly user: CurrentUser; readonly details: Details }) {
  const { form, element, submit, isPending, failed, cancel } = details;
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({ ...form.getInputProps(name), name });
  return (
    <form ref={element} onSubmit={submit} noValidate className={classes.form} aria-label="Details" data-testid="profile-form">
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
      <TextInput {...fixed} label="Username" value={user.username} description="Username cannot be changed" inputWrapperOrder={order} />
      <TextInput {...fixed} label="Email" value={user.email} description="Email cannot be changed" inputWrapperOrder={order} />
      <Select {...field('profession')} label="Profession" placeholder="Choose your profession" options={professionOptions} />
      <TextInput {...field('institution')} label="Institution" autoComplete="organization" />
      <div className={classes.below}>
        <FormFailure failed={failed} />
        <div className={classes.buttons}>
          <PendingButton type="submit" isPending={isPending} pendingLabel="Saving..." data-testid="save-profile">
            Save
          </PendingButton>
          <Button variant="default" onClick={cancel} disabled={isPending} data-testid="cancel-profile">
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
