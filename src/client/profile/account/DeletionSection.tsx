import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import classes from './Data.module.css';
import { SettingsSection } from './SettingsSection.tsx';

// Few ask for it, and it brings what dialogs are made of.
const DeletionDialog = lazy(async () => ({ default: (await import('./DeletionDialog.tsx')).DeletionDialog }));

/** The end of an account: what it means, and the way to it. */
export function DeletionSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete account" lead="All of it, for good, after seven days." data-testid="deletion">
      <p className={classes.text}>
        You are signed out everywhere at once. For seven days signing in takes it back, and nothing is lost. Then your profile, cases, answers, attempts,
        progress and bookmarks are deleted, and nobody can bring them back.
      </p>
      <Button variant="outline" color="red" onClick={() => setAsking(true)} data-testid="delete-account">
        Delete my account
      </Button>
      <Suspense>{isAsking && <DeletionDialog onClose={() => setAsking(false)} />}</Suspense>
    </SettingsSection>
  );
}
