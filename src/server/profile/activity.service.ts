import type { z } from 'zod';
import type { ActivityInput, ActivityPage, UserStats } from '../../shared/profile/profile.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function listActivity(_ctx: AuthedContext, _input: z.infer<typeof ActivityInput>): Promise<ActivityPage> {
  return { items: [], nextCursor: null };
}

export async function showStats(_ctx: AuthedContext): Promise<UserStats> {
  return { totalDiagnostics: 0, totalTestAttempts: 0, averageScore: 0, recentActivity: [] };
}
