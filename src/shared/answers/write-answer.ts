import type { AnswerSection, AnswerSentence } from './answers.schema.ts';

function writeSentence({ spans, markers }: AnswerSentence): string {
  const text = spans.map(({ text, isStrong }) => (isStrong ? `**${text}**` : text)).join('');
  const marks = markers.map((number) => `[${number}]`).join('');
  return marks === '' ? text : text.replace(/([.!?:]?)$/, (stop) => ` ${marks}${stop}`);
}

/** @returns the sections of an answer as Markdown, with the markers that they have */
export function writeAnswer(sections: readonly AnswerSection[]): string {
  return sections
    .map(({ heading, blocks }) =>
      [
        ...(heading === null ? [] : [`## ${heading}`]),
        ...blocks.map(({ kind, items }) =>
          kind === 'paragraph'
            ? items.flat().map(writeSentence).join(' ')
            : items.map((item, i) => `${kind === 'ordered' ? `${i + 1}.` : '-'} ${item.map(writeSentence).join(' ')}`).join('\n'),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');
}
