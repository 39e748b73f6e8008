import { SignedIn } from '../ui/SignedIn.tsx';
import { Dashboard } from './Dashboard.tsx';

/** What somebody has done and how it goes. */
export function ProgressPage() {
  return (
    <SignedIn title="Login Required" message="Your quizzes, streaks, achievements and badges are kept with your account." linkText="Login to View Progress">
      <Dashboard />
    </SignedIn>
  );
}
