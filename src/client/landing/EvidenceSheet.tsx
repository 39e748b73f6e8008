import { example } from 'virtual:worked-example';
import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './EvidenceSheet.module.css';
import { EvidenceTable } from './EvidenceTable.tsx';

/** How far the reading of the note has come; each part stays once it is there. */
export interface Reading {
  readonly marked: boolean;
  readonly ranked: boolean;
  readonly explained: boolean;
  readonly warned: boolean;
  readonly asked: boolean;
}

export const wholeReading: Reading = { marked: true, ranked: true, explained: true, warned: true, asked: false };

function Note({ isMarked }: { readonly isMarked: boolean }) {
  return (
    <p className={classes.note} data-step="0">
      {example.note.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <mark key={part.number} className={classes.finding} data-state={part.state} data-marked={isMarked}>
            {part.phrase}
            <sup>{part.number}</sup>
          </mark>
        ),
      )}
    </p>
  );
}

/** One case on one sheet: the note with what was read in it, the ranked answer, and what each finding says about it. */
export function EvidenceSheet({ reading }: { readonly reading: Reading }) {
  return (
    <Sheet component="div" className={classes.sheet}>
      <Note isMarked={reading.marked} />
      <div className={classes.part} data-step="2" data-shown={reading.ranked}>
        <EvidenceTable isExplained={reading.explained} />
      </div>
      <div className={classes.warning} data-step="4" data-shown={reading.warned}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        <div>
          <div className={classes.warningTitle}>
            <strong>{example.mustNotMiss.name}</strong>
            <Badge color="red">Not to be overlooked</Badge>
          </div>
          <p>{example.mustNotMiss.reason}</p>
        </div>
      </div>
      {reading.asked && (
        <p className={classes.question} data-step="5">
          <span>Ask next</span> {example.nextQuestion}
        </p>
      )}
    </Sheet>
  );
}
