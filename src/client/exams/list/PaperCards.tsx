import { type ReactNode, useMemo } from 'react';
import type { PaperKind } from '../../../shared/exams/exams.schema.ts';
import { type FilteredPaper, filterPapers, type PaperFilters } from './filters.rules.ts';
import { NoneFound } from './NoneFound.tsx';
import classes from './PaperList.module.css';
import { paperCount } from './texts.rules.ts';
import { useDrawn } from './useDrawn.ts';

interface PaperCardsProps<Paper> {
  readonly kind: PaperKind;
  readonly papers: readonly Paper[];
  readonly filters: PaperFilters;
  readonly onFilter: (filters: PaperFilters) => void;
  readonly children: (paper: Paper) => ReactNode;
}

/** The papers that pass the filters, counted, a card each. */
export function PaperCards<Paper extends FilteredPaper>({ kind, papers, filters, onFilter, children }: PaperCardsProps<Paper>) {
  const { exam, subject, difficulty } = filters;
  const shown = useMemo(() => filterPapers(papers, { exam, subject, difficulty }), [papers, exam, subject, difficulty]);
  const drawn = useDrawn(shown);
  return (
    <>
      <h2 className={classes.count} data-none={shown.length === 0} data-testid="paper-count">
        <span role="status">{paperCount(kind, shown.length)}</span>
      </h2>
      {shown.length === 0 ? (
        <NoneFound kind={kind} papers={papers} filters={filters} onChange={onFilter} />
      ) : (
        <ul className={classes.grid}>{drawn.map(children)}</ul>
      )}
    </>
  );
}
