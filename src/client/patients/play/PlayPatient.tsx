import { useMemo, useRef, useState } from 'react';
import type { MadePatient } from '../../../shared/patients/base/patient.types.ts';
import { isPossibleAt } from '../../../shared/patients/making/age-and-sex.ts';
import { complaintInWords } from '../../../shared/patients/making/complaint.rules.ts';
import { answerOf } from '../../../shared/patients/playing/answers.rules.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import type { BrowserBase } from '../patientBase.ts';
import { AskPanel } from './AskPanel.tsx';
import { CommitPanel } from './CommitPanel.tsx';
import { PatientChart } from './PatientChart.tsx';
import classes from './PlayPatient.module.css';
import type { Play, PlayAction } from './play.rules.ts';

interface PlayPatientProps {
  readonly patient: MadePatient;
  readonly browser: BrowserBase;
  readonly play: Play;
  readonly act: (action: PlayAction) => void;
}

/** The table of a consultation: the patient's sheet, and beside it what can be asked and what is committed to. */
export function PlayPatient({ patient, browser, play, act }: PlayPatientProps) {
  const { base, findings, conditions } = browser;
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const entries = useMemo(() => findings.filter(({ id }) => isPossibleAt(id, base.topics.get(id) ?? '', patient)), [findings, base, patient]);
  const answers = useMemo(() => play.steps.flatMap((id) => answerOf(id, patient, base) ?? []), [play.steps, patient, base]);
  const complaint = useMemo(() => complaintInWords(patient, base), [patient, base]);
  const firstSystem = findings.find(({ id }) => id === patient.complaints[0])?.system ?? '';
  const ask = (id: string) => {
    const answer = answerOf(id, patient, base);
    if (!answer) return;
    act({ kind: 'ask', id });
    setSaid(`${answer.name}: ${answer.words}`);
  };
  return (
    <div className={classes.table}>
      <Sheet className={classes.sheet} aria-label="The patient's sheet">
        <PatientChart complaint={complaint} answers={answers} severity={patient.severity} />
      </Sheet>
      <Sheet className={classes.desk} aria-label="Your questions">
        <AskPanel entries={entries} asked={play.steps} firstSystem={firstSystem} onAsk={ask} said={said} field={field} />
        <CommitPanel conditions={conditions} play={play} act={act} />
      </Sheet>
    </div>
  );
}
