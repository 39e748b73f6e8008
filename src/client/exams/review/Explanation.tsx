import { IconBook, IconBulb, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { QuestionKey, QuestionLink } from '../../../shared/exams/exams.schema.ts';
import classes from './Explanation.module.css';

interface ExplanationProps {
  readonly answerKey: QuestionKey;
  /** Whether the page of the answer opens in this tab, where the way back finds all as it was; otherwise in a tab of its own, so that the paper stays where it is. */
  readonly readsHere?: boolean;
}

/** Where the answer can be read. */
function ReadLink({ link: { kind, id, section, title }, readsHere }: { readonly link: QuestionLink; readonly readsHere: boolean }) {
  const words = readsHere ? (
    <>
      <IconBook size={18} stroke={1.75} aria-hidden />
      {section === null ? 'Read' : 'Read the section'}: {title}
    </>
  ) : (
    <>
      Read: {title}
      <IconExternalLink size={16} stroke={1.75} aria-label="(opens in a new tab)" />
    </>
  );
  const shared = { target: readsHere ? undefined : '_blank', className: classes.link, 'data-testid': 'question-link' };
  if (kind === 'condition')
    return (
      <Link to="/references/conditions/$id" params={{ id }} search={{}} {...shared}>
        {words}
      </Link>
    );
  return (
    <Link to="/references/$id" params={{ id }} hash={section ?? undefined} {...shared}>
      {words}
    </Link>
  );
}

/** Why the answer is what it is, the sentence to keep, and where it stands. */
export function Explanation({ answerKey: { explanation, point, link, sources, citation }, readsHere = false }: ExplanationProps) {
  return (
    <div className={classes.explanation} data-testid="explanation">
      <h3 className={classes.title}>Explanation</h3>
      <p className={classes.text}>{explanation || 'There is none: whoever wrote the question gave only the answer.'}</p>
      {point && (
        <p className={classes.point} data-testid="learning-point">
          <IconBulb size={20} stroke={1.75} aria-hidden />
          <span>
            <strong>To keep.</strong> {point}
          </span>
        </p>
      )}
      {link && (
        <p className={classes.read}>
          <ReadLink link={link} readsHere={readsHere} />
        </p>
      )}
      {sources.length > 0 && (
        <p className={classes.sources}>
          <span>{sources.length === 1 ? 'Source: ' : 'Sources: '}</span>
          {sources.map(({ organisation, title, year, url }, i) => (
            <span key={url}>
              {i > 0 && '; '}
              {organisation},{' '}
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
              {year !== null && ` (${year})`}
            </span>
          ))}
        </p>
      )}
      {citation && (
        <p className={classes.sources} data-testid="question-citation">
          Source, as the imported file gives it (not checked here): {citation}
        </p>
      )}
    </div>
  );
}
