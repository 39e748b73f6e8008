import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMinutes } from '../../lib/useMinutes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { paperWords } from '../paperWords.rules.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import classes from './OpenAttempts.module.css';
import { tabOfKind } from './search.rules.ts';
import { timeLeft } from './texts.rules.ts';
import type { BegunAttempt } from './useOpenAttempts.ts';

interface RowProps {
  readonly attempt: BegunAttempt;
  readonly now: number;
  readonly onDiscard: () => void;
}

function Row({ attempt, now, onDiscard }: RowProps) {
  const { id, kind, title, mode, answered, totalQuestions, endsAt } = attempt;
  const left = endsAt === null ? null : timeLeft(endsAt, now);
  const isOver = endsAt !== null && left === null;
  return (
    <li className={classes.row} data-testid={`open-attempt-${id}`}>
      <div className={classes.what}>
        <strong>Go on: {title}</strong>
        <span className={classes.facts}>
          {[paperWords[kind].modes[mode], `${answered} of ${totalQuestions} answered`, isOver ? 'its time is over' : left].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className={classes.actions}>
        {mode !== 'exam' && (
          <Button variant="subtle" size="sm" onClick={onDiscard} aria-label={`Discard: ${title}`} data-testid={`discard-${id}`}>
            Discard
          </Button>
        )}
        <ButtonLink
          to="/pg-preparation"
          search={{ tab: tabOfKind(kind), attempt: id }}
          variant="light"
          size="sm"
          aria-label={`${isOver ? 'See the result' : 'Resume'}: ${title}`}
          data-testid={`resume-${id}`}
        >
          {isOver ? 'See the result' : 'Resume'}
        </ButtonLink>
      </div>
    </li>
  );
}

/** What the signed-in user has begun and not finished; nothing where there is none. */
export function OpenAttempts({ attempts }: { readonly attempts: readonly BegunAttempt[] }) {
  const now = useMinutes();
  const [discarded, setDiscarded] = useState<BegunAttempt | null>(null);
  if (attempts.length === 0) return null;
  return (
    <Sheet aria-label="Begun and not finished" className={classes.sheet} data-testid="open-attempts">
      <ul className={classes.list}>
        {attempts.map((attempt) => (
          <Row key={attempt.id} attempt={attempt} now={now} onDiscard={() => setDiscarded(attempt)} />
        ))}
      </ul>
      {discarded && <DiscardDialog attempt={discarded} onClose={() => setDiscarded(null)} />}
    </Sheet>
  );
}
