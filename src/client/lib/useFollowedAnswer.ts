import { useState } from 'react';
import type { Answer } from '../../shared/answers/answers.schema.ts';
import { trpc } from './trpc.ts';

/** An answer as it stands: what came so far while it is written, and all of it afterwards. */
export interface FollowedAnswer {
  readonly answer: Answer;
  /** The text that came so far; what is stored of it, at first. */
  readonly text: string;
  readonly isRunning: boolean;
}

/**
 * Follows an answer while it is written: after a reload, in a second tab and over a lost connection from where it was.
 * @param onDone called once with the whole answer
 */
export function useFollowedAnswer(answer: Answer, onDone: (answer: Answer) => void): FollowedAnswer {
  const [text, setText] = useState(answer.text);
  const isRunning = answer.state === 'running';
  trpc.answers.follow.useSubscription(
    { id: answer.id },
    {
      enabled: isRunning,
      onData: ({ data }) => {
        if (data.type === 'done') onDone(data.answer);
        // Whoever comes back may be told some of it twice.
        else setText((before) => before.slice(0, data.end - data.text.length) + data.text);
      },
    },
  );
  return { answer, text: isRunning ? text : answer.text, isRunning };
}
