import { LeafAndPulse } from '../ui/art/LeafAndPulse.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { momentInWords } from '../ui/dates.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { SignInLink } from '../ui/SignInLink.tsx';

/** Said after the deletion was asked for. @param until the time up to which signing in undoes it */
export function AccountDeleted({ until }: { readonly until: string }) {
  return (
    <PageMessage
      title="You are signed out, and your account will be deleted"
      testId="account-deleted"
      picture={<LeafAndPulse flat />}
      actions={
        <>
          <SignInLink>Sign In and Keep It</SignInLink>
          <ButtonLink to="/" variant="default">
            Go to the start
          </ButtonLink>
        </>
      }
    >
      <p>
        It is kept until <time dateTime={until}>{momentInWords(until)}</time>. If you sign in before then, nothing is deleted. After that everything is gone,
        and nobody can bring it back.
      </p>
    </PageMessage>
  );
}
