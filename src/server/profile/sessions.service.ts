import type { SessionEntry } from '../../shared/profile/profile.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function listSessions(_ctx: AuthedContext): Promise<SessionEntry[]> {
  return [];
}

export async function endSession(_ctx: AuthedContext, _id: string): Promise<{ success: true }> {
  return { success: true };
}

export async function endOtherSessions(_ctx: AuthedContext): Promise<{ success: true }> {
  return { success: true };
}
