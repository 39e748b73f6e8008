import { z } from 'zod';
import { type ChatAnswer, ChatError } from './chat-model.ts';

const text = z.object({ content: z.string().nullish() }).nullish();
/** A piece of a stream, or a whole answer: what we use of it, and of that nothing has to be there but text. */
const ChatBody = z.object({
  model: z.string().max(200).nullish().catch(null),
  choices: z
    .array(z.object({ index: z.number().nullish().catch(null), delta: text, message: text, finish_reason: z.string().nullish().catch(null) }))
    .nullish()
    .transform((choices) => choices ?? []),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null),
});

/** What one piece brings. */
export interface ChatPiece {
  readonly text: string;
  readonly model: string | null;
  readonly finish: string | null;
  readonly usage: ChatAnswer['usage'];
}

/** @throws ChatError where it is no piece of an answer */
export function readChunk(body: unknown): ChatPiece {
  const parsed = ChatBody.safeParse(body);
  if (!parsed.success) throw new ChatError('failed');
  const { model, choices, usage } = parsed.data;
  const first = choices.find(({ index }) => (index ?? 0) === 0);
  return {
    text: first?.delta?.content ?? first?.message?.content ?? '',
    model: model ?? null,
    finish: first?.finish_reason ?? null,
    usage: usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : null,
  };
}

/** Models that think aloud do so first, between these; it is no part of the answer. */
const thinks = '<think>';
const thought = '</think>';

/** @returns a filter that takes the pieces of an answer and gives what of them is to be read */
function withoutThoughts(): (piece: string) => string {
  let state: 'unknown' | 'thinking' | 'answering' = 'unknown';
  let held = '';
  return (piece) => {
    if (state === 'answering') return piece;
    held += piece;
    const begin = held.trimStart();
    if (state === 'unknown') {
      if (thinks.startsWith(begin.slice(0, thinks.length)) && begin.length < thinks.length) return '';
      state = begin.startsWith(thinks) ? 'thinking' : 'answering';
    }
    if (state === 'thinking') {
      const end = held.indexOf(thought);
      if (end < 0) return '';
      state = 'answering';
      return held.slice(end + thought.length).trimStart();
    }
    return held;
  };
}

type Extras = Pick<ChatAnswer, 'sources' | 'relatedQuestions'>;

/**
 * Puts an answer together from its pieces.
 * @param asked the model, where the provider does not name it
 */
export function foldAnswer(asked: string) {
  const read = withoutThoughts();
  let [written, model] = ['', asked];
  let finish: string | null = null;
  let usage: ChatAnswer['usage'] = null;
  let extras: Extras = { sources: [], relatedQuestions: [] };
  return {
    /** @returns the text that is new */
    add(piece: ChatPiece, brought: Extras): string {
      const text = read(piece.text);
      written += text;
      model = piece.model ?? model;
      usage = piece.usage ?? usage;
      finish = piece.finish ?? finish;
      // They come with every piece, and are complete with the last.
      extras = {
        sources: brought.sources.length > 0 ? brought.sources : extras.sources,
        relatedQuestions: brought.relatedQuestions.length > 0 ? brought.relatedQuestions : extras.relatedQuestions,
      };
      return text;
    },
    length: () => written.length,
    /**
     * @param isOver whether the stream said that it was; a piece that names a reason to finish says it too
     * @throws ChatError for an answer without text, or one that broke off
     */
    whole(isOver: boolean): ChatAnswer {
      if (!isOver && finish === null) throw new ChatError(written === '' ? 'failed' : 'cut');
      if (written.trim() === '') throw new ChatError('empty');
      return { text: written, isWhole: finish !== 'length', model, usage, ...extras };
    },
  };
}
