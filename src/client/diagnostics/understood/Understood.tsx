import { useMemo, useState } from 'react';
import type { DiagnosticSession } from '../../../shared/diagnostics/diagnostics.schema.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { understoodFindings } from '../reanalysis/answers.rules.ts';
import type { Reanalysis } from '../reanalysis/useReanalysis.ts';
import { AnnotatedText } from './AnnotatedText.tsx';
import { FindingChip } from './FindingChip.tsx';
import classes from './Understood.module.css';

interface UnderstoodProps {
  readonly session: DiagnosticSession;
  readonly reanalysis: Reanalysis;
}

/** What was read in the text, in place and as chips; each can be corrected, and the ranking follows. */
export function Understood({ session, reanalysis }: UnderstoodProps) {
  const { analysis, asWritten, answer } = reanalysis;
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const findings = useMemo(() => understoodFindings(analysis.recognised, asWritten), [analysis.recognised, asWritten]);
  // A corrected finding stays marked where it was written, in the state it has now.
  const readIn = (source: 'symptoms' | 'medicalHistory') =>
    findings.flatMap((finding) => {
      const place = finding.written ?? finding;
      return place.source === source ? [{ ...finding, spans: place.spans }] : [];
    });

  return (
    <Sheet className={classes.sheet} aria-labelledby="understood-title" data-testid="understood">
      <h2 id="understood-title" className={classes.title}>
        What was understood
      </h2>
      <AnnotatedText label="Symptoms" text={session.symptoms} findings={readIn('symptoms')} pointedAt={pointedAt} />
      {session.medicalHistory && (
        <AnnotatedText label="Medical history" text={session.medicalHistory} findings={readIn('medicalHistory')} pointedAt={pointedAt} />
      )}
      {findings.length === 0 ? (
        <p className={classes.note}>No finding was recognised in this text.</p>
      ) : (
        <>
          <p className={classes.note}>Wrong? Change a finding or leave it out: the ranking follows at once.</p>
          <ul className={classes.chips} aria-label="Findings">
            {findings.map((finding) => (
              <FindingChip
                key={finding.findingId}
                finding={finding}
                onAnswer={(state) => answer(finding.findingId, state)}
                onPoint={(isPointedAt) => setPointedAt(isPointedAt ? finding.findingId : null)}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
