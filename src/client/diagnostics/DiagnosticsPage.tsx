import { SignedIn } from '../ui/SignedIn.tsx';
import { Assistant } from './Assistant.tsx';

/** The main job: from a description of a patient to a ranked, explained differential. */
export function DiagnosticsPage() {
  return (
    <SignedIn title="Authentication Required" message="Please sign in to access diagnostic tools.">
      <Assistant />
    </SignedIn>
  );
}
