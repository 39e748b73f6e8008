import { Button } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import classes from './Data.module.css';
import { useDeletion } from './useDeletion.ts';

/** Asks for the password before an account is deleted. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, element, submit, isPending, failed } = useDeletion();
  return (
    <Dialog title="Delete your account?" onClose={onClose} size={460}>
      <form ref={element} onSubmit={submit} noValidate className={classes.form} data-testid="deletion-form">
        <p className={classes.lead}>You have seven days to take it back by signing in. If you want a copy of your data, download it first.</p>
        <PasswordField
          {...form.getInputProps('password')}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
        />
        <FormFailure failed={failed} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <PendingButton type="submit" color="red" isPending={isPending} pendingLabel="Deleting..." data-testid="confirm-deletion">
            Delete my account
          </PendingButton>
        </div>
      </form>
    </Dialog>
  );
}
