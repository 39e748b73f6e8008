import { Button } from '@mantine/core';
import { LeafAndPulse } from '../../ui/art/LeafAndPulse.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';

interface NotInReferenceProps {
  /** Whether it is not there; otherwise it could not be loaded. */
  readonly isMissing: boolean;
  readonly what: 'article' | 'condition';
  readonly onRetry: () => void;
}

/** A page of the reference that is not there, or that did not load. */
export function NotInReference({ isMissing, what, onRetry }: NotInReferenceProps) {
  return (
    <PageMessage
      title={isMissing ? `There is no such ${what}` : `The ${what} did not load`}
      testId="not-in-reference"
      picture={<LeafAndPulse flat />}
      actions={
        <>
          {!isMissing && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink to="/references" search={{}} variant={isMissing ? 'filled' : 'default'}>
            Search the reference
          </ButtonLink>
        </>
      }
    >
      <p>{isMissing ? 'The address may be misspelt, or it belonged to something that was never in this reference.' : 'Please check your connection.'}</p>
    </PageMessage>
  );
}
