import { DiagnosticInput, type DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { type CaseValues, inputOf, isSameCase, valuesOf } from '../case/caseForm.rules.ts';
import { useKeepSession } from '../sessions/useKeepSession.ts';
import { useKeepAnswer } from './useSessionAnswers.ts';

/**
 * Begins an AI analysis of the case in the form. It belongs to an analysis of the knowledge base, which it is compared with: the open one, where the case is still the same.
 * @param onOpen called with the analysis that it belongs to
 */
export function useAiAnalysis(open: DiagnosticSession | null | undefined, onOpen: (session: DiagnosticSession) => void) {
  const keepSession = useKeepSession();
  const keepAnswer = useKeepAnswer();
  const create = trpc.diagnostics.createSession.useMutation();
  const start = trpc.answers.startDiagnosis.useMutation();
  const begin = async (values: CaseValues) => {
    const input = DiagnosticInput.parse(inputOf(values));
    const session = open && isSameCase(values, valuesOf(open)) ? open : await create.mutateAsync(input);
    keepSession(session);
    const answer = await start.mutateAsync({ ...input, sessionId: session.id });
    keepAnswer(session.id, answer);
    onOpen(session);
  };
  return {
    isPending: create.isPending || start.isPending,
    begin: (values: CaseValues) =>
      void begin(values).catch((error: unknown) => toast.failure('AI Analysis Failed', errorText(error, 'Unable to connect to AI service'))),
  };
}
