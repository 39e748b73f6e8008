import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { useKeepSession } from '../sessions/useKeepSession.ts';

interface AnalysisHandlers {
  readonly onAnalysed: (session: DiagnosticSession) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Basic Analysis: stores the case with its suggestions and puts it first among the recent sessions. */
export function useAnalysis({ onAnalysed, onRefused }: AnalysisHandlers) {
  const keepSession = useKeepSession();
  return trpc.diagnostics.createSession.useMutation({
    onSuccess: (session) => {
      keepSession(session);
      toast.success('Analysis Complete', 'Diagnostic suggestions have been generated.');
      onAnalysed(session);
    },
    onError: (error) => {
      toast.failure('Analysis Failed', errorText(error, 'Please try again.'));
      onRefused(error);
    },
  });
}
