import { LeafAndPulse } from './art/LeafAndPulse.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { PageMessage } from './PageMessage.tsx';

/** The prompt of a page that only signed-in users may see. */
export function AuthRequired({ message }: { readonly message: string }) {
  return (
    <PageMessage
      title="Authentication Required"
      testId="auth-required"
      picture={<LeafAndPulse />}
      actions={
        <ButtonLink to="/auth" data-testid="sign-in-link">
          Sign In
        </ButtonLink>
      }
    >
      <p>{message}</p>
    </PageMessage>
  );
}
