import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LeafAndPulse } from './art/LeafAndPulse.tsx';
import { PageMessage } from './PageMessage.tsx';

/** A page that failed. The rest of the product still works, so the header stays and the page can be tried again. */
export function PageError({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };

  return (
    <PageMessage
      title="This page failed to open"
      testId="page-error"
      picture={<LeafAndPulse flat />}
      actions={
        <Button onClick={retry} data-testid="retry">
          Try again
        </Button>
      }
    >
      <p>What you saved is safe. Try again; if it keeps failing, reload the page.</p>
    </PageMessage>
  );
}
