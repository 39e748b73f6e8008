import type { AnswerKind } from '../../shared/answers/answers.schema.ts';
import { type AnswerLists, createTailGuard, readLists, splitTail } from '../../shared/answers/tail.rules.ts';
import { maskPersonal, unmask } from '../../shared/masking/masking.rules.ts';
import { type ChatAnswer, ChatError, type ChatFault, type ChatModel } from '../ai/chat-model.ts';
import type { EvidenceBase } from '../diagnostics/knowledge.service.ts';
import type { Work } from '../platform/works.ts';
import type { Prepared } from './prepared.ts';
import { listShape, promptFor, repairPrompt } from './prompts.ts';

/** What a provider wrote, as far as it came. */
export interface ProviderText {
  /** Without the lists behind it, with names put back. */
  readonly body: string;
  readonly lists: AnswerLists | null;
  /** Null where it broke off. */
  readonly answer: ChatAnswer | null;
  readonly fault: ChatFault | null;
}

/**
 * Asks a provider, and adds to the work what comes as it comes. Names are masked on the way out and put back on the way in; the lists behind an answer are never shown.
 * @throws never: what the provider did wrong is told
 */
export async function writeByProvider(model: ChatModel, kind: AnswerKind, prepared: Prepared, base: EvidenceBase, work: Work): Promise<ProviderText> {
  const { texts, tokens } = maskPersonal(prepared.told, base.nameWords());
  const messages = promptFor({ kind, sources: prepared.passages, data: Object.entries(texts), facts: prepared.facts });
  const read = createTailGuard();
  let raw = '';
  const onText = (more: string) => {
    raw += more;
    const visible = read(more);
    if (visible !== '') work.add(unmask(visible, tokens));
  };
  const told = (answer: ChatAnswer | null, fault: ChatFault | null, lists: AnswerLists | null): ProviderText => ({
    body: unmask(splitTail(raw).body, tokens),
    lists: lists && unmaskedLists(lists, tokens),
    answer,
    fault,
  });
  try {
    const answer = await model.stream({ messages }, work.signal, onText);
    const { body, tail } = splitTail(raw);
    return told(answer, null, tail === null ? null : (readLists(tail) ?? (kind === 'diagnosis' ? await repair(model, body, work.signal) : null)));
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    return told(null, error.fault, null);
  }
}

const unmaskedLists = ({ differential, relatedQuestions }: AnswerLists, tokens: ReadonlyMap<string, string>): AnswerLists => ({
  differential: differential.map((name) => unmask(name, tokens)),
  relatedQuestions: relatedQuestions.map((question) => unmask(question, tokens)),
});

/** Asks once more for lists that could not be read; an answer without them is an answer, too. */
async function repair(model: ChatModel, body: string, signal: AbortSignal): Promise<AnswerLists | null> {
  try {
    const { text } = await model.complete({ messages: repairPrompt(body), shape: listShape }, signal);
    return readLists(text);
  } catch (error) {
    if (error instanceof ChatError) return null;
    throw error;
  }
}
