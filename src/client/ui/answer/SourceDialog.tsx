import type { AnswerSentence, AnswerSource } from '../../../shared/answers/answers.schema.ts';
import { Dialog } from '../Dialog.tsx';
import classes from './Answer.module.css';

/** A text with some places marked. */
function Marked({ text, places }: { readonly text: string; readonly places: AnswerSentence['found'] }) {
  const parts = places.flatMap(({ start, end }, i) => [
    { key: `${start} before`, text: text.slice(places[i - 1]?.end ?? 0, start), isMarked: false },
    { key: `${start}`, text: text.slice(start, end), isMarked: true },
  ]);
  return (
    <p className={classes.passage}>
      {parts.map((part) => (part.isMarked ? <mark key={part.key}>{part.text}</mark> : <span key={part.key}>{part.text}</span>))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </p>
  );
}

const verdicts = {
  supported: 'The passage says what the sentence says.',
  partly: 'The passage says a part of what the sentence says.',
  'not-found': 'The passage does not say what the sentence says.',
} as const;

interface SourceDialogProps {
  readonly source: AnswerSource;
  readonly sentence: AnswerSentence;
  readonly onClose: () => void;
}

/** The very passage that a sentence stands on, with the words that both have. */
export function SourceDialog({ source, sentence, onClose }: SourceDialogProps) {
  const { number, title, heading, text, source: said, url, deepLink, isChecked } = source;
  const isBest = sentence.best === number;
  return (
    <Dialog title={`Source ${number}: ${title}`} onClose={onClose} size={640}>
      <p className={classes.passageHead}>{heading}</p>
      {text === '' ? (
        <p className={classes.passage}>A page that the AI service used. Nobody here has read it, so the sentence could not be held against it.</p>
      ) : (
        <>
          <Marked text={text} places={isBest ? sentence.found : []} />
          {isBest && (
            <p className={classes.verdict} data-support={sentence.support}>
              {verdicts[sentence.support]}
              {sentence.missing.length > 0 && ` It does not say: ${sentence.missing.join(', ')}.`}
            </p>
          )}
        </>
      )}
      <p className={classes.links}>
        {deepLink !== null && <a href={deepLink}>Open in the reference</a>}
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer">
            {said ?? url}
            {!isChecked && ' (not checked here)'}
          </a>
        )}
      </p>
    </Dialog>
  );
}
