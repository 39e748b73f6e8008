import { useRef } from 'react';
import type { Suggestion } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { SuggestionItem } from './SuggestionItem.tsx';
import classes from './SuggestionList.module.css';
import { useReorderMotion } from './useReorderMotion.ts';

/** The ranking, most probable first. */
export function SuggestionList({ suggestions }: { readonly suggestions: readonly Suggestion[] }) {
  const list = useRef<HTMLOListElement>(null);
  useReorderMotion(list, suggestions.map(({ conditionId }) => conditionId).join(' '));
  const weights = suggestions.flatMap(({ findingsFor, findingsAgainst }) => [...findingsFor, ...findingsAgainst].map(({ weight }) => Math.abs(weight)));
  const scale = Math.max(1, ...weights);

  return (
    <>
      <ol ref={list} className={classes.list} data-testid="suggestions">
        {suggestions.map((suggestion, index) => (
          <li key={suggestion.conditionId} className={classes.item} data-key={suggestion.conditionId} data-testid="suggestion">
            <SuggestionItem suggestion={suggestion} rank={index + 1} scale={scale} />
          </li>
        ))}
      </ol>
      <p className={classes.key}>
        The percentage is the share of probability among all conditions considered. A weight is the natural logarithm of a likelihood ratio: +0.7 doubles the
        odds, −0.7 halves them.
      </p>
    </>
  );
}
