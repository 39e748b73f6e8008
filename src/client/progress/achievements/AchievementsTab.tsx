import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { NextAchievement } from '../../../shared/progress/progress.schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { Loaded, Waiting } from '../../ui/Loaded.tsx';
import { EmptyTab } from '../EmptyTab.tsx';
import { AchievementCard } from './AchievementCard.tsx';
import classes from './AchievementsTab.module.css';
import { NextAchievements } from './NextAchievements.tsx';

/** Achievements beyond these are shown when asked for. */
const mostShown = 12;

const pending = (
  <Waiting label="Loading your achievements">
    <Skeleton height={118} />
    <Skeleton height={118} />
    <Skeleton height={118} />
  </Waiting>
);

function Earned() {
  const query = trpc.progress.achievements.useQuery({ limit: 500 }, { refetchOnMount: 'always' });
  const [isWhole, setWhole] = useState(false);
  const empty = (
    <EmptyTab title="No achievements yet" testId="achievements-empty">
      They come with what you do: quizzes finished, questions answered, subjects mastered. Each has four levels, from bronze to platinum, and what is earned
      stays.
    </EmptyTab>
  );
  return (
    <Loaded query={query} pending={pending} failed="Your achievements could not be loaded." empty={empty}>
      {(achievements) => (
        <section aria-label="Earned achievements">
          <ul className={classes.grid}>
            {(isWhole ? achievements : achievements.slice(0, mostShown)).map((achievement) => (
              <AchievementCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
          {achievements.length > mostShown && (
            <Button variant="subtle" size="sm" mt={8} onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} data-testid="all-achievements">
              {isWhole ? `Show the latest ${mostShown} only` : `Show all ${achievements.length}`}
            </Button>
          )}
        </section>
      )}
    </Loaded>
  );
}

/** What was earned, the latest first, and what comes next. */
export function AchievementsTab({ next }: { readonly next: readonly NextAchievement[] }) {
  return (
    <div className={classes.page}>
      <Earned />
      <NextAchievements next={next} />
    </div>
  );
}
