import classes from './ReviewFilters.module.css';
import { filterReviewed, type Reviewed, type ReviewFilter, reviewFilters } from './verdict.rules.ts';

const words = { all: 'All', incorrect: 'Incorrect', marked: 'Marked', unanswered: 'Unanswered' } as const satisfies Record<ReviewFilter, string>;

interface ReviewFiltersProps {
  readonly reviewed: readonly Reviewed[];
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}

/** All questions, or those that need another look, with how many there are of each. */
export function ReviewFilters({ reviewed, filter, onFilter }: ReviewFiltersProps) {
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>Which questions</legend>
      {reviewFilters.map((one) => {
        const count = filterReviewed(reviewed, one).length;
        return (
          <button
            key={one}
            type="button"
            className={classes.filter}
            aria-pressed={one === filter}
            disabled={count === 0}
            onClick={() => onFilter(one)}
            data-testid={`review-filter-${one}`}
          >
            {words[one]} <span className={classes.count}>{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
