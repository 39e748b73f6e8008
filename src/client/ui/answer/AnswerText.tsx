import { Fragment } from 'react';
import type { AnswerSection, AnswerSentence, AnswerSpan } from '../../../shared/answers/answers.schema.ts';
import classes from './Answer.module.css';

/** What a sentence is marked with, for those who cannot see how it is drawn. */
const supportWords = { supported: '', partly: 'The sources say a part of this.', 'not-found': 'Not found in the sources.' } as const;

/** Plain and strong words. */
export function Spans({ spans }: { readonly spans: readonly AnswerSpan[] }) {
  return spans.map(({ text, isStrong }, i) => {
    const key = `${i}`;
    return isStrong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>;
  });
}

interface SentenceProps {
  readonly sentence: AnswerSentence;
  /** Opens a source at what it says of the sentence. */
  readonly onOpen: (number: number, sentence: AnswerSentence) => void;
}

/** A sentence, with the numbers that open what it stands on, and set apart where nothing does. */
function Sentence({ sentence, onOpen }: SentenceProps) {
  const { spans, markers, support } = sentence;
  const said = supportWords[support];
  return (
    <span className={classes.sentence} data-support={support} title={said || undefined}>
      <Spans spans={spans} />
      {markers.map((number) => (
        <button
          key={number}
          type="button"
          className={classes.marker}
          onClick={() => onOpen(number, sentence)}
          aria-label={`Source ${number}`}
          data-testid="answer-marker"
        >
          {number}
        </button>
      ))}
      {said !== '' && <span className={classes.unsupported}>{support === 'partly' ? 'partly in the sources' : 'not found in the sources'}</span>}{' '}
    </span>
  );
}

/** The sections of an answer, each sentence with its mark. */
export function AnswerText({ sections, onOpen }: { readonly sections: readonly AnswerSection[]; readonly onOpen: SentenceProps['onOpen'] }) {
  const line = (item: readonly AnswerSentence[]) =>
    item.map((sentence, i) => {
      const key = `${i}`;
      return <Sentence key={key} sentence={sentence} onOpen={onOpen} />;
    });
  return sections.map(({ heading, blocks }, at) => {
    const section = `${at}`;
    return (
      <section key={section} className={classes.section}>
        {heading !== null && <h3>{heading}</h3>}
        {blocks.map(({ kind, items }, i) => {
          const block = `${i}`;
          if (kind === 'paragraph') return <p key={block}>{line(items.flat())}</p>;
          const List = kind === 'ordered' ? 'ol' : 'ul';
          return (
            <List key={block}>
              {items.map((item, j) => {
                const row = `${j}`;
                return <li key={row}>{line(item)}</li>;
              })}
            </List>
          );
        })}
      </section>
    );
  });
}
