import type { UserOutput } from '../../shared/auth/auth.schema.ts';
import type { Preferences, PreferencesInput, ProfileInput } from '../../shared/profile/profile.schema.ts';
import type { AuthedContext } from '../platform/context.ts';

export async function updateProfile(ctx: AuthedContext, _input: ProfileInput): Promise<UserOutput> {
  return { user: ctx.user };
}

export async function showPreferences(_ctx: AuthedContext): Promise<Preferences> {
  return { theme: null, shortcuts: null, timeZone: null };
}

export async function savePreferences(ctx: AuthedContext, input: PreferencesInput): Promise<Preferences> {
  return { ...(await showPreferences(ctx)), ...input };
}
