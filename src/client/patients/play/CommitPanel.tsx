import { Button } from '@mantine/core';
import { IconReportMedical } from '@tabler/icons-react';
import { longestDifferential, mostMustNotMiss } from '../../../shared/patients/limits.ts';
import type { Entry } from '../search/matching.rules.ts';
import classes from './CommitPanel.module.css';
import { NamedConditions } from './NamedConditions.tsx';
import type { Play, PlayAction } from './play.rules.ts';

interface CommitPanelProps {
  readonly conditions: readonly Entry[];
  readonly play: Play;
  readonly act: (action: PlayAction) => void;
}

/** What somebody commits to: a differential in its order, and what must not be missed. */
export function CommitPanel({ conditions, play, act }: CommitPanelProps) {
  const isReady = play.differential.length > 0;
  return (
    <section className={classes.panel} aria-labelledby="commit-title" data-part="commit">
      <h2 id="commit-title" className={classes.title}>
        Commit
      </h2>
      <NamedConditions
        label="Your differential, the likeliest first"
        note={`Up to ${longestDifferential} conditions.`}
        conditions={conditions}
        named={play.differential}
        most={longestDifferential}
        onName={(id) => act({ kind: 'name', list: 'differential', id })}
        onDrop={(id) => act({ kind: 'drop', list: 'differential', id })}
        onRaise={(id) => act({ kind: 'raise', id })}
        testId="differential"
      />
      <NamedConditions
        label="What must not be missed"
        note="Dangerous conditions that the complaint could mean. What stands in your differential counts as well."
        conditions={conditions}
        named={play.mustNotMiss}
        most={mostMustNotMiss}
        onName={(id) => act({ kind: 'name', list: 'mustNotMiss', id })}
        onDrop={(id) => act({ kind: 'drop', list: 'mustNotMiss', id })}
        testId="must-not-miss-search"
      />
      <Button
        leftSection={<IconReportMedical size={18} stroke={1.75} aria-hidden />}
        disabled={!isReady}
        onClick={() => act({ kind: 'end', at: Date.now() })}
        data-testid="finish-patient"
      >
        See how it went
      </Button>
      {!isReady && <p className={classes.note}>Name at least one condition first.</p>}
    </section>
  );
}
