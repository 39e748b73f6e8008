import { z } from 'zod';
import { QuestionResponse } from '../../../shared/exams/attempts.schema.ts';
import { attempt } from '../../lib/attempt.ts';
import { latest, withoutSettled } from './answerQueue.rules.ts';
import { keptKey } from './keptHere.ts';

const Kept = z.array(QuestionResponse);

/** @param text as the browser keeps it; null for nothing @returns the answers in it; none where it is not of that shape */
export function parseKept(text: string | null): readonly QuestionResponse[] {
  const parsed = text === null ? null : Kept.safeParse(attempt(() => JSON.parse(text)));
  return parsed?.success ? parsed.data : [];
}

/** What a browser keeps of an attempt until the server has it. Tabs share it, so each change is laid over what another may have written meanwhile. */
export interface KeptAnswers {
  readonly key: string;
  readonly read: () => readonly QuestionResponse[];
  readonly add: (responses: readonly QuestionResponse[]) => void;
  readonly settle: (responses: readonly QuestionResponse[]) => void;
}

/** @returns the place of the unsent answers of an attempt in this browser */
export function keptAnswers(attemptId: string): KeptAnswers {
  const key = keptKey(attemptId);
  const read = () => parseKept(attempt(() => localStorage.getItem(key)));
  const write = (responses: readonly QuestionResponse[]) =>
    attempt(() => (responses.length === 0 ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(responses))));
  return {
    key,
    read,
    add: (responses) => void write(latest(read(), responses)),
    settle: (responses) => void write(withoutSettled(read(), responses)),
  };
}
