import type { Attempt } from '../../src/shared/exams/attempts.schema.ts';
import type { SignedIn } from '../factories/users.ts';
import { sentResponse } from './taking.ts';

type BlockOptions = Parameters<SignedIn['call']['bank']['makeBlock']>[0];

/** Makes a block. @returns its attempt, as a page shows it */
export async function makeBlock({ call }: SignedIn, options: BlockOptions): Promise<Attempt> {
  const { attemptId } = await call.bank.makeBlock(options);
  return call.exams.attempt({ id: attemptId });
}

/** @returns the ids of the questions of an attempt, sorted */
export const idsOf = ({ questions }: Pick<Attempt, 'questions'>): string[] => questions.map(({ id }) => id).sort();

/** Makes a block and hands it in. @param choiceOf by the id of a question; -1 where it is left out */
export async function takeBlock(learner: SignedIn, options: BlockOptions, at: number, choiceOf: (id: string) => number = () => 0): Promise<Attempt> {
  const { id, questions } = await makeBlock(learner, options);
  const answers = questions.map((question, position) => sentResponse(at, position, choiceOf(question.id))).filter(({ choice }) => choice >= 0);
  return learner.call.exams.submit({ id, responses: answers });
}
