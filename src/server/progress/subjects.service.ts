import type { UserProgress, UserStatistics } from '../../shared/progress/progress.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function listProgress(_ctx: AuthedContext): Promise<UserProgress[]> {
  return [];
}

export async function showStatistics(_ctx: AuthedContext): Promise<UserStatistics> {
  return { totalQuizzes: 0, totalAchievements: 0, totalBadges: 0, overallPerformance: { totalQuestions: 0, averageScore: 0 }, recentAttempts: [] };
}
