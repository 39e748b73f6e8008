import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { QuestionBank } from './bank/QuestionBank.tsx';
import classes from './ExamTabs.module.css';
import { OpenAttempts } from './list/OpenAttempts.tsx';
import { QuizList } from './list/QuizList.tsx';
import { SeriesList } from './list/SeriesList.tsx';
import { StartFromAddress } from './list/StartFromAddress.tsx';
import { type ExamsSearch, type ExamTab, examTabs, searchOfTab } from './list/search.rules.ts';
import { useKeptAnswers } from './list/useKeptAnswers.ts';
import { useOpenAttempts } from './list/useOpenAttempts.ts';
import { PerformanceTab } from './performance/PerformanceTab.tsx';

const route = getRouteApi('/pg-preparation');

const names = { quizzes: 'Mini Quizzes', series: 'Test Series', bank: 'Question Bank', performance: 'Performance' } as const satisfies Record<ExamTab, string>;

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
  useKeptAnswers(attempts);
  const list = useRef<HTMLDivElement>(null);
  const current = search.tab ?? 'quizzes';
  useEffect(() => {
    // On a phone the last tab is out of view until the row is moved.
    const chosen = list.current?.querySelector<HTMLElement>(`[data-testid="tab-${current}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - list.current.clientWidth;
  }, [current]);
  const open = (value: string | null) => {
    const tab = examTabs.find((name) => name === value);
    if (tab) void navigate({ search: (before) => ({ ...before, tab: searchOfTab(tab), start: undefined }), resetScroll: false });
  };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1} data-focus-target className={classes.title}>
          Medical Exam Preparation
        </h1>
        <p className={classes.lead}>Questions of our own, each with its reasons and a source. For education only.</p>
      </header>
      {search.start !== undefined && <StartFromAddress id={search.start} />}
      <OpenAttempts attempts={attempts} />
      <Tabs
        value={current}
        onChange={open}
        keepMounted={false}
        data-waiting={isWaiting || undefined}
        classNames={{ root: classes.below, list: classes.tabs, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List ref={list} aria-label="Exam preparation">
          {examTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} data-testid={`tab-${tab}`}>
              {names[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="quizzes">
          <QuizList />
        </Tabs.Panel>
        <Tabs.Panel value="series">
          <SeriesList />
        </Tabs.Panel>
        <Tabs.Panel value="bank">
          <QuestionBank onSeries={() => open('series')} />
        </Tabs.Panel>
        <Tabs.Panel value="performance">
          <PerformanceTab onSeries={() => open('series')} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
