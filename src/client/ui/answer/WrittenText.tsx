import { parseAnswer, type WrittenSentence } from '../../../shared/answers/answer-text.ts';
import classes from './Answer.module.css';
import { Spans } from './AnswerText.tsx';

function Line({ sentences }: { readonly sentences: readonly WrittenSentence[] }) {
  return sentences.map(({ spans, markers }, i) => {
    const key = `${i}`;
    return (
      <span key={key}>
        <Spans spans={spans} />
        {markers.length > 0 && <span className={classes.pendingMarker}>{markers.join(', ')}</span>}{' '}
      </span>
    );
  });
}

/** An answer while it is written: nothing is held against its sources yet. */
export function WrittenText({ text }: { readonly text: string }) {
  return parseAnswer(text).map(({ heading, blocks }, at) => {
    const section = `${at}`;
    return (
      <section key={section} className={classes.section}>
        {heading !== null && <h3>{heading}</h3>}
        {blocks.map(({ kind, items }, i) => {
          const block = `${i}`;
          if (kind === 'paragraph') {
            return (
              <p key={block}>
                <Line sentences={items.flat()} />
              </p>
            );
          }
          const List = kind === 'ordered' ? 'ol' : 'ul';
          return (
            <List key={block}>
              {items.map((item, j) => {
                const row = `${j}`;
                return (
                  <li key={row}>
                    <Line sentences={item} />
                  </li>
                );
              })}
            </List>
          );
        })}
      </section>
    );
  });
}
