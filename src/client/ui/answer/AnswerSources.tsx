import type { AnswerSource } from '../../../shared/answers/answers.schema.ts';
import classes from './Answer.module.css';

/** What an answer stands on, by number: our own section, and the page behind it. */
export function AnswerSources({ heading, sources }: { readonly heading: string; readonly sources: readonly AnswerSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={classes.sources} aria-label={heading}>
      <h3>{heading}</h3>
      <ol data-testid="answer-sources">
        {sources.map(({ number, kind, title, heading: part, source, url, deepLink, isChecked }) => (
          <li key={number} value={number}>
            {deepLink === null ? (
              <span>{kind === 'web' ? title : `${title}: ${part.charAt(0).toLowerCase()}${part.slice(1)}`}</span>
            ) : (
              <a href={deepLink}>{`${title}: ${part.charAt(0).toLowerCase()}${part.slice(1)}`}</a>
            )}
            {url !== null && (
              <>
                {' · '}
                <a href={url} target="_blank" rel="noreferrer" data-testid="answer-citation">
                  {source ?? url}
                </a>
                {!isChecked && <span className={classes.unchecked}> not checked here</span>}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
