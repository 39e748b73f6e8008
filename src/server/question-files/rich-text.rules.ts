import { htmlToText } from './html-text.rules.ts';

/** Longer ones are read by nobody. */
const longest = 100_000;

/**
 * Reads a text of a question that may be HTML.
 * @param of what the text is, as a message says it
 * @param files names of files that come along with it
 * @returns the text, and what of it cannot be imported
 */
export function richText(text: string, format: 'html' | 'plain', of: string, files: readonly string[] = []): { text: string; problems: string[] } {
  if (text.length > longest) return { text: '', problems: [`${of} is too long: ${text.length.toLocaleString('en')} characters.`] };
  const { text: plain, media } = format === 'html' ? htmlToText(text) : { text: text.trim(), media: [] };
  const inline = media.filter((one) => !files.some((name) => name !== '' && one.endsWith(` ${name}`)));
  const all = [...inline, ...files.map((name) => `file ${name}`.trim())];
  return { text: plain, problems: all.map((one) => `${of} has what cannot be imported: ${one}. Only texts are.`) };
}
