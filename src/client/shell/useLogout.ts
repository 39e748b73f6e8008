import { clearDrafts } from '../lib/drafts.ts';
import { trpc } from '../lib/trpc.ts';

/** Signs out, then reloads: nothing of the user before stays in memory. A failure is only logged, as documented. */
export function useLogout() {
  const logout = trpc.auth.logout.useMutation({
    onSuccess: () => {
      clearDrafts();
      window.location.reload();
    },
    onError: (error) => console.warn('Signing out failed:', error.message),
  });
  return { run: () => logout.mutate(), isPending: logout.isPending };
}
