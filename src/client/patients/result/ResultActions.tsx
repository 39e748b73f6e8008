import { Button } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { toast } from '../../ui/toast.tsx';

/** @returns the address at which the same patient is met */
function addressOf(code: string): string {
  return `${location.origin}/pg-preparation?tab=patients&case=${code}`;
}

async function share(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(code));
    toast.success('Link Copied', 'Whoever opens it meets the same patient. It does not say what ails them.');
  } catch {
    toast.failure('Not Copied', `The browser did not allow it. The address is ${addressOf(code)}`);
  }
}

/** Copies the address of a patient. */
export function ShareButton({ code }: { readonly code: string }) {
  return (
    <Button variant="default" leftSection={<IconShare3 size={18} stroke={1.75} aria-hidden />} onClick={() => void share(code)} data-testid="share-patient">
      Share
    </Button>
  );
}

/** What can be done next: another patient, the same once more, and sharing this one. */
export function ResultActions({ code, onAgain }: { readonly code: string; readonly onAgain: (() => void) | null }) {
  return (
    <>
      <ButtonLink to="/pg-preparation" search={{ tab: 'patients' }} data-testid="another-patient">
        Another patient
      </ButtonLink>
      <ShareButton code={code} />
      {onAgain && (
        <Button variant="subtle" onClick={onAgain} data-testid="play-again">
          Play once more
        </Button>
      )}
    </>
  );
}
