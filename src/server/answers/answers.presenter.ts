import { type Answer, answerDisclaimer } from '../../shared/answers/answers.schema.ts';
import type { StoredAnswer } from './ai-answer.entity.ts';

/** What the engine of our own is called wherever it answers. */
export const embeddedEngineName = 'Built-in evidence engine';

const nothing = { sections: [], sources: [], citations: [], relatedQuestions: [], urgency: null, firstStep: null, differential: [], cautions: [] };

/** @returns an answer as it is shown */
export function presentAnswer(answer: StoredAnswer): Answer {
  const { id, kind, state, engine, model, text, result, rating } = answer;
  return {
    id,
    kind,
    state,
    partialReason: answer.partialReason ?? null,
    failure: answer.failure ?? null,
    engine,
    engineName: engine === 'embedded' ? embeddedEngineName : (model ?? 'AI provider'),
    model: model ?? null,
    text,
    ...(result ?? nothing),
    rating: rating ?? null,
    disclaimer: answerDisclaimer,
    createdAt: answer.createdAt.toISOString(),
  };
}
