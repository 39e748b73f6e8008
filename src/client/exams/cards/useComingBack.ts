import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import { trpc } from '../../lib/trpc.ts';

const none: ReadonlySet<string> = new Set();

/** @returns the ids of the questions of a paper that come back in the reviews; none while that is not known */
export function useComingBack({ questions }: Pick<Attempt, 'questions'>, isWanted: boolean): ReadonlySet<string> {
  const { data } = trpc.review.cards.useQuery({ questionIds: questions.map(({ id }) => id) }, { enabled: isWanted, refetchOnMount: 'always' });
  return data ? new Set(data.questionIds) : none;
}
