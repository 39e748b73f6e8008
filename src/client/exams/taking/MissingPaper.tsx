import { Button } from '@mantine/core';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';

interface MissingPaperProps {
  readonly text: string;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** In the place of a paper that did not load. */
export function MissingPaper({ text, onRetry, onLeave }: MissingPaperProps) {
  const actions = (
    <>
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="default" onClick={onLeave}>
        Back to the list
      </Button>
    </>
  );
  return (
    <PageMessage title="This paper did not open" testId="paper-missing" picture={<LeafAndPulse flat />} actions={actions}>
      <p>{text}</p>
    </PageMessage>
  );
}
