import { DeleteAccountInput } from '../../../shared/profile/profile.schema.ts';
import { clearDrafts, keepDraft } from '../../lib/drafts.ts';
import { schemaErrors } from '../../lib/formErrors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useServerForm } from '../../lib/useServerForm.ts';

/** Where this tab keeps until when a deletion can be undone. */
export const deletionDraft = 'deletion';

/** Asking for the deletion of the account. Afterwards the page is loaded anew, without anything of its user but the word until when it can be undone. */
export function useDeletion() {
  return useServerForm({
    initialValues: { password: '' },
    validate: (values: DeleteAccountInput) => schemaErrors(DeleteAccountInput, values),
    inputOf: (values) => values,
    mutation: trpc.profile.deleteAccount.useMutation(),
    onDone: (deletion) => {
      clearDrafts();
      keepDraft(deletionDraft, deletion);
      window.location.assign('/profile');
    },
    failure: { title: 'Account Not Deleted', message: 'Please try again.' },
  });
}
