import { z } from 'zod';

/** The lists that stand behind an answer. */
export interface AnswerLists {
  readonly differential: readonly string[];
  readonly relatedQuestions: readonly string[];
}

const name = z.union([
  z.string(),
  z.object({ condition: z.string() }).transform(({ condition }) => condition),
  z.object({ name: z.string() }).transform((one) => one.name),
]);
const Lists = z.object({
  differential: z
    .array(name.transform((text) => text.trim().slice(0, 200)))
    .max(30)
    .catch([]),
  relatedQuestions: z.array(z.string().trim().min(1).max(300)).max(10).catch([]),
});

/** Where the lists begin: a fenced block of JSON, or an object that nothing follows. */
const begins = /\n?[ \t]*```[ \t]*json\b|\n?[ \t]*```\s*\{|\n\s*\{\s*"(?:differential|relatedQuestions)"/i;

/** @returns an answer without the lists behind it, and those as they were written; null where none are */
export function splitTail(text: string): { readonly body: string; readonly tail: string | null } {
  const at = begins.exec(text)?.index;
  return at === undefined ? { body: text, tail: null } : { body: text.slice(0, at).trimEnd(), tail: text.slice(at) };
}

/** What may be the beginning of a tail, at the end of what came so far. */
const maybeBegins = /\n?[ \t]*`{1,3}[ \t]*(?:j(?:s(?:o(?:n)?)?)?)?\s*$|\n\s*(?:\{[^}\n]{0,20})?$/i;

/** The beginning of a token for a name, or of a marker, that is not whole yet. */
const openToken = /\[[A-Z_\d]*$/;

function visibleText(text: string): string {
  const { body, tail } = splitTail(text);
  if (tail !== null) return body;
  const at = maybeBegins.exec(text)?.index;
  return (at === undefined ? text : text.slice(0, at)).replace(openToken, '');
}

/**
 * Reads an answer while it comes. Only what was held back is looked at again: the whole of it at each of its pieces would be work that grows with its square.
 * @returns for each piece, what can be shown in addition: surely no part of the lists, and no half of a token or of a marker
 */
export function createTailGuard(): (more: string) => string {
  let held = '';
  return (more) => {
    held += more;
    const visible = visibleText(held);
    held = held.slice(visible.length);
    return visible;
  };
}

/** @returns the lists, read with patience (a fence, words around, a comma too many); null where they cannot be */
export function readLists(tail: string): AnswerLists | null {
  const [first, last] = [tail.indexOf('{'), tail.lastIndexOf('}')];
  if (first < 0 || last < first) return null;
  const json = tail.slice(first, last + 1);
  for (const attempt of [json, json.replaceAll(/,\s*([\]}])/g, '$1')]) {
    try {
      const parsed = Lists.safeParse(JSON.parse(attempt));
      if (parsed.success) return parsed.data;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}
