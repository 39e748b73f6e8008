import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import type { CaseDifficulty } from '../../../shared/patients/base/case-code.rules.ts';
import type { MadePatient } from '../../../shared/patients/base/patient.types.ts';
import { complaintInWords } from '../../../shared/patients/making/complaint.rules.ts';
import { scorePatient } from '../../../shared/patients/playing/score-patient.ts';
import { useAuth } from '../../lib/auth.ts';
import { errorText } from '../../lib/errorText.ts';
import { trpc } from '../../lib/trpc.ts';
import { SignInLink } from '../../ui/SignInLink.tsx';
import type { BrowserBase } from '../patientBase.ts';
import { type Play, secondsOf } from '../play/play.rules.ts';
import { PatientResultView } from './PatientResultView.tsx';
import classes from './PlayedPatient.module.css';
import { ResultActions } from './ResultActions.tsx';

interface PlayedPatientProps {
  readonly code: string;
  readonly patient: MadePatient;
  readonly difficulty: CaseDifficulty;
  readonly browser: BrowserBase;
  readonly play: Play;
  readonly onAgain: () => void;
}

/** Sends a play to whoever is signed in, once; sent again it counts once. */
function useKept(code: string, play: Play) {
  const { user, isLoading } = useAuth();
  const utils = trpc.useUtils();
  const finish = trpc.patients.finish.useMutation({
    onSuccess: () => Promise.all([utils.patients.list.invalidate(), utils.patients.missed.invalidate()]),
  });
  const { repeatId, steps, differential, mustNotMiss } = play;
  const send = () => finish.mutate({ repeatId, code, steps, differential, mustNotMiss, secondsTaken: secondsOf(play) });
  const sent = useRef<string | null>(null);
  const userId = user?.id;
  useEffect(() => {
    const key = `${userId} ${repeatId}`;
    if (userId === undefined || sent.current === key) return;
    sent.current = key;
    send();
  });
  return { isSignedOut: !isLoading && user === null, finish, send };
}

function Keeping({ isSignedOut, finish, send }: ReturnType<typeof useKept>) {
  if (isSignedOut)
    return (
      <p className={classes.keeping} data-testid="patient-not-kept">
        <span>You are signed out, so this is not kept. Sign in, and it counts to your progress.</span>
        <SignInLink size="xs">Sign In</SignInLink>
      </p>
    );
  if (finish.isError)
    return (
      <p className={classes.keeping} role="alert" data-testid="patient-not-kept">
        <span>{errorText(finish.error, 'This result could not be saved.')}</span>
        <Button size="xs" variant="default" onClick={send}>
          Try again
        </Button>
      </p>
    );
  return (
    <p className={classes.kept} role="status" data-testid="patient-kept">
      {finish.isSuccess ? 'Saved with your progress.' : 'Saving…'}
    </p>
  );
}

/** A patient who was just played: worked out here at once, and again by the server that keeps it. */
export function PlayedPatient({ code, patient, difficulty, browser, play, onAgain }: PlayedPatientProps) {
  const { base } = browser;
  const kept = useKept(code, play);
  const result = useMemo(() => scorePatient(patient, difficulty, play, base), [patient, difficulty, play, base]);
  return (
    <PatientResultView
      result={result}
      complaint={complaintInWords(patient, base)}
      keeping={<Keeping {...kept} />}
      actions={<ResultActions code={code} onAgain={onAgain} />}
    />
  );
}
