import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import classes from './Insufficient.module.css';

interface InsufficientProps {
  readonly session: DiagnosticSession;
  readonly summary: string;
  readonly isComplaintKnown: boolean;
  readonly onAdd: () => void;
}

/** No guess is made from too little. This says what to add, and what is there already. */
export function Insufficient({ session, summary, isComplaintKnown, onAdd }: InsufficientProps) {
  const wanted = [
    { isGiven: isComplaintKnown, words: 'The main complaint: what it is, where it is, what it feels like' },
    { isGiven: session.duration !== null, words: 'Since when, and how it began: suddenly, over hours, over weeks' },
    { isGiven: false, words: 'What comes with it, and what is absent: fever, weight loss, breathlessness' },
    { isGiven: session.patientAge !== null && session.patientGender !== null, words: 'Age and gender' },
    { isGiven: session.medicalHistory !== null, words: 'Illnesses, medicines, exposures, family' },
  ];
  return (
    <div className={classes.insufficient} data-testid="insufficient">
      <LeafAndPulse flat />
      <p className={classes.summary}>{summary}</p>
      <h3 className={classes.title}>What to add</h3>
      <ul className={classes.list}>
        {wanted.map(({ isGiven, words }) => (
          <li key={words} data-given={isGiven}>
            {isGiven ? <IconCircleCheck size={18} stroke={1.75} aria-label="given" /> : <IconCircleDashed size={18} stroke={1.75} aria-label="missing" />}
            {words}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onAdd} className={classes.action} data-testid="add-to-description">
        Add to the description
      </Button>
    </div>
  );
}
