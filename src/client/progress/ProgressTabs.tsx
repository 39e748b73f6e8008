import { getRouteApi } from '@tanstack/react-router';
import type { ProgressOverview, UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { PageTabs } from '../ui/PageTabs.tsx';
import { AchievementsTab } from './achievements/AchievementsTab.tsx';
import { AnalyticsTab } from './analytics/AnalyticsTab.tsx';
import { BadgesTab } from './badges/BadgesTab.tsx';
import { MissedQuestions } from './patients/MissedQuestions.tsx';
import { type ProgressTab, searchOfTab } from './search.rules.ts';
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
  const { tab: current = 'progress' } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (tab: ProgressTab) => void navigate({ search: searchOfTab(tab), resetScroll: false });
  return (
    <PageTabs label="Progress" names={names} current={current} onOpen={open}>
      {(tab) =>
        ({
          progress: (
            <>
              <SubjectsTab subjects={subjects} weakTopics={overview.weakTopics} />
              <MissedQuestions />
            </>
          ),
          achievements: <AchievementsTab next={overview.next} />,
          badges: <BadgesTab />,
          analytics: <AnalyticsTab attempts={statistics.recentAttempts} trends={overview.trends} />,
        })[tab]
      }
    </PageTabs>
  );
}
