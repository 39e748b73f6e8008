import { Badge, Button } from '@mantine/core';
import { useMemo } from 'react';
import { goneMessage, slipMessage } from '../../shared/patients/base/case-code.rules.ts';
import { patientOf } from '../../shared/patients/making/make-patient.ts';
import { LostLine } from '../ui/art/LostLine.tsx';
import classes from './PatientsTab.module.css';
import type { BrowserBase } from './patientBase.ts';
import { PlayPatient } from './play/PlayPatient.tsx';
import { usePlay } from './play/usePlay.ts';
import { PlayedPatient } from './result/PlayedPatient.tsx';
import { ShareButton } from './result/ResultActions.tsx';

interface OpenCaseProps {
  readonly code: string;
  readonly browser: BrowserBase;
  readonly onLeave: () => void;
}

const colours = { easy: 'green', medium: 'yellow', hard: 'red' } as const;

function NoPatient({ reason, onLeave }: { readonly reason: 'broken' | 'gone'; readonly onLeave: () => void }) {
  const isGone = reason === 'gone';
  return (
    <div className={classes.alone} role="alert" data-testid={isGone ? 'patient-gone' : 'patient-broken'}>
      <LostLine />
      <h2>{isGone ? goneMessage : 'This code cannot be read'}</h2>
      <p>{isGone ? 'The knowledge has changed since the code was made, so it would be somebody else now.' : slipMessage}</p>
      <Button onClick={onLeave}>Meet another patient</Button>
    </div>
  );
}

function Played({ code, browser, onLeave, found }: OpenCaseProps & { readonly found: Exclude<ReturnType<typeof patientOf>, string> }) {
  const { play, act, restart } = usePlay(code);
  const { patient, choice } = found;
  if (play.endedAt !== null)
    return <PlayedPatient code={code} patient={patient} difficulty={choice.difficulty} browser={browser} play={play} onAgain={restart} />;
  return (
    <>
      <div className={classes.bar}>
        <p>
          <Badge color={colours[choice.difficulty]}>{choice.difficulty.charAt(0).toUpperCase() + choice.difficulty.slice(1)}</Badge>
          {choice.specialty ?? 'Any specialty'}
        </p>
        <div>
          <ShareButton code={code} />
          <Button variant="subtle" onClick={onLeave} data-testid="leave-patient">
            Another patient
          </Button>
        </div>
      </div>
      <PlayPatient patient={patient} browser={browser} play={play} act={act} />
    </>
  );
}

/** The patient of a code; or why there is none. */
export function OpenCase(props: OpenCaseProps) {
  const { code, browser, onLeave } = props;
  const found = useMemo(() => patientOf(code, browser.base), [code, browser]);
  return typeof found === 'string' ? <NoPatient reason={found} onLeave={onLeave} /> : <Played key={code} {...props} found={found} />;
}
