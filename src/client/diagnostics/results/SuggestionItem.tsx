import { Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { useId } from 'react';
import type { Suggestion } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { ProbabilityBadge } from '../../ui/ProbabilityBadge.tsx';
import { Urgency } from '../../ui/Urgency.tsx';
import { PosteriorBar } from './PosteriorBar.tsx';
import { SuggestionDetails } from './SuggestionDetails.tsx';
import classes from './SuggestionItem.module.css';

interface SuggestionItemProps {
  readonly suggestion: Suggestion;
  readonly rank: number;
  readonly scale: number;
}

function Reference({ suggestion }: { readonly suggestion: Suggestion }) {
  const [first] = suggestion.references;
  if (!first) return <span>{suggestion.reference}</span>;
  return (
    <a href={first.url} target="_blank" rel="noreferrer" className={classes.reference} data-testid="suggestion-reference">
      {suggestion.reference}
      <IconExternalLink size={12} stroke={2} aria-label="opens in a new tab" />
    </a>
  );
}

/** One suggestion: the documented card, and behind its name the reasons. The first one is open from the start. */
export function SuggestionItem({ suggestion, rank, scale }: SuggestionItemProps) {
  const [isOpen, disclosure] = useDisclosure(rank === 1);
  const details = useId();
  const { condition, probability, score, description, icd10, urgency } = suggestion;
  return (
    <article className={classes.item} data-open={isOpen}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={disclosure.toggle}
            data-testid="suggestion-toggle"
          >
            <span className={classes.rank}>{rank}</span>
            <span data-testid="suggestion-condition">{condition}</span>
            <IconChevronRight size={18} stroke={2} className={classes.chevron} aria-hidden />
          </button>
        </h3>
        <div className={classes.probability}>
          <PosteriorBar share={score} probability={probability} />
          <ProbabilityBadge probability={probability} />
        </div>
      </div>
      <div className={classes.body}>
        <p className={classes.description} data-testid="suggestion-description">
          {description}
        </p>
        <p className={classes.facts}>
          <span>ICD-10 {icd10}</span>
          <Urgency urgency={urgency} />
          {urgency === 'emergency' && probability === 'low' && <span>low share, must be excluded</span>}
          <Reference suggestion={suggestion} />
        </p>
        <Collapse id={details} expanded={isOpen} transitionDuration={150} keepMountedMode="display-none">
          <SuggestionDetails suggestion={suggestion} scale={scale} />
        </Collapse>
      </div>
    </article>
  );
}
