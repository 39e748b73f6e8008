import type { UserOutput } from '../../shared/auth/auth.schema.ts';
import type { Preferences, PreferencesInput, ProfileInput } from '../../shared/profile/profile.schema.ts';
import { type StoredPreferences, User } from '../auth/user.entity.ts';
import { changeOwnAccount } from '../auth/user.service.ts';
import type { AuthedContext } from '../platform/context.ts';

/** Changes what was sent of the profile; an empty institution clears it. */
export async function updateProfile(ctx: AuthedContext, { institution, ...names }: ProfileInput): Promise<UserOutput> {
  const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
  const cleared = institution === '' ? null : institution;
  return { user: await changeOwnAccount(ctx, { ...given, ...(cleared !== undefined && { institution: cleared }) }) };
}

interface StoredChoice {
  readonly preferences?: StoredPreferences | null;
  readonly timeZone?: string | null;
}

function presentPreferences({ preferences, timeZone }: StoredChoice): Preferences {
  return { theme: preferences?.theme ?? null, shortcuts: preferences?.shortcuts ?? null, timeZone: timeZone ?? null };
}

/** @returns how somebody likes the page */
export async function showPreferences({ em, user }: AuthedContext): Promise<Preferences> {
  return presentPreferences(await em.findOneOrFail(User, { id: user.id }, { fields: ['preferences', 'timeZone'] }));
}

/** Keeps what is sent of the preferences, in one statement: of two tabs that choose different things at once neither undoes the other's. */
export async function savePreferences({ deps, user }: AuthedContext, { timeZone, ...chosen }: PreferencesInput): Promise<Preferences> {
  const [row] = await deps.database.query<StoredChoice>(
    `update users set preferences = coalesce(preferences, '{}'::jsonb) || ?::jsonb, time_zone = case when ?::boolean then ?::text else time_zone end
     where id = ? returning preferences, time_zone as "timeZone"`,
    [JSON.stringify(chosen), timeZone !== undefined, timeZone ?? null, user.id],
  );
  return presentPreferences(row ?? {});
}
