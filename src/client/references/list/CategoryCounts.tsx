import type { CategoryName } from '../../../shared/content/schema/categories.ts';
import type { ReferenceSearch } from '../../../shared/references/references.schema.ts';
import classes from './CategoryCounts.module.css';

interface CategoryCountsProps {
  readonly counts: ReferenceSearch['categories'];
  readonly chosen: CategoryName | undefined;
  readonly onChoose: (category: CategoryName | undefined) => void;
}

/** How many articles each category has of what is shown; one is chosen by a click, and given up by another. */
export function CategoryCounts({ counts, chosen, onChoose }: CategoryCountsProps) {
  if (counts.length < 2 && chosen === undefined) return null;
  return (
    <ul className={classes.counts} aria-label="By category">
      {counts.map(({ category, count }) => (
        <li key={category}>
          <button
            type="button"
            className={classes.count}
            aria-pressed={category === chosen}
            onClick={() => onChoose(category === chosen ? undefined : category)}
            data-testid="category-count"
          >
            {category} <span className={classes.number}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
