import { getRouteApi } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { PageHead } from '../ui/PageHead.tsx';
import { PageLoader } from '../ui/PageLoader.tsx';
import { PageTabs } from '../ui/PageTabs.tsx';
import { DueBadge } from './cards/DueBadge.tsx';
import { useKeptReviews } from './cards/useKeptReviews.ts';
import classes from './ExamTabs.module.css';
import { OpenAttempts } from './list/OpenAttempts.tsx';
import { QuizList } from './list/QuizList.tsx';
import { SeriesList } from './list/SeriesList.tsx';
import { StartFromAddress } from './list/StartFromAddress.tsx';
import { type ExamsSearch, type ExamTab, searchOfTab } from './list/search.rules.ts';
import { startBlock } from './list/startMark.ts';
import { useKeptAnswers } from './list/useKeptAnswers.ts';
import { useOpenAttempts } from './list/useOpenAttempts.ts';
import { PatientsSlot } from './patientsSlot.ts';

// Each comes with its own tab: the first load is for the lists.
const QuestionBank = lazy(async () => ({ default: (await import('./bank/QuestionBank.tsx')).QuestionBank }));
const ReviewTab = lazy(async () => ({ default: (await import('./cards/ReviewTab.tsx')).ReviewTab }));
const PerformanceTab = lazy(async () => ({ default: (await import('./performance/PerformanceTab.tsx')).PerformanceTab }));

const route = getRouteApi('/pg-preparation');

const names = {
  quizzes: 'Mini Quizzes',
  series: 'Test Series',
  bank: 'Question Bank',
  review: 'Review',
  patients: 'Patients',
  performance: 'Performance',
} as const satisfies Record<ExamTab, string>;

interface ExamTabsProps {
  readonly search: ExamsSearch;
  /** Whether somebody comes back from a paper, and so begins at the heading again. */
  readonly takesFocus: boolean;
}

/** Everything there is to take, and how it went. */
export function ExamTabs({ search, takesFocus }: ExamTabsProps) {
  const navigate = route.useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { attempts, isWaiting } = useOpenAttempts();
  const { tab: current = 'quizzes' } = search;
  useKeptAnswers(attempts);
  useKeptReviews(current !== 'review');
  const open = (tab: ExamTab) =>
    void navigate({ search: (before) => ({ ...before, tab: searchOfTab(tab), start: undefined, case: undefined, patient: undefined }), resetScroll: false });
  const renderPatients = use(PatientsSlot);
  const panels: Readonly<Record<ExamTab, ReactNode>> = {
    quizzes: <QuizList />,
    series: <SeriesList />,
    bank: <QuestionBank onSeries={() => open('series')} />,
    review: <ReviewTab onQuizzes={() => open('quizzes')} />,
    patients: renderPatients(),
    performance: <PerformanceTab onSeries={() => open('series')} />,
  };
  return (
    <div className={classes.page}>
      <PageHead heading={heading} title="Medical Exam Preparation" lead="Questions of our own, each with its reasons and a source. For education only." />
      {search.start !== undefined && search.start !== startBlock && <StartFromAddress id={search.start} />}
      <OpenAttempts attempts={attempts} />
      <PageTabs label="Exam preparation" names={names} badges={{ review: <DueBadge /> }} current={current} onOpen={open} isWaiting={isWaiting}>
        {(tab) => <Suspense fallback={<PageLoader label={`Loading ${names[tab].toLowerCase()}`} />}>{panels[tab]}</Suspense>}
      </PageTabs>
    </div>
  );
}
