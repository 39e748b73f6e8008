import type { Answer } from '../../../shared/answers/answers.schema.ts';

const sourceLine = ({ number, title, heading, source, url }: Answer['sources'][number]) =>
  `${number}. ${title}: ${heading}${source ? `. ${source}` : ''}${url ? ` <${url}>` : ''}`;

/** @returns an answer as a Markdown document: its text, what it stands on, who wrote it and what it is not */
export function answerMarkdown(title: string, { text, sources, engineName, disclaimer, createdAt, state }: Answer): string {
  return [
    `# ${title}`,
    ...(state === 'partial' ? ['*This answer is not whole.*'] : []),
    text,
    ...(sources.length > 0 ? [`## Sources\n\n${sources.map(sourceLine).join('\n')}`] : []),
    `---\n\n${engineName}, ${createdAt.slice(0, 10)}. ${disclaimer}`,
  ].join('\n\n');
}
