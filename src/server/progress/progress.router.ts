import { z } from 'zod';
import { IdInput } from '../../shared/fields.ts';
import { ListHeaders, PageInput } from '../../shared/paging.schema.ts';
import { Earned, ProgressOverview, UserAchievement, UserBadge, UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import { earnedIn, listAchievements, listBadges } from './earnings.service.ts';
import { showOverview } from './overview.service.ts';
import { listProgress, showStatistics } from './subjects.service.ts';

const listed = { responseHeaders: ListHeaders };

export const progressRouter = router({
  achievements: authed
    .meta(documented('GET', '/user-achievements', 'Achievements, those earned last first', listed))
    .input(PageInput.prefault({}))
    .output(z.array(UserAchievement))
    .query(({ ctx, input }) => listAchievements(ctx, input)),

  badges: authed
    .meta(documented('GET', '/user-badges', 'Badges, those earned last first', listed))
    .input(PageInput.prefault({}))
    .output(z.array(UserBadge))
    .query(({ ctx, input }) => listBadges(ctx, input)),

  subjects: authed
    .meta(documented('GET', '/user-progress', 'Progress by subject and exam type'))
    .output(z.array(UserProgress))
    .query(({ ctx }) => listProgress(ctx)),

  statistics: authed
    .meta(documented('GET', '/user-statistics', 'How much was done, and how it went'))
    .output(UserStatistics)
    .query(({ ctx }) => showStatistics(ctx)),

  overview: authed.output(ProgressOverview).query(({ ctx }) => showOverview(ctx)),

  /** What an attempt of one's own has earned. */
  earnedIn: authed
    .input(IdInput)
    .output(Earned)
    .query(({ ctx, input }) => earnedIn(ctx, input.id)),
});
