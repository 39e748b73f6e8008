import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../lib/auth.ts';
import { hasDraft } from '../lib/drafts.ts';
import { PageLoader } from '../ui/PageLoader.tsx';
import { useStart } from './list/useStart.ts';
import { readPreferences } from './preferences.ts';
import { TakenPaper } from './TakenPaper.tsx';
import { draftNameOf } from './taking/draftName.ts';

interface QuizProps {
  readonly quiz: string;
  readonly mode: 'practice' | 'study';
}

/** Begins a mini quiz on the server; the attempt then stands in its place. It has no clock, so a link may begin it. */
function Starting({ quiz, mode }: QuizProps) {
  const { start } = useStart();
  const begun = useRef<string>(undefined);
  useEffect(() => {
    // Once for each quiz, however often the page is drawn.
    if (begun.current === quiz) return;
    begun.current = quiz;
    start({ kind: 'quiz', paperId: quiz, preferences: { ...readPreferences(), quiz: mode }, isFromAddress: true });
  });
  return <PageLoader label="Starting the quiz" />;
}

/** A mini quiz by its address. For somebody who is signed in the server begins and keeps it; for anybody else, and for whoever began it before signing in, this tab does. */
export function QuizByAddress({ quiz, mode, onLeave }: QuizProps & { readonly onLeave: () => void }) {
  const { user, isLoading } = useAuth();
  const [isHere, stayHere] = useState(() => hasDraft(draftNameOf(quiz, mode)));
  // Whoever signs in in the middle of it goes on here.
  if (!isHere && !isLoading && !user) stayHere(true);
  if (isHere) return <TakenPaper taken={{ quiz, mode }} onLeave={onLeave} />;
  return isLoading ? <PageLoader label="Loading the quiz" /> : <Starting quiz={quiz} mode={mode} />;
}
