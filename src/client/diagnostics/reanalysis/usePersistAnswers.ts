import type { Analysis, DiagnosticSession, FindingAnswer } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { useKeepSession } from '../sessions/useKeepSession.ts';

/** @returns what keeps the answers of a session, with the analysis they lead to, here and on the server */
export function usePersistAnswers(
  session: DiagnosticSession,
): (answers: FindingAnswer[], analysis: Analysis, onStored: (stored: DiagnosticSession) => boolean) => void {
  const keepSession = useKeepSession();
  const store = trpc.diagnostics.answerSession.useMutation({
    // One after the other: the last answer given is the last one stored.
    scope: { id: `answers-of-${session.id}` },
    onError: (error) =>
      toast.failure('Answer Not Saved', errorText(error, 'The ranking shown is right, but it will be lost on a reload. Please answer once more.')),
  });

  return (answers, analysis, onStored) => {
    keepSession({ ...session, ...analysis, answers });
    store.mutateAsync({ id: session.id, answers }).then(
      (stored) => {
        // A later answer may be under way: what it shows must not be undone.
        if (onStored(stored)) keepSession(stored);
      },
      // onError has told the person.
      () => undefined,
    );
  };
}
