import type { CategoryName } from '../../../shared/content/schema/categories.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';

/** Words of a failed search of this kind. */
export const searchFailed = { title: 'AI Search Failed', message: 'Unable to connect to AI service' };

/** @param onBegun called with the id of the answer that is being written */
export function useAiSearch(onBegun: (id: string) => void) {
  const utils = trpc.useUtils();
  const start = trpc.answers.startReference.useMutation({
    onSuccess: (answer) => {
      utils.answers.get.setData({ id: answer.id }, answer);
      onBegun(answer.id);
    },
    onError: (error) => toast.failure(searchFailed.title, errorText(error, searchFailed.message)),
  });
  return {
    isPending: start.isPending,
    search: (query: string, category: CategoryName | undefined) => {
      if (query.trim() === '') toast.failure('Missing Query', 'Please enter a medical topic to search.');
      else if (!start.isPending) start.mutate({ query, ...(category && { category }) });
    },
  };
}
