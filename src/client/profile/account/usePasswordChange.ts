import { ChangePasswordInput } from '../../../shared/auth/password.schema.ts';
import { schemaErrors } from '../../lib/formErrors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useServerForm } from '../../lib/useServerForm.ts';
import { toast } from '../../ui/toast.tsx';

const untouched = { currentPassword: '', newPassword: '' };

/** The form that changes the password: its values, its faults, and what sending it does. */
export function usePasswordChange() {
  const utils = trpc.useUtils();
  const state = useServerForm({
    initialValues: untouched,
    validate: (values: typeof untouched) => schemaErrors(ChangePasswordInput, values),
    inputOf: (values) => values,
    mutation: trpc.auth.changePassword.useMutation(),
    onDone: () => {
      state.form.reset();
      void utils.profile.sessions.invalidate();
      toast.success('Password Changed', 'Every other browser is signed out.');
    },
    failure: { title: 'Password Not Changed', message: 'Please try again.' },
  });
  return state;
}
