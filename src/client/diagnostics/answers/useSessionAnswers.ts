import type { Answer } from '../../../shared/answers/answers.schema.ts';
import { trpc } from '../../lib/trpc.ts';

/** @returns what makes an answer the one that the page knows of a session, in the place of the one of its kind */
export function useKeepAnswer(): (sessionId: string, answer: Answer) => void {
  const utils = trpc.useUtils();
  return (sessionId, answer) =>
    utils.answers.ofSession.setData({ id: sessionId }, (before = []) => [answer, ...before.filter(({ kind }) => kind !== answer.kind)]);
}

/** The newest answer of each kind that was asked of a session; they reload with it. */
export function useSessionAnswers(sessionId: string) {
  return trpc.answers.ofSession.useQuery({ id: sessionId });
}

/** Whether the AI analysis of a session is being written; false where none is open. */
export function useAnswering(sessionId: string | null): boolean {
  const { data = [] } = trpc.answers.ofSession.useQuery({ id: sessionId ?? '' }, { enabled: sessionId !== null });
  return data.some(({ kind, state }) => kind === 'diagnosis' && state === 'running');
}
