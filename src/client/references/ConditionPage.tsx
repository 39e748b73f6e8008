import { getRouteApi, Link } from '@tanstack/react-router';
import { managementHeading } from '../../shared/content/management.rules.ts';
import type { ConditionPage as Page } from '../../shared/references/condition-page.schema.ts';
import { errorCodeOf } from '../lib/errorText.ts';
import { trpc } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ManagementSteps } from '../ui/ManagementSteps.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { Urgency } from '../ui/Urgency.tsx';
import classes from './condition/Condition.module.css';
import { Findings } from './condition/Findings.tsx';
import { LookAlikes } from './condition/LookAlikes.tsx';
import { citedCondition, citedSource } from './reading/citedPages.ts';
import { NotInReference } from './reading/NotInReference.tsx';
import reading from './reading/Reading.module.css';
import { ReadingActions } from './reading/ReadingActions.tsx';
import { ReadingSection } from './reading/ReadingSection.tsx';
import { Line } from './reading/RunningText.tsx';
import { SourceList } from './reading/SourceList.tsx';
import { TableOfContents } from './reading/TableOfContents.tsx';
import { useHashTarget } from './reading/useHashTarget.ts';

const route = getRouteApi('/references/conditions/$id');

/** The parts of a condition's page that this one has, in their order. */
function contentsOf({ risks, against, lookAlikes, articles, management }: Page) {
  return [
    { id: 'summary', heading: 'Summary' },
    { id: 'red-flags', heading: 'Red flags' },
    { id: 'findings', heading: 'Typical findings' },
    ...(risks.length > 0 ? [{ id: 'risks', heading: 'What makes it likelier' }] : []),
    ...(against.length > 0 ? [{ id: 'against', heading: 'What argues against it' }] : []),
    ...(lookAlikes.length > 0 ? [{ id: 'look-alikes', heading: 'Look-alikes' }] : []),
    { id: 'next-steps', heading: 'Next steps' },
    { id: 'management', heading: managementHeading(management) },
    ...(articles.length > 0 ? [{ id: 'articles', heading: 'Articles' }] : []),
    { id: 'sources', heading: 'Sources' },
  ];
}

function Head({ page, from }: { readonly page: Page; readonly from: string | undefined }) {
  const { id, name, aliases, icd10, specialty, urgency, isMustNotMiss, sources } = page;
  return (
    <header className={reading.head}>
      <nav aria-label="Where this is" className={reading.trail}>
        <Link to="/references" search={{}}>
          References
        </Link>
        {from && (
          <Link to="/diagnostics" search={{ session: from }} data-testid="back-to-differential">
            Back to the differential
          </Link>
        )}
      </nav>
      <h1>{name}</h1>
      {aliases.length > 0 && <p className={classes.aliases}>Also called {aliases.join(', ')}</p>}
      <p className={reading.facts}>
        <span>{specialty}</span>
        <span>ICD-10 {icd10}</span>
        <Urgency urgency={urgency} />
        {isMustNotMiss && <span className={classes.mustNotMiss}>Not to be overlooked</span>}
      </p>
      <ReadingActions kind="condition" id={id} pages={() => [citedCondition(page), ...sources.map(citedSource)]} />
    </header>
  );
}

function Reading({ page, from }: { readonly page: Page; readonly from: string | undefined }) {
  useHashTarget(page.id);
  const { id, description, who, findings, risks, against, lookAlikes, redFlags, nextSteps, management, sources, articles } = page;
  return (
    <article className={reading.page} data-testid="condition">
      <Head page={page} from={from} />
      <TableOfContents entries={contentsOf(page)} />
      <div className={reading.body}>
        <ReadingSection id="summary" heading="Summary">
          <p>{description}</p>
          <ul className={classes.who} aria-label="Who gets it">
            {who.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ButtonLink to="/diagnostics" search={{ example: id }} size="xs" variant="light" className={classes.try} data-testid="try-a-case">
            Try a case
          </ButtonLink>
        </ReadingSection>
        <ReadingSection id="red-flags" heading="Red flags">
          <ul>
            {redFlags.map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </ReadingSection>
        <ReadingSection id="findings" heading="Typical findings">
          <Findings findings={findings} />
        </ReadingSection>
        {risks.length > 0 && (
          <ReadingSection id="risks" heading="What makes it likelier">
            <ul className={classes.risks}>
              {risks.map(({ id: risk, name, ratio }) => (
                <li key={risk}>
                  <span>{name}</span> <span className={classes.ratio}>odds × {ratio}</span>
                </li>
              ))}
            </ul>
          </ReadingSection>
        )}
        {against.length > 0 && (
          <ReadingSection id="against" heading="What argues against it">
            <p>Hardly any patient with it has one of these:</p>
            <ul className={classes.against}>
              {against.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </ReadingSection>
        )}
        {lookAlikes.length > 0 && (
          <ReadingSection id="look-alikes" heading="Look-alikes">
            <LookAlikes lookAlikes={lookAlikes} from={from} />
          </ReadingSection>
        )}
        <ReadingSection id="next-steps" heading="Next steps">
          <ol>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </ReadingSection>
        <ReadingSection id="management" heading={managementHeading(management)}>
          <ManagementSteps management={management} line={(spans) => <Line spans={spans} sources={sources} />} />
        </ReadingSection>
        {articles.length > 0 && (
          <ReadingSection id="articles" heading="Articles">
            <ul className={classes.articles}>
              {articles.map(({ id: article, title }) => (
                <li key={article}>
                  <Link to="/references/$id" params={{ id: article }} data-testid="condition-article">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </ReadingSection>
        )}
        <SourceList sources={sources} />
        <p className={reading.disclaimer}>
          For education only. Frequencies are rounded to seven bins by those who wrote the knowledge base; they are no measured rates, and no advice for the
          care of a real patient.
        </p>
      </div>
    </article>
  );
}

/** All that the diagnosis engine knows of a condition, as a page to be read. */
export function ConditionPage() {
  const { id } = route.useParams();
  const { from } = route.useSearch();
  const query = trpc.references.condition.useQuery({ id });
  return (
    <Loaded
      query={query}
      pending={<PageLoader label="Loading the condition" />}
      failed={(error, retry) => <NotInReference isMissing={['NOT_FOUND', 'BAD_INPUT'].includes(errorCodeOf(error) ?? '')} what="condition" onRetry={retry} />}
    >
      {(page) => <Reading key={page.id} page={page} from={from} />}
    </Loaded>
  );
}
