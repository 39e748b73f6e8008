import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { subscriptionTiers } from '../../shared/auth/auth.schema.ts';
import type { Preferences } from '../../shared/profile/profile.schema.ts';

/** What was chosen of the preferences; the time zone has a column of its own, for days are counted by it. */
export type StoredPreferences = Partial<Pick<Preferences, 'theme' | 'shortcuts'>>;

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  indexes: [
    {
      name: 'users_deletion_index',
      expression: 'create index "users_deletion_index" on "users" ("deletion_requested_at") where "deletion_requested_at" is not null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    username: p.text(),
    /** The username without regard to case, form and look-alike letters, see usernameKey. */
    usernameKey: p.text().unique('users_username_key'),
    email: p.text(),
    emailKey: p.text().unique('users_email_key'),
    passwordHash: p.text().hidden(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profession: p.text().nullable(),
    institution: p.text().nullable(),
    /** In which days of study are counted; an IANA name, UTC where none is known. */
    timeZone: p.text().nullable(),
    subscriptionTier: p.enum(subscriptionTiers).default('free'),
    isAdmin: p.boolean().default(false),
    /** Administrator because ADMIN_EMAIL says so, and only as long as it does. */
    isAdminByEnvironment: p.boolean().default(false),
    /** The advertised administrator of demo mode, which must not outlive it. */
    isDemo: p.boolean().default(false),
    disabledAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** How its owner likes the page; null where nothing was chosen. */
    preferences: p.json<StoredPreferences>().nullable(),
    /** When its owner asked for it to be deleted. Until that is undone nobody is signed in to it. */
    deletionRequestedAt: p.datetime().nullable(),
  },
});
export type User = InferEntity<typeof User>;
