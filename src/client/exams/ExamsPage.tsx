import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ExamTabs } from './ExamTabs.tsx';
import { TakenPaper } from './TakenPaper.tsx';

const route = getRouteApi('/pg-preparation');

/** Exam preparation: what there is to take, and in its place what is being taken. The address says which. */
export function ExamsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { attempt, quiz, mode = 'practice' } = search;
  const taken = attempt !== undefined ? { attempt } : quiz !== undefined ? { quiz, mode } : null;
  const [hasTaken, setHasTaken] = useState(false);
  if (taken && !hasTaken) setHasTaken(true);
  const leave = () => void navigate({ search: (before) => ({ ...before, attempt: undefined, quiz: undefined, mode: undefined }) });
  return taken ? <TakenPaper taken={taken} onLeave={leave} /> : <ExamTabs search={search} takesFocus={hasTaken} />;
}
