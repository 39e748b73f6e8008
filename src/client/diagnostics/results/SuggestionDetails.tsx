import { citationText } from '../../../shared/content/citation.rules.ts';
import type { Suggestion } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { ConditionLink } from './ConditionLink.tsx';
import { EvidenceColumns } from './EvidenceColumns.tsx';
import { ManagementOutline } from './ManagementOutline.tsx';
import { NextSteps } from './NextSteps.tsx';
import classes from './SuggestionDetails.module.css';

interface SuggestionDetailsProps {
  readonly suggestion: Suggestion;
  readonly scale: number;
}

/** Why a condition stands where it stands, and what would settle it. */
export function SuggestionDetails({ suggestion, scale }: SuggestionDetailsProps) {
  const { conditionId, condition, findingsFor, findingsAgainst, notMentioned, nextSteps, references } = suggestion;
  return (
    <div className={classes.details}>
      <EvidenceColumns findingsFor={findingsFor} findingsAgainst={findingsAgainst} scale={scale} />
      {notMentioned.length > 0 && (
        <p className={classes.line}>
          <span className={classes.label}>Expected, not mentioned</span> {notMentioned.map(({ name }) => name).join(' · ')}
        </p>
      )}
      <div>
        {nextSteps.length > 0 && <NextSteps steps={nextSteps} />}
        <ManagementOutline conditionId={conditionId} />
      </div>
      <p className={classes.line}>
        <ConditionLink id={conditionId}>All about {condition}</ConditionLink>
      </p>
      {references.length > 1 && (
        <p className={classes.line}>
          <span className={classes.label}>Also</span>{' '}
          {references.slice(1).map((reference) => (
            <a key={reference.url} href={reference.url} target="_blank" rel="noreferrer">
              {citationText(reference)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
