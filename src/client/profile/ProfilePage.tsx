import { DeleteAccountOutput } from '../../shared/profile/profile.schema.ts';
import { useAuth } from '../lib/auth.ts';
import { readDraft } from '../lib/drafts.ts';
import { SignedIn } from '../ui/SignedIn.tsx';
import { AccountDeleted } from './AccountDeleted.tsx';
import { deletionDraft } from './account/useDeletion.ts';
import { Profile } from './Profile.tsx';

/** The account of whoever is signed in; somebody who has just asked for its deletion is told until when it can be undone. */
export function ProfilePage() {
  const { user, isLoading } = useAuth();
  const deletion = user || isLoading ? null : readDraft(deletionDraft, DeleteAccountOutput);
  if (deletion) return <AccountDeleted until={deletion.deletedAt} />;
  return (
    <SignedIn title="Authentication Required" message="Please sign in to view your profile.">
      {user && <Profile user={user} />}
    </SignedIn>
  );
}
