import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FoundReference } from '../../../shared/references/references.schema.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Highlighted } from './Highlighted.tsx';
import classes from './ReferenceCard.module.css';

/** Keywords of a card; the article has them all. */
const mostKeywords = 6;

/** An article in short: what it is about, or what it says of what was looked for, and what it stands on. */
export function ReferenceCard({ reference }: { readonly reference: FoundReference }) {
  const { id, title, category, source, summary, keywords, citations, snippet } = reference;
  return (
    <article className={classes.card} aria-labelledby={`reference-${id}`} data-testid="reference-card">
      <div className={classes.head}>
        <h3 id={`reference-${id}`} className={classes.title}>
          <Link to="/references/$id" params={{ id }}>
            {title}
          </Link>
        </h3>
        <Badge variant="light" color="petrol">
          {category}
        </Badge>
      </div>
      {snippet ? (
        <p className={classes.content}>
          <Link to="/references/$id" params={{ id }} hash={snippet.section} className={classes.section} data-testid="snippet-section">
            {snippet.heading}
          </Link>{' '}
          <Highlighted text={snippet.text} highlights={snippet.highlights} />
        </p>
      ) : (
        <p className={classes.content} data-clamped>
          {summary}
        </p>
      )}
      <ul className={classes.keywords} aria-label="Keywords">
        {keywords.slice(0, mostKeywords).map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
        {keywords.length > mostKeywords && <li>+{keywords.length - mostKeywords}</li>}
      </ul>
      <div className={classes.foot}>
        <div className={classes.sources}>
          <p>
            <span className={classes.label}>Source</span> {source}
          </p>
          {citations.length > 1 && (
            <p className={classes.citations}>
              <span className={classes.label}>Citations</span> {citations.join('; ')}
            </p>
          )}
        </div>
        <ButtonLink to="/references/$id" params={{ id }} variant="default" size="xs" aria-label={`View Full: ${title}`} data-testid="view-full">
          View Full
        </ButtonLink>
      </div>
    </article>
  );
}
