import { z } from 'zod';
import { UserOutput } from '../../shared/auth/auth.schema.ts';
import { SuccessOutput } from '../../shared/fields.ts';
import {
  ActivityInput,
  ActivityPage,
  DeleteAccountInput,
  DeleteAccountOutput,
  Preferences,
  PreferencesInput,
  ProfileInput,
  SessionEntry,
  SessionIdInput,
  UserStats,
} from '../../shared/profile/profile.schema.ts';
import { authed, documented, router } from '../platform/procedures.ts';
import { listActivity, showStats } from './activity.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { savePreferences, showPreferences, updateProfile } from './profile.service.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';

export const profileRouter = router({
  update: authed
    .meta(documented('PUT', '/user/profile', 'Change the profile; what is not sent stays as it is'))
    .input(ProfileInput)
    .output(UserOutput)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  stats: authed
    .meta(documented('GET', '/user/stats', 'Counts of what was done, and the last ten activities'))
    .output(UserStats)
    .query(({ ctx }) => showStats(ctx)),

  activity: authed
    .input(ActivityInput.prefault({}))
    .output(ActivityPage)
    .query(({ ctx, input }) => listActivity(ctx, input)),

  sessions: authed.output(z.array(SessionEntry)).query(({ ctx }) => listSessions(ctx)),

  endSession: authed
    .input(SessionIdInput)
    .output(SuccessOutput)
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),

  endOtherSessions: authed.output(SuccessOutput).mutation(({ ctx }) => endOtherSessions(ctx)),

  preferences: authed.output(Preferences).query(({ ctx }) => showPreferences(ctx)),

  savePreferences: authed
    .input(PreferencesInput)
    .output(Preferences)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),

  deleteAccount: authed
    .meta(documented('POST', '/user/deletion', 'Ask for the account to be deleted; signing in within seven days undoes it', { alsoThrows: ['CONFLICT'] }))
    .input(DeleteAccountInput)
    .output(DeleteAccountOutput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
});
