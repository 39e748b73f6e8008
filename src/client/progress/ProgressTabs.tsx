import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ProgressOverview, UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { AchievementsTab } from './achievements/AchievementsTab.tsx';
import { AnalyticsTab } from './analytics/AnalyticsTab.tsx';
import { BadgesTab } from './badges/BadgesTab.tsx';
import classes from './ProgressTabs.module.css';
import { type ProgressTab, progressTabs, searchOfTab } from './search.rules.ts';
import { SubjectsTab } from './subjects/SubjectsTab.tsx';

const route = getRouteApi('/progress');

const names = { progress: 'Progress', achievements: 'Achievements', badges: 'Badges', analytics: 'Analytics' } as const satisfies Record<ProgressTab, string>;

interface ProgressTabsProps {
  readonly statistics: UserStatistics;
  readonly subjects: readonly UserProgress[];
  readonly overview: ProgressOverview;
}

/** The four tabs; the address says which is open. */
export function ProgressTabs({ statistics, subjects, overview }: ProgressTabsProps) {
  const { tab = 'progress' } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (value: string | null) => void navigate({ search: searchOfTab(value), resetScroll: false });
  return (
    <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ list: classes.tabs, tab: classes.tab, panel: classes.panel }}>
      <Tabs.List aria-label="Progress">
        {progressTabs.map((name) => (
          <Tabs.Tab key={name} value={name} data-testid={`tab-${name}`}>
            {names[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="progress">
        <SubjectsTab subjects={subjects} weakTopics={overview.weakTopics} />
      </Tabs.Panel>
      <Tabs.Panel value="achievements">
        <AchievementsTab next={overview.next} />
      </Tabs.Panel>
      <Tabs.Panel value="badges">
        <BadgesTab />
      </Tabs.Panel>
      <Tabs.Panel value="analytics">
        <AnalyticsTab attempts={statistics.recentAttempts} trends={overview.trends} />
      </Tabs.Panel>
    </Tabs>
  );
}
