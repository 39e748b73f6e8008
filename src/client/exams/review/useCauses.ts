import { useRef } from 'react';
import type { Attempt } from '../../../shared/exams/attempts.schema.ts';
import type { MissCause } from '../../../shared/exams/miss-causes.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { toast } from '../../ui/toast.tsx';
import { causeAt, withCause } from './causes.rules.ts';

const nothing = async () => {};

/**
 * @param before what must be done first, such as sending the answer itself
 * @returns what says why a question was missed: shown at once, sent one after the other, and taken back where the server did not take it
 */
export function useCauses({ id, causes }: Pick<Attempt, 'id' | 'causes'>, before: () => Promise<unknown> = nothing) {
  const utils = trpc.useUtils();
  const last = useRef<Promise<void>>(Promise.resolve());
  const show = (position: number, cause: MissCause | null) =>
    utils.exams.attempt.setData({ id }, (attempt) => attempt && { ...attempt, causes: withCause(attempt.causes, position, cause) });
  return (position: number, cause: MissCause | null) => {
    const previous = causeAt(causes, position);
    show(position, cause);
    const send = async () => {
      try {
        await before();
        await utils.client.bank.cause.mutate({ id, position, cause });
        void utils.bank.causes.invalidate();
      } catch (error) {
        show(position, previous);
        toast.failure('Not Kept', errorText(error, 'Please try again.'));
      }
    };
    last.current = last.current.then(send);
  };
}
