import { z } from 'zod';
import type { ProviderSource } from './chat-model.ts';

const isPage = (url: string) => /^https?:\/\/[^\s"<>]+$/.test(url) && URL.canParse(url);
const list = <T extends z.ZodType>(item: T) => z.array(z.unknown()).transform((items) => items.flatMap((one) => item.safeParse(one).data ?? []));

/** What providers that search the web add beside the text, as Perplexity names it. What is not as expected is left out: it comes from outside. */
const ChatExtras = z.object({
  citations: list(z.string().max(2_000).refine(isPage)).catch([]),
  search_results: list(z.object({ url: z.string().max(2_000).refine(isPage), title: z.string().max(500).nullish().catch(null) })).catch([]),
  related_questions: list(z.string().trim().min(1).max(300)).catch([]),
});

/** @returns the pages and questions that an answer or a piece of one brings; a list is empty where it brings none */
export function readExtras(body: unknown): { sources: ProviderSource[]; relatedQuestions: string[] } {
  const {
    citations,
    search_results: results,
    related_questions: relatedQuestions,
  } = ChatExtras.parse(
    typeof body === 'object' && body !== null
      ? { citations: [], search_results: [], related_questions: [], ...body }
      : { citations: [], search_results: [], related_questions: [] },
  );
  const titles = new Map(results.map(({ url, title }) => [url, title?.trim() || null]));
  const urls = citations.length > 0 ? citations : results.map(({ url }) => url);
  // Markers count from 1 through the list as it came, so that a page that stands twice keeps both numbers.
  return { sources: urls.slice(0, 50).map((url) => ({ url, title: titles.get(url) ?? null })), relatedQuestions: relatedQuestions.slice(0, 10) };
}
