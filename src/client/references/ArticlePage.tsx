import { getRouteApi, Link } from '@tanstack/react-router';
import type { Article } from '../../shared/references/references.schema.ts';
import { errorCodeOf } from '../lib/errorText.ts';
import { trpc } from '../lib/trpc.ts';
import { dayInWords } from '../ui/dates.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { citedArticle, citedSource } from './reading/citedPages.ts';
import { NotInReference } from './reading/NotInReference.tsx';
import classes from './reading/Reading.module.css';
import { ReadingActions } from './reading/ReadingActions.tsx';
import { ReadingSection } from './reading/ReadingSection.tsx';
import { RunningText } from './reading/RunningText.tsx';
import { SourceList } from './reading/SourceList.tsx';
import { TableOfContents } from './reading/TableOfContents.tsx';
import { useHashTarget } from './reading/useHashTarget.ts';

const route = getRouteApi('/references/$id');

/** Conditions and articles to go on with. */
function Onward({ article: { conditions, related } }: { readonly article: Article }) {
  return (
    <ReadingSection id="related" heading="Read on">
      <div className={classes.onward}>
        {conditions.length > 0 && (
          <div>
            <h3>Conditions of the diagnosis engine</h3>
            <ul>
              {conditions.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/references/conditions/$id" params={{ id }} search={{}} data-testid="article-condition">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {related.length > 0 && (
          <div>
            <h3>Related articles</h3>
            <ul>
              {related.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/references/$id" params={{ id }}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ReadingSection>
  );
}

function Reading({ article }: { readonly article: Article }) {
  useHashTarget(article.id);
  const { id, title, category, sections, sources, reviewed, isRetired } = article;
  const contents = [
    ...sections.map(({ id: section, heading }) => ({ id: section, heading })),
    { id: 'sources', heading: 'Sources' },
    { id: 'related', heading: 'Read on' },
  ];
  return (
    <article className={classes.page} data-testid="article">
      <header className={classes.head}>
        <nav aria-label="Where this is" className={classes.trail}>
          <Link to="/references" search={{}}>
            References
          </Link>
          <Link to="/references" search={{ category }}>
            {category}
          </Link>
        </nav>
        <h1>{title}</h1>
        <p className={classes.facts}>
          <span>
            Reviewed <time dateTime={reviewed}>{dayInWords(reviewed)}</time>
          </span>
          <span>{sources.length} sources</span>
        </p>
        {isRetired && (
          <p className={classes.retired}>This article has been taken out of the reference. It is kept for those who bookmarked it, and may be out of date.</p>
        )}
        <ReadingActions kind="article" id={id} pages={() => [citedArticle(article), ...sources.map(citedSource)]} />
      </header>
      <TableOfContents entries={contents} />
      <div className={classes.body}>
        {sections.map((section) => (
          <ReadingSection key={section.id} id={section.id} heading={section.heading}>
            <RunningText blocks={section.blocks} sources={sources} />
          </ReadingSection>
        ))}
        <SourceList sources={sources} />
        <Onward article={article} />
        <p className={classes.disclaimer}>For education only. It is no advice for the care of a real patient; check doses and thresholds where you work.</p>
      </div>
    </article>
  );
}

/** An article in its reading view: by sections, each with an address of its own. */
export function ArticlePage() {
  const { id } = route.useParams();
  const query = trpc.references.article.useQuery({ id });
  return (
    <Loaded
      query={query}
      pending={<PageLoader label="Loading the article" />}
      failed={(error, retry) => <NotInReference isMissing={['NOT_FOUND', 'BAD_INPUT'].includes(errorCodeOf(error) ?? '')} what="article" onRetry={retry} />}
    >
      {(article) => <Reading key={article.id} article={article} />}
    </Loaded>
  );
}
