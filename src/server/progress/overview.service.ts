import type { ProgressOverview } from '../../shared/progress/progress.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function showOverview(ctx: AuthedContext): Promise<ProgressOverview> {
  const today = ctx.deps.clock().toISOString().slice(0, 10);
  return {
    today,
    timeZone: 'UTC',
    streak: { current: 0, longest: 0, isTodayDone: false, isFreezeReady: true, frozen: [] },
    days: [],
    trends: [],
    weakTopics: [],
    next: [],
  };
}
