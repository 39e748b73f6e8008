import { minimumPasswordLength } from '../../../shared/auth/auth.schema.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import classes from './Details.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

/** Changing the password: the present one is asked for. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { form, element, submit, isPending, failed } = usePasswordChange();
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({ ...form.getInputProps(name), name, required: true, withAsterisk: false });
  return (
    <SettingsSection title="Password" lead="A change signs out every other browser." data-testid="password">
      <form ref={element} onSubmit={submit} noValidate className={classes.form} aria-label="Password" data-testid="password-form">
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          description={`At least ${minimumPasswordLength} characters.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <div className={classes.below}>
          <FormFailure failed={failed} />
          <div className={classes.buttons}>
            <PendingButton type="submit" variant="default" isPending={isPending} pendingLabel="Changing..." data-testid="change-password">
              Change Password
            </PendingButton>
          </div>
        </div>
      </form>
    </SettingsSection>
  );
}
