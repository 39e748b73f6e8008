import type { ReferenceKind } from '../../../shared/references/references.schema.ts';
import { useAuth } from '../../lib/auth.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';

interface BookmarkState {
  readonly isKept: boolean;
  /** Keeps it or takes it away, at once on the page and then on the server; says so where that fails. */
  readonly toggle: () => void;
}

/** Whether the signed-in user keeps a page at hand. */
export function useBookmark(kind: ReferenceKind, id: string): BookmarkState {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const input = { kind, reference: id };
  const { data } = trpc.references.bookmarkOf.useQuery(input, { enabled: user !== null });
  const options = {
    onSuccess: () => utils.references.listBookmarks.invalidate(),
    onError: (error: unknown) => {
      void utils.references.bookmarkOf.invalidate(input);
      toast.failure('Bookmark not saved', errorText(error, 'Please try again.'));
    },
  };
  const set = (bookmark: string | null) => utils.references.bookmarkOf.setData(input, { id: bookmark });
  const add = trpc.references.addBookmark.useMutation({
    ...options,
    onSuccess: (added) => {
      set(added.id);
      return options.onSuccess();
    },
  });
  const remove = trpc.references.removeBookmark.useMutation(options);
  const kept = data?.id ?? null;
  return {
    isKept: user !== null && (kept !== null || add.isPending),
    toggle: () => {
      if (!user) {
        toast.failure('Sign in to keep bookmarks', 'Everything can be read without an account; bookmarks belong to one.');
        return;
      }
      if (add.isPending || remove.isPending) return;
      if (kept === null) return add.mutate(input);
      set(null);
      remove.mutate({ id: kept });
    },
  };
}
