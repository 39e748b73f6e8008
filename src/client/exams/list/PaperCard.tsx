import { type ReactNode, useId } from 'react';
import type { MiniQuiz, TestSeries } from '../../../shared/exams/exams.schema.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { DifficultyBadge } from '../DifficultyBadge.tsx';
import classes from './PaperCard.module.css';

interface PaperCardProps {
  readonly paper: MiniQuiz | TestSeries;
  readonly testId: string;
  /** What the paper is, in a few short lines. */
  readonly children: ReactNode;
  /** What stands beside the button. */
  readonly note: ReactNode;
  readonly start: { readonly label: string; readonly testId: string; readonly isPending: boolean; readonly onClick: () => void };
}

/** A paper that somebody can take: what it is, and the button that begins it, at the same place on every card of a row. */
export function PaperCard({ paper, testId, children, note, start }: PaperCardProps) {
  const title = useId();
  return (
    <Sheet component="li" className={classes.card} aria-labelledby={title} data-testid={testId}>
      <div className={classes.head}>
        <h3 id={title} className={classes.title}>
          {paper.title}
        </h3>
        <DifficultyBadge difficulty={paper.difficulty} />
      </div>
      <p className={classes.description}>{paper.description}</p>
      {children}
      <div className={classes.foot}>
        <div className={classes.note}>{note}</div>
        <PendingButton
          size="sm"
          isPending={start.isPending}
          pendingLabel="Starting..."
          onClick={start.onClick}
          aria-describedby={title}
          data-testid={start.testId}
        >
          {start.label}
        </PendingButton>
      </div>
    </Sheet>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly children: readonly string[];
}

/** A line of facts of a paper, behind its sign; where it breaks, it breaks between two of them. */
export function Fact({ icon, children }: FactProps) {
  return (
    <li className={classes.fact}>
      {icon}
      <span>
        {children.map((fact, index) => (
          <span key={fact}>
            {index > 0 && ' · '}
            <span className={classes.whole}>{fact}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

/** What there is to know of a paper before it is taken. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>;
}
