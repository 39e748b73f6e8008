import type { ReferenceSource } from '../../../shared/references/references.schema.ts';
import classes from './Reading.module.css';
import { ReadingSection } from './ReadingSection.tsx';

/** What a page stands on: each source with its year and with how it was checked. */
export function SourceList({ sources }: { readonly sources: readonly ReferenceSource[] }) {
  return (
    <ReadingSection id="sources" heading="Sources">
      <ol className={classes.sources} data-testid="sources">
        {sources.map(({ id, organisation, title, year, url, checkedOn, check }, i) => (
          <li key={id} id={`source-${i + 1}`}>
            <span className={classes.organisation}>{organisation}.</span>{' '}
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            {year !== null && <span>. {year}</span>}
            <span className={classes.check}>
              {checkedOn === null ? 'Not confirmed: ' : `Checked ${checkedOn}: `}
              {check}
            </span>
          </li>
        ))}
      </ol>
    </ReadingSection>
  );
}
