import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ExamTabs } from './ExamTabs.tsx';
import { QuizByAddress } from './QuizByAddress.tsx';
import { TakenPaper } from './TakenPaper.tsx';

const route = getRouteApi('/pg-preparation');

/** Exam preparation: what there is to take, and in its place what is being taken. The address says which. */
export function ExamsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { attempt, quiz, mode = 'practice' } = search;
  const isTaking = attempt !== undefined || quiz !== undefined;
  const [hasTaken, setHasTaken] = useState(false);
  if (isTaking && !hasTaken) setHasTaken(true);
  const leave = () => void navigate({ search: (before) => ({ ...before, attempt: undefined, quiz: undefined, mode: undefined }) });
  if (attempt !== undefined) return <TakenPaper taken={{ attempt }} onLeave={leave} />;
  if (quiz !== undefined) return <QuizByAddress key={`${quiz} ${mode}`} quiz={quiz} mode={mode} onLeave={leave} />;
  return <ExamTabs search={search} takesFocus={hasTaken} />;
}
