import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { type Answer, answerKinds, answerStates, partialReasons } from '../../shared/answers/answers.schema.ts';
import { User } from '../auth/user.entity.ts';
import { StoredDiagnosticSession } from '../diagnostics/diagnostic-session.entity.ts';

/** What is worked out once an answer is written. */
export type AnswerResult = Pick<Answer, 'sections' | 'sources' | 'citations' | 'relatedQuestions' | 'urgency' | 'firstStep' | 'differential' | 'cautions'>;

export const StoredAnswer = defineEntity({
  name: 'AiAnswer',
  tableName: 'ai_answers',
  indexes: [
    { name: 'ai_answers_user_index', properties: ['user', 'createdAt', 'id'] },
    { name: 'ai_answers_session_index', properties: ['session', 'kind', 'createdAt'] },
  ],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** The analysis that it was asked of, and that it comes back with. */
    session: () => p.manyToOne(StoredDiagnosticSession).deleteRule('cascade').nullable(),
    kind: p.enum(answerKinds),
    /** What was asked, cut to a line; null for those that are older than this column. */
    asked: p.text().nullable(),
    state: p.enum(answerStates),
    partialReason: p.enum(partialReasons).nullable(),
    failure: p.text().nullable(),
    engine: p.enum(['embedded', 'provider']),
    /** As the provider names it; null until it does, and for the embedded engine. */
    model: p.text().nullable(),
    /** What is there of it: stored at most once a second while it is written. */
    text: p.text(),
    result: p.json<AnswerResult>().nullable(),
    rating: p.enum(['up', 'down']).nullable(),
    promptTokens: p.integer().nullable(),
    completionTokens: p.integer().nullable(),
    /** Milliseconds until its first piece came, and until it ended. */
    firstPieceMs: p.integer().nullable(),
    wholeMs: p.integer().nullable(),
    /** Somebody who reads it elsewhere wants it stopped. */
    stopRequestedAt: p.datetime().nullable(),
    /** When whoever writes it was last heard of. */
    beatAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
export type StoredAnswer = InferEntity<typeof StoredAnswer>;
