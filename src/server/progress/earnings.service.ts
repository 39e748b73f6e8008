import type { PageInput } from '../../shared/paging.schema.ts';
import type { Earned, UserAchievement, UserBadge } from '../../shared/progress/progress.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function listAchievements(_ctx: AuthedContext, _page: PageInput): Promise<UserAchievement[]> {
  return [];
}

export async function listBadges(_ctx: AuthedContext, _page: PageInput): Promise<UserBadge[]> {
  return [];
}

export async function earnedIn(_ctx: AuthedContext, _id: string): Promise<Earned> {
  return { achievements: [], badges: [] };
}
